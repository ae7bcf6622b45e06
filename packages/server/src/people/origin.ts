import type { FastifyRequest } from 'fastify'
import { Problem } from '../api/problem.ts'
import { isUpgrade } from '../live/websocket-upgrade.ts'
import { peopleRefusals } from './refusals.en.ts'

/** Where a request came from, for better-auth: set by the server from the connection, never taken from the sender. */
export const ADDRESS_HEADER = 'x-windward-address'

export const COOKIE_PREFIX = 'windward'

/** Cookies of a table that is reached by https go no other way. */
export const isSecure = (address: string | undefined): boolean => address?.startsWith('https:') === true

export const sessionCookie = (address: string | undefined): string =>
  `${isSecure(address) ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where the sender believes to be: the table's public address, or else what the request itself names. */
export const originOf = (request: FastifyRequest, address: string | undefined): string => {
  const named = address ?? `${request.protocol}://${request.host}`
  if (!URL.canParse(named)) throw new Problem(400, peopleRefusals.noHost)
  return new URL(named).origin
}

/**
 * A page from elsewhere may make a browser send our cookie along, but not without the browser saying where the request
 * began. A program that sends a token, or neither of these headers, is no browser that could be misled.
 */
export const refuseForeignOrigin = (request: FastifyRequest, address: string | undefined): void => {
  const { headers, method, raw } = request
  // On a WebSocket a page may do things, and read what comes of them, whichever site it is of.
  const isHarmless = HARMLESS.has(method) && !isUpgrade(raw)
  if (isHarmless || headers.cookie === undefined || headers.authorization !== undefined) return
  const site = headers['sec-fetch-site']
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const foreignOrigin = headers.origin !== undefined && headers.origin !== originOf(request, address)
  if (foreignSite || foreignOrigin) throw new Problem(403, peopleRefusals.otherSite)
}
