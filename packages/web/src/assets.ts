import { existsSync, globSync } from 'node:fs'
import { extname, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Something a browser may ask for: where, what it is, and how long it may be kept without asking again. */
export type Asset = Readonly<{
  path: string
  file: URL
  /** The same by brotli, where it is worth while. */
  packed?: URL
  type: string
  keptForSeconds: number
}>

const YEAR = 365 * 24 * 60 * 60

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
])

/** A file whose name holds the hash of its bytes never changes. */
const HASHED = /-[\w-]{8}\.\w+$/

const dist = new URL('../dist/', import.meta.url)

function assetOf(name: string): Asset[] {
  const type = TYPES.get(extname(name))
  if (type === undefined) return []
  const path = name === 'index.html' ? '/' : `/${name.replaceAll(sep, '/')}`
  const file = new URL(name, dist)
  const packed = new URL(`${name}.br`, dist)
  const keptForSeconds = HASHED.test(name) ? YEAR : 0
  return [{ path, file, type, keptForSeconds, ...(existsSync(packed) ? { packed } : {}) }]
}

/** Everything the built page consists of. What is not in this list is not served. */
export const assets: readonly Asset[] = globSync(['*', 'assets/*'], { cwd: fileURLToPath(dist) })
  .toSorted()
  .flatMap(assetOf)
