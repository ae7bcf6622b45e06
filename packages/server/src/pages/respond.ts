import type { IncomingMessage } from 'node:http'
import { refusals } from '../api/refusals.en.ts'
import { type Assets, ENCODINGS, type Encoding, type KeptAsset } from './assets.ts'

export type PageResponse = Readonly<{
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | string
}>

const sentence = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): PageResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: `${text}\n`,
})

/** RFC 9110 13.1.2: any of the tags given, or `*`; a weak tag counts as its strong one. */
const isKnown = (tag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === '*' || known === tag)

/** RFC 9110 12.5.3, as far as browsers use it: named and not refused with a weight of nothing. */
const takes = (encoding: Encoding, accepted: string | undefined): boolean =>
  (accepted ?? '').split(',').some((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '')
  })

const respondWith = (asset: KeptAsset, headers: Request['headers']): PageResponse => {
  const { type, tag, cacheControl, packed } = asset
  const caching = { 'cache-control': cacheControl, etag: tag, vary: 'accept-encoding' }
  if (isKnown(tag, headers['if-none-match'])) return { status: 304, headers: caching, body: '' }
  const accepted = String(headers['accept-encoding'] ?? '')
  const encoding = ENCODINGS.find((each) => takes(each, accepted))
  const body = encoding && packed(encoding)
  return {
    status: 200,
    headers: { ...caching, 'content-type': type, ...(body && { 'content-encoding': encoding }) },
    body: body ?? asset.body,
  }
}

/** Paths are compared as they were sent: none is decoded or resolved, so none can fail to be. */
const pathOf = (target: string): string => target.split('?', 1)[0] ?? ''

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const READING = ['GET', 'HEAD']

export const respond = (assets: Assets, { method, url = '', headers }: Request): PageResponse => {
  if (method !== 'GET' && method !== 'HEAD') {
    return sentence(405, refusals.onlyReading(READING), { allow: READING.join(', ') })
  }
  const path = pathOf(url)
  const asset = assets.get(path)
  return asset ? respondWith(asset, headers) : sentence(404, refusals.nothingHere)
}
