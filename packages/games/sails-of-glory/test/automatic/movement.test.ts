import assert from 'node:assert/strict'
import { test } from 'node:test'
import { automaticDeck, layOpen } from '../../src/automatic/automatic-deck.ts'
import type { BlueId } from '../../src/data/cards.ts'
import type { ShipId } from '../../src/data/ships.ts'
import { movement } from '../../src/movement/movement.ts'
import { planOrders } from '../../src/planning/planning.ts'
import { draws, type Lying, once, position, Scene } from '../scene.ts'

const SOLO = { scenario: 'blockade-solo' }
const ALONE = ['british-1'] as const

/** The deck of HMS Defence after these cards have been drawn one by one. */
function drawn(...cards: BlueId[]) {
  const pile = { deck: automaticDeck('hms-defence'), used: [] as BlueId[] }
  for (const card of cards) layOpen(pile, card)
  return pile
}

function sailed(lying: Lying, dice: readonly string[], options: object = {}) {
  const start = position({ genereux: lying }, { ...SOLO, ...options }, ALONE)
  return new Scene(start, once(movement), { dice: draws(...dice) }).diceSpent()
}

test('SOG E33, SOG 15.1.1 the automatic deck of deck D holds the 14 cards of veer 3 to 7', () => {
  const deck = automaticDeck('hms-defence')
  assert.equal(deck.length, 14)
  assert.deepEqual([...new Set(deck)].sort(), [
    'slip-left',
    'slip-right',
    'straight',
    'veer-3',
    'veer-4',
    'veer-6',
    'veer-7',
  ])
})

test('SOG 15.1.1 the top card is executed at once, and nothing is planned ahead', () => {
  const start = position({ genereux: { at: [450, 600, 180] } }, { ...SOLO, level: 'standard' }, ALONE)
  const planning = new Scene(start, planOrders)
  assert.equal(planning.over, true, 'nobody is asked to plan for her')
  const scene = sailed({ at: [450, 600, 180] }, ['veer-6'], { level: 'standard' })
  const ship = scene.ship('genereux')
  assert.equal(ship.course?.card, 'veer-6')
  assert.deepEqual([ship.plan.now, ship.plan.next, ship.used], [null, null, ['veer-6']])
  assert.equal(ship.deck.length, 13)
})

test('SOG E43, SOG 15.1.2 a pair of turns that add up to 10 goes back with the straights', () => {
  const after = drawn('straight', 'slip-right', 'veer-6', 'veer-7', 'veer-4')
  assert.deepEqual(after.used, ['slip-right', 'veer-7'])
  assert.equal(after.deck.length, 12)
  layOpen(after, 'slip-left')
  assert.deepEqual(after.used, ['veer-7'])
})

test('SOG 15.1.2 other cards stay: a third sideslip, turns that do not pair, straights alone', () => {
  assert.deepEqual(drawn('slip-right', 'slip-right', 'slip-left').used, ['slip-right'])
  assert.deepEqual(drawn('veer-6', 'veer-3', 'straight').used, ['veer-6', 'veer-3', 'straight'])
})

test('SOG 15.1.3 when the deck is empty all used cards are shuffled into it', () => {
  const pile = { deck: ['veer-6'] as BlueId[], used: ['veer-6', 'straight'] as BlueId[] }
  layOpen(pile, 'veer-6')
  assert.deepEqual([pile.deck.length, pile.used.length], [3, 0])
})

test('SOG 15.1.4 aback she executes the red card of the drawn value, at every level', () => {
  for (const level of ['basic', 'standard', 'advanced']) {
    for (const [card, red] of [
      ['veer-7', 'aback-6'],
      ['slip-left', 'aback-5'],
      ['veer-3', 'aback-4'],
    ] as const) {
      assert.equal(sailed({ at: [450, 600, 270] }, [card], { level }).ship('genereux').red, red)
    }
  }
})

test('SOG 15.1.4 with a broken mast a gray card is drawn by lot', () => {
  const special = { fires: 0, leaks: 0, masts: 1, sails: 0, rudder: 0 }
  const ship = sailed({ at: [450, 600, 180], special }, ['one-hard-left'], { level: 'advanced' }).ship(
    'genereux',
  )
  assert.equal(ship.course?.card, 'one-hard-left')
  assert.equal(ship.deck.length, 14)
})

test('SOG 15.1.4, SOG 12.20.5 with backing sails in a low wind she draws no card and lies still', () => {
  const options = { ...SOLO, level: 'advanced', windDirection: true, windStrength: true }
  const start = position({ genereux: { at: [450, 600, 180], sails: 'backing' } }, options, ALONE)
  start.wind.strength = 'low'
  const { pose, course, deck } = new Scene(start, once(movement)).diceSpent().ship('genereux')
  assert.deepEqual([pose.y, course, deck.length], [600_000, null, 14])
})

test('SOG 15.1.5 anchored ships never move', () => {
  const lying: Partial<Record<ShipId, Lying>> = { 'hms-defence': { at: [430, 700, 90] } }
  const start = position(lying, { scenario: 'sitting-ducks' }, ['french-1'])
  const { pose, deck } = new Scene(start, once(movement)).ship('hms-defence')
  assert.deepEqual([pose, deck], [{ x: 430_000, y: 700_000, heading: 90_000 }, []])
})
