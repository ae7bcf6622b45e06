import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outboxOf } from '../../src/operations/data-location.ts'

test('letters are left where the operator wants them, else with the data; a table that keeps nothing leaves none', () => {
  assert.equal(outboxOf({ data: '/srv/table' }), '/srv/table/outbox')
  assert.equal(outboxOf({ data: '/srv/table', outbox: '/srv/letters' }), '/srv/letters')
  assert.equal(outboxOf({ data: ':memory:', outbox: '/srv/letters' }), '/srv/letters')
  assert.equal(outboxOf({ data: ':memory:' }), undefined)
})
