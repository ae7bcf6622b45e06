import assert from 'node:assert/strict'
import { test } from 'node:test'
import { windward } from 'windward/test-kit/command-line.ts'

test('where it can be won in several ways, it is counted by which', async () => {
  const { out } = await windward(
    'simulate',
    'sails-of-war',
    '--seats',
    '2',
    '--options',
    '{"roundLimit": 1}',
    '--json',
  )
  assert.deepEqual(JSON.parse(out).ways, { roundLimit: 1 })
})
