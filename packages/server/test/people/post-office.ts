import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createSocketServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('It listens on no port.')
  return bound.port
}

const converse = (socket: Socket, letters: string[], refuse: () => boolean): void => {
  let letter: string | undefined
  let rest = ''
  socket.write('220 here\r\n')
  socket.setEncoding('utf8').on('data', (text: string) => {
    rest += text
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (letter !== undefined) {
        if (line === '.') {
          letters.push(letter)
          letter = undefined
          socket.write('250 kept\r\n')
        } else letter += `${line}\n`
      } else if (/^DATA/i.test(line)) {
        letter = ''
        socket.write('354 go on\r\n')
      } else if (/^RCPT/i.test(line) && refuse()) socket.write('451 later\r\n')
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else socket.write('250 well\r\n')
    }
  })
}

export type MailServer = { readonly url: string; readonly letters: string[]; refusing: boolean }

/** Takes letters by SMTP (RFC 5321), as much of it as a sender needs. */
export const openMailServer = async (t: TestContext): Promise<MailServer> => {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    sockets.add(socket)
    converse(socket, letters, () => office.refusing)
  })
  const port = await listening(server)
  const office: MailServer = { url: `smtp://127.0.0.1:${port}`, letters, refusing: false }
  t.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return office
}

export type PushService = {
  readonly origin: string
  readonly received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[]
  /** What it answers from now on. */
  status: number
}

/** Takes push messages as the services of browser makers do (RFC 8030). */
export const openPushService = async (t: TestContext): Promise<PushService> => {
  const server = createServer(async (request, response) => {
    service.received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
    response.writeHead(service.status).end()
  })
  const port = await listening(server)
  const service: PushService = { origin: `http://127.0.0.1:${port}`, received: [], status: 201 }
  t.after(() => server.close())
  return service
}
