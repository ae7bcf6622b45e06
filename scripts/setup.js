// Runs before `npm start` and `npm test`, on whatever Node the machine has: plain JavaScript that needs
// nothing installed. After an `npm install` typed by hand it only notes that the install was finished.
import { fileURLToPath } from 'node:url'
import { leaveMark, say, setUp } from './installation.js'

const root = fileURLToPath(new URL('..', import.meta.url))

if (process.argv.includes('--installed')) {
  leaveMark(root)
} else {
  const reason = setUp(root)
  if (reason) say(reason)
  process.exitCode = reason ? 1 : 0
}
