import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runNpm, say } from './installation.js'
import { leaveMark, markedExtent } from './installed.js'

/**
 * Runs a program of tools/api. Those need libraries nobody needs who only plays, so they have an install of their own,
 * with a lock file of its own: it is made here when it is first wanted, and `npm start` never makes it.
 */
const folder = fileURLToPath(new URL('../tools/api', import.meta.url))

function install(): boolean {
  if (markedExtent(folder) === 'all') return true
  say('Windward: fetching what looks over the papers of the API. This happens once.')
  const { status } = runNpm(folder, ['ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error'])
  if (status !== 0) {
    say('The tools for the API could not be fetched: npm did not finish. Its reasons stand above.')
    return false
  }
  leaveMark(folder)
  return true
}

const [program = '', ...words] = process.argv.slice(2)
process.exitCode = install()
  ? (spawnSync(process.execPath, [program, ...words], { cwd: folder, stdio: 'inherit' }).status ?? 1)
  : 1
