import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const fuzzed = await fuzz(Number(values.requests), Number(values.seed))
process.stdout.write(`${JSON.stringify({ ...values, ...fuzzed })}\n`)
