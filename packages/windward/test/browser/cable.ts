import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'

export interface Cable {
  readonly address: string
  /** Pulled out, it carries nothing and takes no new calls. */
  pull(): void
  plugIn(): void
}

/** A cable between a browser and the harbour that can be pulled out. */
export async function layCable(t: TestContext, harbour: string): Promise<Cable> {
  const { port, hostname } = new URL(harbour)
  const calls = new Set<Socket>()
  let isIn = true
  const server = createServer((near) => {
    if (!isIn) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      calls.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        calls.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    for (const socket of calls) socket.destroy()
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The cable has no end.')
  return {
    address: `http://127.0.0.1:${bound.port}/`,
    pull() {
      isIn = false
      for (const socket of calls) socket.destroy()
    },
    plugIn() {
      isIn = true
    },
  }
}
