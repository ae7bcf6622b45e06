import { after, before } from 'node:test'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import { Postgres } from '../postgres.ts'
import { conformance } from './conformance.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

conformance('PostgreSQL', async () => openPostgres(await postgres.database()))
