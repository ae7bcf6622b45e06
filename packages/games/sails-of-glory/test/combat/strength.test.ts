import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countersOf } from '../../src/combat/counters-drawn.ts'
import { lettersAt } from '../../src/data/ammunition.ts'

const plain = { rake: null, first: false, divided: 1 } as const

test('SOG E5, SOG 10.5.1 firepower 3: by the bow 4 counters, by the stern 5', () => {
  assert.equal(countersOf({ ...plain, firepower: 3 }), 3)
  assert.equal(countersOf({ ...plain, firepower: 3, rake: 'bow' }), 4)
  assert.equal(countersOf({ ...plain, firepower: 3, rake: 'stern' }), 5)
})

test('SOG E6, SOG 10.5.1 firepower 7: by the bow 10 counters, by the stern 11', () => {
  assert.equal(countersOf({ ...plain, firepower: 7, rake: 'bow' }), 10)
  assert.equal(countersOf({ ...plain, firepower: 7, rake: 'stern' }), 11)
})

test('SOG E7, SOG E8, SOG 12.7.1, SOG 10.5.3 first broadside of firepower 4: 6, and with a rake by the bow 8', () => {
  assert.equal(countersOf({ ...plain, firepower: 4, first: true }), 6)
  assert.equal(countersOf({ ...plain, firepower: 4, first: true, rake: 'bow' }), 8)
})

test('SOG E9, SOG 12.6.1, SOG 12.3.3 continuous fire is divided after raking', () => {
  assert.equal(countersOf({ ...plain, firepower: 7, rake: 'stern', divided: 2 }), 5)
  assert.equal(countersOf({ ...plain, firepower: 7, rake: 'stern', divided: 3 }), 3)
})

test('SOG 2.3.4, SOG 7.1.6, SOG 10.6.2, SOG 12.9.3 what each load draws at each range', () => {
  const at = (load: 'ball' | 'chain' | 'grape' | 'double') =>
    [62_500, 62_501, 125_000, 125_001, 250_000, 250_001].map((range) => lettersAt(load, range).join(''))
  assert.deepEqual(at('ball'), ['B', 'B', 'B', 'A', 'A', ''])
  assert.deepEqual(at('chain'), ['C', '', '', '', '', ''])
  assert.deepEqual(at('grape'), ['D', '', '', '', '', ''])
  assert.deepEqual(at('double'), ['AB', 'AB', 'AB', '', '', ''])
})
