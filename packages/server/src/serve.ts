import { createServer, type Server } from 'node:http'
import { assets } from '@windward/web'
import { answer } from './answer.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { listen } from './listen.ts'
import { fillShelf, type Shelf } from './shelf.ts'

export type Serving = Readonly<{
  /** Where a browser finds the table. */
  address: string
  /** Finishes what was begun, then stops. */
  close: () => Promise<void>
}>

/** Port and host are only what somebody asked for; without a port the first free one from 3000 on is used. */
export type ServeOptions = Readonly<{
  port?: number | undefined
  host?: string | undefined
  /** Told what the person who started the table should know. */
  say?: (sentence: string) => void
}>

const PATIENCE_MS = 5000

const createTable = (shelf: Shelf): Server => {
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    const { status, headers, body } = answer(shelf, request)
    const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }
    response.writeHead(status, { ...SECURITY_HEADERS, ...headers, ...length })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  return server
}

const addressOf = (server: Server): string => {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.')
  const anywhere = bound.address === '0.0.0.0' || bound.address === '::'
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return `http://${anywhere ? 'localhost' : host}:${bound.port}/`
}

const closing = (server: Server) => (): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
  })

const toStandardError = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`)
}

export const serve = async (options: ServeOptions = {}): Promise<Serving> => {
  const { port, host = '127.0.0.1', say = toStandardError } = options
  const server = createTable(await fillShelf(assets))
  const { movedFrom } = await listen(server, host, port)
  const address = addressOf(server)
  if (movedFrom !== undefined)
    say(`Port ${movedFrom} is taken by another program, so the table is at ${address}`)
  return { address, close: closing(server) }
}
