import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Postgres } from '../postgres.ts'
import { authoritySiege } from './authority-siege.ts'

/** Authority taken away while streams are open by it: `--engine sqlite|postgres`, `--rounds N`. */
const LONGEST_MS = 1000

const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'sqlite' }, rounds: { type: 'string', default: '20' } },
})
const data = mkdtempSync(join(tmpdir(), 'windward-siege-'))
const postgres = values.engine === 'postgres' ? await Postgres.start() : undefined
try {
  const endings = await authoritySiege({
    place: postgres === undefined ? { data } : { data, databaseUrl: await postgres.database() },
    processes: postgres === undefined ? 1 : 2,
    rounds: Number(values.rounds),
    said: (sentence) => process.stderr.write(`${sentence}\n`),
  })
  process.stdout.write(`${JSON.stringify({ ...values, endings })}\n`)
  for (const [name, milliseconds] of Object.entries(endings))
    assert.ok(milliseconds < LONGEST_MS, `${name}, and streams were open for ${milliseconds} ms more`)
} finally {
  await postgres?.stop()
  rmSync(data, { recursive: true, force: true })
}
