import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'

/** The long fuzz: `--requests N`, `--seed N`. */
const MOST_GROWTH_MB = 10

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const fuzzed = await fuzz(Number(values.requests), Number(values.seed), (sentence) =>
  process.stderr.write(`${sentence}\r`),
)
process.stdout.write(`${JSON.stringify({ ...values, ...fuzzed })}\n`)
const [early, late] = fuzzed.megabytes
assert.ok(late - early < MOST_GROWTH_MB, `the heap has grown from ${early} to ${late} MB`)
