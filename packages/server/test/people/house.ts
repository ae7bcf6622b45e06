import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { newApp } from '../../src/api/app.ts'
import { openPeople, type People, type PeopleOptions } from '../../src/people/people.ts'
import { addPeople } from '../../src/people/routes/index.ts'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import type { Storage } from '../../src/storage/storage.ts'

export type House = Readonly<{ address: string; outbox: string; storage: Storage; people: People }>

type Wishes = Partial<Omit<PeopleOptions, 'storage' | 'mail'>> &
  Readonly<{ storage?: Storage; smtp?: string }>

/** A server with nothing but people, on a database that leaves nothing behind unless another is given. */
export const openHouse = async (
  t: TestContext,
  { storage: given, smtp, ...wishes }: Wishes = {},
): Promise<House> => {
  const outbox = mkdtempSync(join(tmpdir(), 'windward-outbox-'))
  const storage = given ?? (await openSqlite(':memory:'))
  const people = await openPeople({
    storage,
    limited: false,
    roundMs: 3_600_000,
    mail: { from: 'Windward <table@example.org>', smtp, outbox },
    push: { contact: 'mailto:table@example.org', services: [] },
    log: () => undefined,
    ...wishes,
  })
  const app = newApp()
  await addPeople(app, people)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  people.opened(address)
  t.after(async () => {
    await app.close()
    await people.close()
    if (given === undefined) await storage.close()
    rmSync(outbox, { recursive: true })
  })
  return { address, outbox, storage, people }
}
