import type { TestContext } from 'node:test'
import { game as skirmish } from '@windward/table/fixture'
import type { FastifyInstance } from 'fastify'
import { addApi, newApp } from '../../src/api/app.ts'
import { openApi } from '../../src/api/openapi.ts'
import { RATES, type Rates } from '../../src/api/rates.ts'
import { createServer } from '../../src/http-server.ts'
import { type OpenServices, openServices, type ServicesOptions } from '../../src/match/open-services.ts'
import type { ServedGame } from '../../src/match/served-game.ts'
import { type Asking, type Identify, type Identity, nobody, SCOPES } from '../../src/people/identity.ts'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** `Bearer person NAME`, `Bearer guest NAME`, or `Bearer token NAME scope scope …`. */
const believed = ({ headers }: Asking): Identity => {
  const [, kind, name = '', ...scopes] = (headers.authorization ?? '').split(' ')
  if (kind === 'person' || kind === 'guest') return { kind, id: `id-${name}`, name }
  if (kind === 'token')
    return { kind, id: `id-${name}`, name, scopes: new Set(SCOPES.filter((scope) => scopes.includes(scope))) }
  return nobody
}

const identify: Identify = async (request) => believed(request)

export const FIXTURE: ServedGame = { game: skirmish, module: import.meta.resolve('@windward/table/fixture') }

export interface Wishes extends Partial<ServicesOptions> {
  readonly file?: string
  readonly port?: number
  readonly rates?: Rates
}

export interface Opened {
  readonly address: string
  readonly app: FastifyInstance
  readonly storage: Storage
  readonly services: OpenServices
  close(): Promise<void>
}

/** A server with all of the API on a database of its own, for people whom everybody believes. */
export async function openServer({
  file = ':memory:',
  port = 0,
  rates = RATES,
  ...wishes
}: Wishes = {}): Promise<Opened> {
  const storage = wishes.storage ?? (await openSqlite(file))
  const services = await openServices({ games: [FIXTURE], ...wishes, storage })
  const app = newApp({ server: (handler) => createServer(new Map(), handler) })
  await openApi(app)
  await addApi(app, {
    ...services,
    identify,
    called: async (text) => (text.startsWith('id-') ? [text] : []),
    rates,
  })
  const address = await app.listen({ host: '127.0.0.1', port })
  await services.start()
  let closed: Promise<void> | undefined
  const close = async () => {
    await services.close()
    app.server.closeAllConnections()
    await app.close()
    await storage.close()
  }
  return { address, app, storage, services, close: () => (closed ??= close()) }
}

export async function serverFor(t: TestContext, wishes: Wishes = {}): Promise<Opened> {
  const server = await openServer(wishes)
  t.after(server.close)
  return server
}
