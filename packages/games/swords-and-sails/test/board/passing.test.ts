import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oneOf } from '@windward/table'
import { passingOf } from '../../board/staged/passing.ts'

const asked = (kind: string, absent: unknown, ...keys: string[]) =>
  passingOf(
    { kind, absent: () => absent, options: () => oneOf(keys, (key) => ({ key })) },
    ({ key }) => `by ${key}`,
  )

test('whoever lets a question pass reads what is answered for them', () => {
  assert.equal(asked('run-down', 'FRA', 'FRA', 'let-go'), 'by FRA')
  assert.equal(asked('take-share', [0], '0', '5'), 'nothing')
})

test('nothing is said where everything stays as it is, or where it cannot be found', () => {
  assert.equal(asked('counter-spy', 'pass', 'pass', 'counter'), undefined)
  assert.equal(asked('retreat', 'fight', 'fight', 'retreat'), undefined)
  assert.equal(asked('assign-cargo', [1], 'first', 'spread'), undefined)
})
