import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Asset } from '@windward/web'

/** Ways to send less, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** An asset read once and kept in memory, with the tag that changes when its bytes do. */
export type KeptAsset = Readonly<{
  body: Buffer
  /** What compresses well, compressed: once, when it is first asked for, so that an idle table need not hold it. */
  packed: (encoding: Encoding) => Buffer | undefined
  type: string
  tag: string
  cacheControl: string
}>

const PACKS_WELL = /^(?:text\/|application\/|image\/svg)/

/** Good enough and quick: the best takes many times as long and saves a thirtieth. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const pack = (encoding: Encoding, body: Buffer): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, QUICKLY) : gzipSync(body)

/** What the build has packed, if it is the same still: the page may have been built anew since it was read. */
const madeReady = (body: Buffer, ready: URL | undefined): Buffer | undefined => {
  if (ready === undefined) return undefined
  try {
    const packed = readFileSync(ready)
    return brotliDecompressSync(packed).equals(body) ? packed : undefined
  } catch {
    return undefined
  }
}

const packing = (body: Buffer, type: string, ready: URL | undefined): KeptAsset['packed'] => {
  if (!PACKS_WELL.test(type)) return () => undefined
  const packed = new Map<Encoding, Buffer>()
  return (encoding) => {
    const known =
      packed.get(encoding) ?? (encoding === 'br' ? madeReady(body, ready) : undefined) ?? pack(encoding, body)
    packed.set(encoding, known)
    return known
  }
}

/** By path; a request is looked up here and never on the disk, so no path can lead anywhere else. */
export type Assets = ReadonlyMap<string, KeptAsset>

const readAsset = async ({
  path,
  file,
  packed,
  type,
  keptForSeconds,
}: Asset): Promise<[string, KeptAsset]> => {
  const body = await readFile(file)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const cacheControl = keptForSeconds > 0 ? `public, max-age=${keptForSeconds}` : 'no-cache'
  return [path, { body, packed: packing(body, type, packed), type, tag, cacheControl }]
}

export const readAssets = async (assets: readonly Asset[]): Promise<Assets> =>
  new Map(await Promise.all(assets.map(readAsset)))
