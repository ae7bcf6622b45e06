import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Postgres } from '../postgres.ts'
import { besiege } from './siege.ts'

/**
 * The long sieges: `--engine sqlite|postgres`, `--kills N`, `--processes N`, `--matches N`, `--seats N`; with `--silent N`
 * seats of each match are left to a clock of `--seconds N`. PostgreSQL is restarted `--restarts N` times.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '100' },
    processes: { type: 'string', default: '1' },
    matches: { type: 'string', default: '6' },
    seats: { type: 'string', default: '7' },
    silent: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '2' },
    restarts: { type: 'string', default: '0' },
  },
})
const data = mkdtempSync(join(tmpdir(), 'windward-siege-'))
const postgres = values.engine === 'postgres' ? await Postgres.start() : undefined
try {
  const proven = await besiege({
    place: postgres === undefined ? { data } : { data, databaseUrl: await postgres.database() },
    processes: Number(values.processes),
    matches: Number(values.matches),
    seats: Number(values.seats),
    silent: Number(values.silent),
    seconds: Number(values.seconds),
    kills: Number(values.kills),
    restarts: Number(values.restarts),
    ...(postgres !== undefined && { restart: () => postgres.restart(500) }),
    said: (sentence) => process.stderr.write(`${sentence}\r`),
  })
  process.stdout.write(`${JSON.stringify({ ...values, ...proven })}\n`)
} finally {
  await postgres?.stop()
  rmSync(data, { recursive: true, force: true })
}
