import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import { Postgres } from '../../postgres.ts'
import { fuzz } from './fuzz.ts'

/** The long fuzz: `--requests N`, `--seed N`, `--engine sqlite|postgres`. */
const MOST_GROWTH_MB = 10

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const postgres = values.engine === 'postgres' ? await Postgres.start() : undefined
const said = (sentence: string) => process.stderr.write(`${sentence}\r`)
const fuzzed = await fuzz(Number(values.requests), Number(values.seed), said, await postgres?.database())
await postgres?.stop()
process.stdout.write(`${JSON.stringify({ ...values, ...fuzzed })}\n`)
const [early, late] = fuzzed.megabytes
assert.ok(late - early < MOST_GROWTH_MB, `the heap has grown from ${early} to ${late} MB`)
