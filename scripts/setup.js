// Runs before `npm start` and `npm test`, on whatever Node the machine has: plain JavaScript that needs
// nothing installed. After every install npm runs it to note that it was finished, and to have the server compiled.
import { fileURLToPath } from 'node:url'
import { compile, leaveMark, say, setUp } from './installation.js'

const root = fileURLToPath(new URL('..', import.meta.url))

if (process.argv.includes('--installed')) {
  leaveMark(root)
  compile(root)
} else {
  const reason = setUp(root)
  if (reason) say(reason)
  process.exitCode = reason ? 1 : 0
}
