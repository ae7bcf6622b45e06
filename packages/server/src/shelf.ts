import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Asset } from '@windward/web'

/** Ways to send less, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** An asset read once and kept in memory, with the tag that changes when its bytes do. */
export type Shelved = Readonly<{
  body: Buffer
  /** What compresses well is kept so, too. */
  packed: Readonly<Partial<Record<Encoding, Buffer>>>
  type: string
  tag: string
  cacheControl: string
}>

const PACKS_WELL = /^(?:text\/|application\/|image\/svg)/

/** Good enough and quick: the best takes a second more at every start and saves a thirtieth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const packings = async (body: Buffer, type: string): Promise<Shelved['packed']> => {
  if (!PACKS_WELL.test(type)) return {}
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body)])
  return { br, gzip: gz }
}

/** By path; a request is looked up here and never on the disk, so no path can lead anywhere else. */
export type Shelf = ReadonlyMap<string, Shelved>

const shelve = async ({ path, file, type, keptForSeconds }: Asset): Promise<[string, Shelved]> => {
  const body = await readFile(file)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const cacheControl = keptForSeconds > 0 ? `public, max-age=${keptForSeconds}` : 'no-cache'
  return [path, { body, packed: await packings(body, type), type, tag, cacheControl }]
}

export const fillShelf = async (assets: readonly Asset[]): Promise<Shelf> =>
  new Map(await Promise.all(assets.map(shelve)))
