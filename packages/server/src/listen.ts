import { once } from 'node:events'
import type { Server } from 'node:http'

/** Why the table cannot be opened there, as a sentence for whoever started it. */
export class CannotListen extends Error {}

const DEFAULT_PORT = 3000
const PORTS_TRIED = 20

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const reasonFor = (error: unknown, host: string, port: number): CannotListen | undefined => {
  const reasons = new Map([
    [
      'EADDRINUSE',
      `Port ${port} on ${host} is taken by another program. Choose another port, or none: then a free one is found.`,
    ],
    ['EACCES', `This system does not allow port ${port} on ${host}. Choose one above 1023.`],
    ['EADDRNOTAVAIL', `This machine has no address ${host}.`],
    ['ENOTFOUND', `No machine is known by the name ${host}.`],
    ['ERR_SOCKET_BAD_PORT', `${port} is no port: ports run from 0 to 65535.`],
  ])
  const reason = reasons.get(codeOf(error))
  return reason === undefined ? undefined : new CannotListen(reason, { cause: error })
}

const tryPort = async (server: Server, host: string, port: number): Promise<void> => {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw reasonFor(error, host, port) ?? error
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof CannotListen && codeOf(error.cause) === 'EADDRINUSE'

/** A port that was asked for is used or refused; otherwise the first free one from 3000 on. */
export const listen = async (
  server: Server,
  host: string,
  port?: number,
): Promise<{ movedFrom?: number }> => {
  if (port !== undefined) {
    await tryPort(server, host, port)
    return {}
  }
  for (let candidate = DEFAULT_PORT; candidate < DEFAULT_PORT + PORTS_TRIED; candidate++) {
    try {
      await tryPort(server, host, candidate)
      return candidate === DEFAULT_PORT ? {} : { movedFrom: DEFAULT_PORT }
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  throw new CannotListen(
    `Ports ${DEFAULT_PORT} to ${DEFAULT_PORT + PORTS_TRIED - 1} on ${host} are all taken. Choose a port.`,
  )
}
