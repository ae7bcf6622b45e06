import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { Postgres } from '../postgres.ts'
import { crash } from './crash.ts'

const folder = mkdtempSync(join(tmpdir(), 'windward-crash-'))
let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

crash('SQLite', async () => ({ file: join(folder, 'matches.db') }))
crash('PostgreSQL', async () => ({ url: await postgres.database() }))
