import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type Received = Readonly<{ status: number; headers: ReadonlyMap<string, string>; body: string }>

/** Sends bytes as they are, which `fetch` would tidy first, and reads what comes back; a connection cut off is no answer. */
export const sendRaw = async (address: string, bytes: string): Promise<Received> => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.end(bytes, 'latin1')
  const [head = '', ...rest] = (await text(socket).catch(() => '')).split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: rest.join('\r\n\r\n'),
  }
}

export const request = (method: string, target: string, ...headers: readonly string[]): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: table', 'Connection: close', ...headers, '', ''].join('\r\n')
