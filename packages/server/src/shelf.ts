import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Asset } from '@windward/web'

/** An asset read once and kept in memory, with the tag that changes when its bytes do. */
export type Shelved = Readonly<{ body: Buffer; type: string; tag: string; cacheControl: string }>

/** By path; a request is looked up here and never on the disk, so no path can lead anywhere else. */
export type Shelf = ReadonlyMap<string, Shelved>

const shelve = async ({ path, file, type, keptForSeconds }: Asset): Promise<[string, Shelved]> => {
  const body = await readFile(file)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const cacheControl = keptForSeconds > 0 ? `public, max-age=${keptForSeconds}` : 'no-cache'
  return [path, { body, type, tag, cacheControl }]
}

export const fillShelf = async (assets: readonly Asset[]): Promise<Shelf> =>
  new Map(await Promise.all(assets.map(shelve)))
