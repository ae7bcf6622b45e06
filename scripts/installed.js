import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How much of the lock file is there: what playing needs, or all of it, with what tests, checks and benches need too.
 * @typedef {'play' | 'all'} Extent
 */

const pinned = process.platform === 'win32' ? 'node.exe' : 'node'

/** @param {string} root */
const lockText = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8')

/**
 * Where the packages lie that playing needs, and where the rest. Those for one kind of machine are optional, and no
 * install has them all; those of ours are links into the house, where a game may come or go without an install.
 * @param {string} root
 */
const packagesOf = (root) => {
  /** @type {{ packages?: Record<string, { dev?: boolean, optional?: boolean, link?: boolean }> }} */
  const { packages = {} } = JSON.parse(lockText(root))
  const asked = Object.entries(packages).filter(
    ([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link,
  )
  /** @param {boolean} spare */
  const paths = (spare) =>
    asked.filter(([, { dev = false }]) => dev === spare).map(([path]) => join(root, path))
  return { needed: paths(false), rest: paths(true) }
}

/**
 * What a finished install of this lock file on this machine leaves behind. Written last, so an interrupted
 * install, another lock file or a folder copied from another kind of machine never shows it.
 * @param {string} root
 * @param {Extent} extent
 */
const markOf = (root, extent) =>
  `${createHash('sha256').update(lockText(root)).digest('hex')} ${process.platform} ${extent}\n`

/** @param {string} root */
const markFile = (root) => join(root, 'node_modules', '.windward-installed')

/** @param {string} root */
export const pinnedNode = (root) => join(root, 'node_modules', 'node', 'bin', pinned)

/**
 * What the last finished install has left, unless packages were taken away since then: `npm prune` does so, and an `npm ci`
 * that was interrupted while it cleared the place.
 * @param {string} root
 * @returns {Extent | undefined}
 */
export const markedExtent = (root) => {
  if (!existsSync(markFile(root))) return undefined
  const mark = readFileSync(markFile(root), 'utf8')
  const isAll = mark === markOf(root, 'all')
  const { needed, rest } = packagesOf(root)
  if (!(isAll || mark === markOf(root, 'play')) || !needed.every(existsSync)) return undefined
  return isAll && rest.every(existsSync) ? 'all' : 'play'
}

/**
 * Is that there which is wanted? Whoever has all can play.
 * @param {string} root
 * @param {Extent} wanted
 */
export const isInstalled = (root, wanted) => {
  const extent = markedExtent(root)
  return existsSync(pinnedNode(root)) && (extent === 'all' || extent === wanted)
}

/**
 * Can the rest be added to what is there? Pieces of it may lie about, left by somebody's own install that never reached
 * its end; npm would take them for whole.
 * @param {string} root
 */
export const isReadyForRest = (root) => isInstalled(root, 'play') && !packagesOf(root).rest.some(existsSync)

/**
 * What npm was asked to leave out is seen from what is there, whoever asked it and by which of its many ways.
 * @param {string} root
 */
export const leaveMark = (root) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(markFile(root), markOf(root, packagesOf(root).rest.every(existsSync) ? 'all' : 'play'))
}

/** @param {string} root */
export const takeMark = (root) => rmSync(markFile(root), { force: true })
