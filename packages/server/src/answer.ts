import type { IncomingMessage } from 'node:http'
import type { Shelf, Shelved } from './shelf.ts'

export type Answer = Readonly<{
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | string
}>

const sentence = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
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

const shelved = ({ body, type, tag, cacheControl }: Shelved, ifNoneMatch: string | undefined): Answer => {
  const caching = { 'cache-control': cacheControl, etag: tag }
  return isKnown(tag, ifNoneMatch)
    ? { status: 304, headers: caching, body: '' }
    : { status: 200, headers: { ...caching, 'content-type': type }, body }
}

/** Paths are compared as they were sent: none is decoded or resolved, so none can fail to be. */
const pathOf = (target: string): string => target.split('?', 1)[0] ?? ''

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

export const answer = (shelf: Shelf, { method, url = '', headers }: Request): Answer => {
  if (method !== 'GET' && method !== 'HEAD') {
    return sentence(405, 'Only GET and HEAD are understood here.', { allow: 'GET, HEAD' })
  }
  const path = pathOf(url)
  const asset = shelf.get(path)
  return asset ? shelved(asset, headers['if-none-match']) : sentence(404, 'There is nothing at this address.')
}
