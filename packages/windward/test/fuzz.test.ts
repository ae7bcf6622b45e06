import assert from 'node:assert/strict'
import { test } from 'node:test'
import { windward } from '../test-kit/command-line.ts'
import { path } from './path.ts'

const SOME = ['--seed', '5', '--decisions', '400', '--json']

test('a sound game comes through with nothing found', async () => {
  const { code, out } = await windward('fuzz', 'fixture', ...SOME)
  const { decisions, malformedTried, ...found } = JSON.parse(out)
  assert.equal(code, 0)
  assert.equal(decisions, 400)
  assert(malformedTried > 0)
  assert.deepEqual(found, { malformedAccepted: 0, crashes: 0, deadEnds: 0, leaks: 0 })
})

test('a game that fails is found out, in numbers and in sentences', async () => {
  const { code, out, err } = await windward('fuzz', path('own/broken.ts'), ...SOME)
  assert.equal(code, 1)
  const { crashes, findings } = JSON.parse(out)
  assert(crashes > 0)
  assert.match(findings[0], /the sea is missing/)
  assert.match(err, /the sea is missing/)
})
