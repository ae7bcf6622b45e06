import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const OLDEST_NODE = 20
const LONGEST_MS = 60_000
const onWindows = process.platform === 'win32'

/** @param {string} sentence */
export const say = (sentence) => process.stderr.write(`${sentence}\n`)

/**
 * What a finished install of this lock file on this machine leaves behind. Written last, so an interrupted
 * install, another lock file or a folder copied from another kind of machine never shows it.
 * @param {string} root
 */
const markOf = (root) => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform}\n`
}

/** @param {string} root */
const markFile = (root) => join(root, 'node_modules', '.windward-installed')

/** @param {string} root */
export const pinnedNode = (root) => join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node')

/** @param {string} root */
export const hasMark = (root) =>
  existsSync(markFile(root)) && readFileSync(markFile(root), 'utf8') === markOf(root)

/** @param {string} root */
export const isInstalled = (root) => hasMark(root) && existsSync(pinnedNode(root))

/** @param {string} root */
export const leaveMark = (root) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(markFile(root), markOf(root))
}

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
const npmCommand = (root) => {
  const modules = join(root, 'node_modules')
  if (!onWindows || !process.execPath.startsWith(modules + sep)) return 'ci'
  for (const name of readdirSync(modules)) {
    if (name !== 'node') rmSync(join(modules, name), { recursive: true, force: true })
  }
  return 'install'
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

/** @param {string} root */
const install = (root) => {
  say('Windward: setting up. This happens once and takes about half a minute.')
  rmSync(markFile(root), { force: true })
  const flags = [npmCommand(root), '--include=dev', '--include=optional', '--loglevel=error']
  const { status, error } = runNpm(root, flags)
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
 * @param {string} version
 * @returns {string | undefined} the reason it could not be done
 */
export const setUp = (root, version = process.versions.node) => {
  if (Number.parseInt(version, 10) < OLDEST_NODE) {
    return `Windward needs Node ${OLDEST_NODE} or newer to set itself up; this is Node ${version}. See https://nodejs.org.`
  }
  return isInstalled(root) ? undefined : install(root)
}
