import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import { SocketPipe } from './socket-pipe.ts'

const STREAM_URL = /^\/api\/v1\/matches\/[\w-]{1,64}\/stream(?:\?|$)/

/** An answer of the largest game is a few kilobytes. */
const LONGEST_MESSAGE = 32 * 1024

const KEY = /^[+/0-9A-Za-z]{22}==$/

/** Whether a request asks for a WebSocket as we know it, where there is one. Any other is answered as if it had not asked. */
export function isUpgrade({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    headers['sec-websocket-protocol'] === undefined &&
    KEY.test(headers['sec-websocket-key'] ?? '') &&
    STREAM_URL.test(url)
  )
}

interface Asked {
  readonly socket: Socket
  readonly head: Buffer
}

const asked = new WeakMap<IncomingMessage, Asked>()

const sockets = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: LONGEST_MESSAGE,
  autoPong: false,
})

/** Requests for a WebSocket walk through the app like any others: whatever it refuses them with is an ordinary answer. */
export function takeUpgrades(
  server: Server,
  app: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  server.on('upgrade', (request, socket, head) => {
    if (!(socket instanceof Socket)) return
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    // As Node ends any other connection. What else is sent is not read, so nobody would ever hear that the other side has gone.
    response.on('finish', () => socket.destroySoon())
    asked.set(request, { socket, head })
    app(request, response)
  })
}

/** Opens the WebSocket a request asks for; nothing if it asks for none, or whoever asked has gone. */
export function openSocket(request: IncomingMessage, response: ServerResponse): SocketPipe | undefined {
  const upgrade = asked.get(request)
  if (upgrade === undefined || !upgrade.socket.readable || !upgrade.socket.writable) return undefined
  const { socket, head } = upgrade
  response.detachSocket(socket)
  const opened: { pipe?: SocketPipe } = {}
  sockets.handleUpgrade(request, socket, head, (web) => {
    opened.pipe = new SocketPipe(web, socket)
  })
  return opened.pipe
}
