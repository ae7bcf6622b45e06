import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { TestContext } from 'node:test'

/** Something that was brought to a browser, as it travelled: packed. */
export interface Cargo {
  readonly path: string
  readonly bytes: number
  /** When it was asked for, in milliseconds since 1970. */
  readonly asked: number
}

export interface Customs {
  readonly address: string
  readonly brought: readonly Cargo[]
  /** Whether everything that was asked for has come. */
  isEmpty(): boolean
}

/** A house between a browser and the harbour where everything is weighed, whoever in the browser asks for it. */
export async function openCustoms(t: TestContext, harbour: string): Promise<Customs> {
  const brought: Cargo[] = []
  let underWay = 0
  const server = createServer((near, back) => {
    const path = near.url ?? '/'
    const asked = Date.now()
    const { method, headers } = near
    underWay += 1
    back.on('close', () => {
      underWay -= 1
    })
    const far = request(new URL(path, harbour), { method, headers }, (answer) => {
      let bytes = 0
      answer.on('data', ({ length }: Buffer) => {
        bytes += length
      })
      answer.on('end', () => brought.push({ path, bytes, asked }))
      back.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(back)
    })
    far.on('error', () => back.destroy())
    near.pipe(far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The customs house has no door.')
  return { address: `http://127.0.0.1:${bound.port}/`, brought, isEmpty: () => underWay === 0 }
}
