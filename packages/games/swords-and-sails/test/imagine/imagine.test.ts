import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, type Phrase, type SeenLine, seedFrom } from '@windward/table'
import { unitPrice } from '../../src/build/prices.ts'
import { stackOf } from '../../src/cards.ts'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { imagine } from '../../src/imagine/imagine.ts'
import { excessOf, placesFor, placesOf } from '../../src/orders/places-aboard.ts'
import type { State } from '../../src/state.ts'
import { view } from '../../src/view/view.ts'
import { army, endow, fleet, seven } from '../build/building.ts'
import { of } from '../scene.ts'

/** What was told, in its order. */
function told(
  ...lines: readonly (readonly [turn: number, key: string, fields: Phrase['fields']])[]
): SeenLine[] {
  return lines.map(([turn, key, fields]) => ({
    turn,
    clause: 'SNS 1.1.3',
    what: { key, fields },
    private: false,
  }))
}

/** What France imagines, several times over. */
function byFrance(state: State, lines: readonly SeenLine[]): State[] {
  const draw = imagine({ view: view(state, 'FRA'), lines }, 'FRA')
  return Array.from({ length: 20 }, (_, n) => draw(diceFor(diceRoot(seedFrom('imagine', n), {}), 'draw')))
}

const income = (turn: number, faction: string, gold: number) =>
  [turn, 'income.paid', { faction, gold, city: gold, harvest: 0 }] as const

const scores = (turn: number) => [turn, 'victory.scores', { scores: [] }] as const

test('SNS 14.1.1, SNS 1.4.4 before anybody has built, armies and fleets are those of the set-up', () => {
  const state = seven()
  for (const drawn of byFrance(state, told(income(1, 'ENG', 100))))
    for (const seat of MAJOR_IDS) {
      assert.deepEqual(of(drawn, seat).armies, of(state, seat).armies)
      assert.deepEqual(of(drawn, seat).fleets, of(state, seat).fleets)
    }
})

test('SNS 14.1.3, SNS 2.1.3 gold that was told to come and go is counted', () => {
  const lines = told(
    income(1, 'ENG', 240),
    [1, 'intrigue.taken', { seat: 'ENG', free: ['green'], bought: ['red'], price: 30 }],
    [1, 'siege.paid', { besieger: 'ENG', land: 'wales', bought: 2, gold: 30, lost: 1 }],
    [1, 'diplomacy.trade.made', { holder: 'HRE', partner: 'ENG', stakes: [20, 10] }],
  )
  for (const drawn of byFrance(seven(), lines)) {
    assert.equal(of(drawn, 'ENG').gold, 170)
    assert.equal(of(drawn, 'HRE').gold, 0)
  }
})

test('SNS 4.1.7 gold that went over in a bargain of one’s own is counted, and none that was only offered', () => {
  const terms = (gives: number, wants: number) => ({
    kind: 'deal',
    gives: { gold: gives, cards: [] },
    wants: { gold: wants, cards: [] },
  })
  const lines = told(
    income(1, 'ENG', 100),
    [1, 'diplomacy.offer.made', { by: 'ENG', to: ['FRA'], terms: terms(80, 0) }],
    [1, 'diplomacy.offer.withdrawn', { seat: 'ENG' }],
    [1, 'diplomacy.offer.made', { by: 'FRA', to: ['ENG'], terms: terms(50, 20) }],
    [1, 'diplomacy.offer.accepted', { seat: 'ENG', by: 'FRA' }],
  )
  for (const drawn of byFrance(seven(), lines)) assert.equal(of(drawn, 'ENG').gold, 130)
})

test('SNS 9.1.1 what is missing after a phase 7 was spent on units, and what was paid later was still there', () => {
  const state = seven((s) => {
    s.number = 2
  })
  const lines = told(
    income(1, 'ENG', 300),
    [1, 'cities.built', { faction: 'ENG', work: 'minor', land: 'wessex', price: 200 }],
    scores(1),
    income(2, 'ENG', 0),
  )
  const before = strength(state)
  for (const drawn of byFrance(state, lines)) {
    const { gold } = of(drawn, 'ENG')
    assert.ok(gold < 100, `${gold}`)
    assert.ok(strength(drawn) > before)
    assert.ok(strength(drawn) - before <= 100 / 10)
  }
})

/** England's units, by number. */
function strength(state: State): number {
  return Object.values(of(state, 'ENG').armies).reduce((sum, each) => sum + placesFor(each), 0)
}

