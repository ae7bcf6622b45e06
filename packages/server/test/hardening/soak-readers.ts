import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deafSiege } from './deaf-siege.ts'

/** Readers that do not read: `--streams N`, `--seconds N`. */
const MOST_GROWTH_MB = 100

const { values } = parseArgs({
  options: { streams: { type: 'string', default: '300' }, seconds: { type: 'string', default: '25' } },
})
const data = mkdtempSync(join(tmpdir(), 'windward-siege-'))
try {
  const proof = await deafSiege({
    data,
    streams: Number(values.streams),
    seconds: Number(values.seconds),
    said: (sentence) => process.stderr.write(`${sentence}\r`),
  })
  process.stdout.write(`${JSON.stringify({ ...values, ...proof })}\n`)
  const { before, most } = proof.megabytes
  assert.ok(most - before < MOST_GROWTH_MB, `memory has grown from ${before} to ${most} MB`)
  assert.equal(proof.lost, 0, 'an ordinary reader has lost its stream')
} finally {
  rmSync(data, { recursive: true, force: true })
}
