// Runs before `npm start` (--play) and before tests, checks and benches, on whatever Node the machine has: plain
// JavaScript that needs nothing installed. After every install npm runs it (--installed) to note that it was finished,
// and to have the server compiled.
import { fileURLToPath } from 'node:url'
import { compile, say, setUp } from './installation.js'
import { leaveMark } from './installed.js'

const root = fileURLToPath(new URL('..', import.meta.url))

if (process.argv.includes('--installed')) {
  leaveMark(root)
  compile(root)
} else {
  const reason = setUp(root, process.argv.includes('--play') ? 'play' : 'all')
  if (reason) say(reason)
  process.exitCode = reason ? 1 : 0
}
