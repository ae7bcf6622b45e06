import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Counter } from '../../src/damage/counters-and-markers.ts'
import { coveredRow, firepower, musketry } from '../../src/damage/log.ts'
import { capacityOf, isFull, placeCounters } from '../../src/damage/place-counters.ts'
import { newShip } from '../../src/setup/begin.ts'
import type { Ship } from '../../src/state.ts'

function after(...turns: Counter[][]): Ship {
  const ship = newShip('courageuse', 'french', 'french-1')
  for (const counters of turns) placeCounters(ship, capacityOf(ship), counters)
  ship.mustered = { hull: ship.hull.length, crew: ship.crew.length }
  return ship
}
const guns = (ship: Ship) => [firepower(ship, 'stem'), firepower(ship, 'central'), firepower(ship, 'stern')]

const FIRST: Counter[] = ['B0', 'B0', 'Bc', 'Bc', 'B6', 'B4', 'B2']
const SECOND: Counter[] = ['B0', 'Bc', 'B2c', 'B3', 'B1', 'B1']

test('SOG E1, SOG 8.1, SOG 8.2, SOG 8.3 the first hit on the Courageuse', () => {
  const ship = after(FIRST)
  assert.deepEqual(ship.hull, [['B6'], ['B4'], ['B2']])
  assert.deepEqual(
    ship.hull.map((box) => isFull(box, 3)),
    [true, true, false],
  )
  assert.deepEqual(ship.zero, ['B0', 'B0'])
  assert.deepEqual(ship.crew, ['Bc', 'Bc'])
  assert.deepEqual(guns(ship), [2, 2, 2])
  assert.equal(musketry(ship), 2)
})

test('SOG E2, SOG 8.1, SOG 8.2 the hit of the turn after', () => {
  const ship = after(FIRST, SECOND)
  assert.deepEqual(ship.hull, [['B6'], ['B4'], ['B2', 'B2c'], ['B3'], ['B1', 'B1']])
  assert.deepEqual(
    ship.hull.map((box) => isFull(box, 3)),
    [true, true, true, true, false],
  )
  assert.deepEqual(ship.crew.length, 4)
  assert.deepEqual(guns(ship), [1, 2, 1])
  assert.equal(musketry(ship), 2)
})

test('SOG E3, SOG 8.2 where the next counter goes', () => {
  assert.deepEqual(after(FIRST, SECOND, ['B3']).hull.at(5), ['B3'])
  assert.deepEqual(after(FIRST, SECOND, ['B5']).hull.at(5), ['B5'])
  for (const small of ['B1', 'B2'] as const) {
    const { hull } = after(FIRST, SECOND, [small])
    assert.equal(hull.length, 5)
    assert.deepEqual(hull.at(4), ['B1', 'B1', small])
    assert.equal(isFull(hull.at(4) ?? [], 3), true)
  }
})

test('SOG E4, SOG 7.1.4, SOG 7.2.2 firepower and musketry at the start and later', () => {
  const fresh = after([])
  assert.deepEqual(guns(fresh), [2, 3, 2])
  assert.equal(musketry(fresh), 2)
  const later = after(['B3', 'B3', 'B3', 'B3', 'B3', 'Bc', 'Bc', 'Bc', 'Bc', 'Bc'])
  assert.deepEqual(guns(later), [1, 2, 1])
  assert.equal(musketry(later), 1)
})

test('SOG 8.4 a row covered to its last box, full or not, is the end', () => {
  const seven: Counter[] = ['B6', 'B6', 'B6', 'B4', 'B4', 'B4', 'B4']
  assert.equal(coveredRow(after(seven)), undefined)
  assert.equal(coveredRow(after([...seven, 'B1'])), 'hull')
  const crew: Counter[] = Array.from({ length: 8 }, () => 'Ec')
  assert.equal(coveredRow(after(crew.slice(1))), undefined)
  assert.equal(coveredRow(after(crew)), 'crew')
})

test('SOG 8.5 counters that find no box are kept aside', () => {
  const all: Counter[] = Array.from({ length: 10 }, () => 'B6')
  const { hull, zero } = after(all)
  assert.deepEqual([hull.length, zero.length], [8, 2])
})

test('SOG 8.1, SOG 2.3.2 damage drawn is damage placed', () => {
  const ship = after(FIRST, SECOND)
  const lying = [...ship.hull.flat(), ...ship.crew.filter((token) => token !== 'crew'), ...ship.zero]
  assert.deepEqual(lying.sort(), [...FIRST, ...SECOND].sort())
})
