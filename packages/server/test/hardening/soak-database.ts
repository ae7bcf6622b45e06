import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Postgres } from '../postgres.ts'
import { outages } from './outage.ts'

/** PostgreSQL stopped `--stops N` times under load: `--processes N`, `--matches N`, `--seats N`, `--comers N`, `--away MS`. */
const { values } = parseArgs({
  options: {
    stops: { type: 'string', default: '20' },
    processes: { type: 'string', default: '1' },
    matches: { type: 'string', default: '4' },
    seats: { type: 'string', default: '5' },
    comers: { type: 'string', default: '12' },
    away: { type: 'string', default: '4000' },
  },
})
const data = mkdtempSync(join(tmpdir(), 'windward-outage-'))
const postgres = await Postgres.start()
try {
  const survived = await outages({
    postgres,
    data,
    processes: Number(values.processes),
    matches: Number(values.matches),
    seats: Number(values.seats),
    comers: Number(values.comers),
    stops: Number(values.stops),
    awayMs: Number(values.away),
    said: (sentence) => process.stderr.write(`${sentence}\r`),
  })
  process.stdout.write(`${JSON.stringify({ ...values, ...survived })}\n`)
} finally {
  await postgres.stop()
  rmSync(data, { recursive: true, force: true })
}
