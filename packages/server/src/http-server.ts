import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { securityHeaders } from './headers.ts'
import { isUpgrade } from './live/websocket-upgrade.ts'
import { HTTP_LIMITS } from './operations/limits.ts'
import type { Assets } from './pages/assets.ts'
import { respond } from './pages/respond.ts'
import { StartUpGate } from './start-up-gate.ts'

/** What is answered by the app; everything else is a page or one of its parts, looked up among the assets. */
const OF_THE_APP = /^\/(?:api(?:[/?]|$)|(?:healthz|readyz|metrics)(?:\?|$))/

/** One server for both: pages go out without passing through the app. */
export const createServer = (
  assets: Assets,
  app: RequestListener,
  address?: string,
  gate: StartUpGate = new StartUpGate(),
): Server =>
  createHttpServer(
    {
      requestTimeout: HTTP_LIMITS.requestTimeout,
      keepAliveTimeout: HTTP_LIMITS.keepAliveTimeout,
      maxHeaderSize: HTTP_LIMITS.http.maxHeaderSize,
      headersTimeout: HTTP_LIMITS.http.headersTimeout,
      // While nobody is let in, whoever asks for a WebSocket is turned away like everybody else.
      shouldUpgradeCallback: (request) => gate.why === undefined && isUpgrade(request),
    },
    (request, response) => {
      if (gate.turnsAway(request, response, address)) return
      if (OF_THE_APP.test(request.url ?? '')) {
        app(request, response)
        return
      }
      const { status, headers, body } = respond(assets, request)
      const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }
      response.writeHead(status, { ...securityHeaders(address), ...headers, ...length })
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  )

export const addressOf = (server: Server): string => {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.')
  const anywhere = bound.address === '0.0.0.0' || bound.address === '::'
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return `http://${anywhere ? 'localhost' : host}:${bound.port}/`
}

/** Lets nobody in any more, and waits for what was begun; connections that idle are closed at once. */
export const closeHttpServer = (server: Server, patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    server.closeIdleConnections()
  })