test('SNS 14.2.2 an army seen in a battle is what it was then, less what it lost since', () => {
  const state = seven((s) => {
    s.number = 2
    const units = { KN: 4, HC: 0, LC: 0, HI: 0, LI: 5, PS: 0 }
    of(s, 'FRA').known = [{ piece: 'ENG I', number: 2, units, bands: [] }]
    army(s, 'ENG', 'I').at = 'wales'
  })
  const lines = told(
    income(2, 'ENG', 0),
    [2, 'movement.marched', { piece: 'ENG I', to: 'wales' }],
    [2, 'battle.won', { where: { land: 'wales' }, winners: ['ENG'] }],
    [2, 'siege.rolled', { land: 'wales', rolled: [4], each: 0, added: 0, points: 4 }],
    [2, 'siege.paid', { besieger: 'ENG', land: 'wales', bought: 0, gold: 0, lost: 2 }],
  )
  const whole = [...told(income(1, 'ENG', 0)), ...lines]
  for (const drawn of byFrance(state, whole))
    assert.deepEqual(army(drawn, 'ENG', 'I').units, { KN: 4, HC: 0, LC: 0, HI: 0, LI: 3, PS: 0 })
})

test('SNS 14.2.2 what an army had more than was thought had been bought, and its gold is gone', () => {
  const state = seven((s) => {
    s.number = 2
    const units = { ...army(s, 'ENG', 'I').units }
    units.KN += 3
    of(s, 'FRA').known = [{ piece: 'ENG I', number: 2, units, bands: [] }]
  })
  const lines = told(income(1, 'ENG', 400), scores(1), income(2, 'ENG', 0), [
    2,
    'battle.won',
    { where: { land: 'wessex' }, winners: ['ENG'] },
  ])
  const left = 400 - 3 * unitPrice('ENG', 'KN')
  for (const drawn of byFrance(state, lines)) assert.equal(of(drawn, 'ENG').gold, left)
})

test('SNS 9.3.2 what a card gave openly is somewhere in the armies', () => {
  const state = seven((s) => {
    s.number = 2
  })
  const lines = told(
    income(1, 'ENG', 0),
    [1, 'build.played', { faction: 'ENG', card: 'sheepBreeding' }],
    scores(1),
    income(2, 'ENG', 0),
  )
  for (const drawn of byFrance(state, lines)) assert.ok(strength(drawn) > strength(state))
})

test('SNS 3.1.5 colours that were taken and not played are in the hand', () => {
  const state = seven((s) => {
    endow(s, 'HRE', { hand: [...s.stacks.yellow.pile.splice(0, 2), ...s.stacks.red.pile.splice(0, 1)] })
    endow(s, 'ENG', { hand: [...s.stacks.blue.pile.splice(0, 2)] })
    const place = s.stacks.green.pile.indexOf('sheepBreeding')
    s.stacks.green.discards = s.stacks.green.pile.splice(place, 1)
  })
  const lines = told(
    income(1, 'ENG', 0),
    [1, 'intrigue.taken', { seat: 'HRE', free: ['yellow', 'yellow'], bought: ['red', 'green'], price: 0 }],
    [1, 'intrigue.taken', { seat: 'ENG', free: ['blue', 'blue'], bought: [], price: 0 }],
    [1, 'build.played', { faction: 'HRE', card: 'sheepBreeding' }],
  )
  for (const drawn of byFrance(state, lines)) {
    assert.deepEqual(of(drawn, 'HRE').hand.map(stackOf).sort(), ['red', 'yellow', 'yellow'])
    assert.deepEqual(of(drawn, 'ENG').hand.map(stackOf), ['blue', 'blue'])
  }
})

test('SNS 14.1.1, SNS 5.4.1 an army at sea has room aboard', () => {
  const state = seven((s) => {
    const aboard = army(s, 'ENG', 'II')
    aboard.at = fleet(s, 'ENG', '1').at
    aboard.aboard = ['1']
  })
  for (const drawn of byFrance(state, told(income(1, 'ENG', 0)))) {
    assert.deepEqual(view(drawn, 'FRA'), view(state, 'FRA'))
    const load = army(drawn, 'ENG', 'II')
    const excess = excessOf([{ units: placesFor(load), fleets: load.aboard }], (id) =>
      placesOf(fleet(drawn, 'ENG', id)),
    )
    assert.equal(excess, 0)
  }
})

test('SNS 14.1.3 without the beginning of the ledger it is drawn as by a stranger', () => {
  const state = seven((s) => {
    s.number = 5
  })
  for (const drawn of byFrance(state, told(income(5, 'ENG', 200))))
    assert.deepEqual(view(drawn, 'FRA'), view(state, 'FRA'))
})
