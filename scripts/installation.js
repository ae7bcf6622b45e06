import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isInstalled, isReadyForRest, leaveMark, pinnedNode, takeMark } from './installed.js'

/** @typedef {import('./installed.js').Extent} Extent */

const OLDEST_NODE = 20
const LONGEST_MS = 60_000
const onWindows = process.platform === 'win32'

/** Keeps what is there, also under a table that is open meanwhile; the lock file stays as it is. */
const FILL_GAPS = ['install', '--no-save']

/** @param {string} sentence */
export const say = (sentence) => process.stderr.write(`${sentence}\n`)

/**
 * So that the first start is as quick and as lean as every later one. Should it not work, that start does it.
 * @param {string} root
 */
export const compile = (root) => {
  const script = join(root, 'packages', 'windward', 'scripts', 'compile.ts')
  spawnSync(pinnedNode(root), [script], { stdio: 'ignore', timeout: LONGEST_MS })
}

/**
 * Windows cannot delete a program that runs, and over an old install it is the pinned Node that runs this
 * script: there everything else is cleared and npm fills the gaps, where elsewhere `npm ci` starts afresh.
 * @param {string} root
 */
const startAfresh = (root) => {
  const modules = join(root, 'node_modules')
  if (!onWindows || !process.execPath.startsWith(modules + sep)) return ['ci']
  for (const name of readdirSync(modules)) {
    if (name !== 'node') rmSync(join(modules, name), { recursive: true, force: true })
  }
  return FILL_GAPS
}

/**
 * @param {string} folder
 * @param {readonly string[]} flags
 */
export const runNpm = (folder, flags) => {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  const { npm_execpath: npm, npm_node_execpath: outerNode } = process.env
  return npm && outerNode
    ? spawnSync(outerNode, [npm, ...flags], options)
    : spawnSync('npm', flags, { ...options, shell: onWindows })
}

/**
 * @param {string} root
 * @param {Extent} wanted
 */
const install = (root, wanted) => {
  const adds = wanted === 'all' && isReadyForRest(root)
  const doing = adds ? 'fetching what tests, checks and benches need' : 'setting up'
  say(`Windward: ${doing}. This happens once and takes about half a minute.`)
  const command = adds ? FILL_GAPS : startAfresh(root)
  takeMark(root)
  const extent = wanted === 'all' ? '--include=dev' : '--omit=dev'
  const { status, error } = runNpm(root, [...command, extent, '--include=optional', '--loglevel=error'])
  if (status !== 0) {
    return `Windward could not be set up: npm did not finish its install${error ? ` (${error.message})` : ''}. Its reasons stand above; is the network there, and is the disk writable?`
  }
  if (!existsSync(pinnedNode(root))) {
    return 'Windward could not be set up: npm is told to ignore install scripts, and the package "node" needs its own. Run: npm ci --ignore-scripts=false'
  }
  leaveMark(root)
  say('Windward: set up.')
  return undefined
}

/**
 * @param {string} root
 * @param {Extent} wanted
 * @param {string} version
 * @returns {string | undefined} the reason it could not be done
 */
export const setUp = (root, wanted, version = process.versions.node) => {
  if (Number.parseInt(version, 10) < OLDEST_NODE) {
    return `Windward needs Node ${OLDEST_NODE} or newer to set itself up; this is Node ${version}. See https://nodejs.org.`
  }
  return isInstalled(root, wanted) ? undefined : install(root, wanted)
}
