import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, seedFrom } from '@windward/table'
import { HAND_CARD_IDS, type HandCard } from '../../src/cards.ts'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import type { Terms } from '../../src/diplomacy/offer.ts'
import { excessOf, placesFor, placesOf } from '../../src/orders/places-aboard.ts'
import { armiesOf } from '../../src/pieces-of.ts'
import { copiesOf } from '../../src/setup/begin.ts'
import type { State } from '../../src/state.ts'
import { resample } from '../../src/view/resample.ts'
import { view } from '../../src/view/view.ts'
import { army, endow, seven } from '../build/building.ts'
import { of } from '../scene.ts'

const dice = (name: string) => diceFor(diceRoot(seedFrom('resample', name), {}), 'draw')

/** A position in the middle of things: cards in hands, an army at sea, something spied. */
function midway(): State {
  return seven((s) => {
    for (const [seat, number] of [
      ['FRA', 3],
      ['ENG', 2],
      ['HRE', 4],
    ] as const) {
      const { green, red } = s.stacks
      endow(s, seat, { hand: [...green.pile.splice(0, number - 1), ...red.pile.splice(0, 1)] })
    }
    s.stacks.green.discards = s.stacks.green.pile.splice(0, 2)
    const aboard = army(s, 'ENG', 'II')
    aboard.at = 'irish_sea'
    aboard.aboard = ['1']
    const units = { KN: 4, HC: 0, LC: 0, HI: 0, LI: 1, PS: 0 }
    s.plans = [
      { by: 'ENG', battle: 'anjou', withdraws: 1 },
      { by: 'FRA', battle: 'anjou', withdraws: 0, order: [1, 0] },
    ]
    of(s, 'FRA').known = [{ piece: 'ENG I', number: 1, units, bands: [] }]
  })
}

test('SNS 14.1.1, SNS 14.1.2, SNS 14.1.3 a state drawn anew looks the same to the one it was drawn for', () => {
  const state = midway()
  for (const looker of [...MAJOR_IDS, 'spectator'] as const) {
    const seen = view(state, looker)
    for (let n = 0; n < 5; n += 1) {
      const drawn = resample(seen, looker, dice(`${looker} ${n}`))
      assert.deepEqual(view(drawn, looker), seen)
      assert.notEqual(JSON.stringify(drawn), JSON.stringify(state))
    }
  }
})

test('SNS 14.1.2, SNS 3.2.8 every card is drawn to one place, and hands and stacks have their sizes', () => {
  const drawn = resample(view(midway(), 'FRA'), 'FRA', dice('cards'))
  const all: HandCard[] = [
    ...Object.values(drawn.stacks).flatMap(({ pile, discards }) => [...pile, ...discards]),
    ...MAJOR_IDS.flatMap((seat) => of(drawn, seat).hand),
  ]
  for (const card of HAND_CARD_IDS) {
    const copies = all.filter((each) => each === card).length
    assert.equal(copies, copiesOf(card, drawn.options), card)
  }
  assert.deepEqual([of(drawn, 'ENG').hand.length, of(drawn, 'HRE').hand.length], [2, 4])
})

test('SNS 14.1.1, SNS 5.4.1 an army at sea is aboard a fleet that has room for it', () => {
  for (let n = 0; n < 20; n += 1) {
    const drawn = resample(view(midway(), 'FRA'), 'FRA', dice(`cargo ${n}`))
    const england = of(drawn, 'ENG')
    const loads = armiesOf(england)
      .filter(({ aboard }) => aboard.length > 0)
      .map((each) => ({ units: placesFor(each), fleets: each.aboard }))
    assert.deepEqual(
      loads.map(({ fleets }) => fleets),
      [['1']],
    )
    const excess = excessOf(loads, (id) => {
      const fleet = england.fleets[id]
      return fleet === undefined ? 0 : placesOf(fleet)
    })
    assert.equal(excess, 0)
  }
})

test('SNS 14.2.2 what was seen this season is so, what was seen earlier is near it', () => {
  const state = midway()
  const fresh = resample(view(state, 'FRA'), 'FRA', dice('fresh'))
  assert.equal(army(fresh, 'ENG', 'I').units.KN, 4)
  state.number = 3
  const older = resample(view(state, 'FRA'), 'FRA', dice('older'))
  assert.ok(Math.abs(army(older, 'ENG', 'I').units.KN - 4) <= 1)
})

test('SNS 3.5.2 cards seen in a hand are drawn there again', () => {
  const state = midway()
  const { hand } = of(state, 'HRE')
  of(state, 'FRA').knownHands = [{ of: 'HRE', number: 1, cards: [...hand] }]
  for (let n = 0; n < 5; n += 1) {
    const drawn = resample(view(state, 'FRA'), 'FRA', dice(`hands ${n}`))
    assert.deepEqual([...of(drawn, 'HRE').hand].sort(), [...hand].sort())
  }
})

test('SNS 4.1.7 whoever has made a proposal to the looker has what he has promised', () => {
  const state = midway()
  const [card = assert.fail('no card')] = of(state, 'ENG').hand
  const terms: Terms = {
    kind: 'deal',
    gives: { gold: 400, cards: [card] },
    wants: { gold: 0, cards: [] },
  }
  state.offers = [{ id: 'deal:ENG>FRA:1', by: 'ENG', to: ['FRA'], terms, agreed: [], closed: false }]
  for (let n = 0; n < 10; n += 1) {
    const { gold, hand } = of(resample(view(state, 'FRA'), 'FRA', dice(`promised ${n}`)), 'ENG')
    assert.ok(gold >= 400 && hand.includes(card), `${gold} ${hand.join()}`)
  }
})

test('SNS 5.1.1, SNS 5.4.6 what has been written, and how much room there was, each knows of his own alone', () => {
  const state = midway()
  const fleet = of(state, 'ENG').fleets['1'] ?? assert.fail('no fleet')
  fleet.berths = 30
  of(state, 'ENG').written = { armies: [], fleets: [], transfers: [] }
  const drawn = (looker: 'ENG' | 'FRA') => of(resample(view(state, looker), looker, dice(looker)), 'ENG')
  assert.deepEqual([drawn('ENG').fleets['1']?.berths, drawn('FRA').fleets['1']?.berths], [30, undefined])
  assert.deepEqual(
    [drawn('ENG'), drawn('FRA')].map(({ written }) => written?.armies),
    [[], undefined],
  )
})

test('SNS 12.1.1 without cards there are none to be drawn', () => {
  const state = seven(undefined, { espionageOnly: true })
  const drawn = resample(view(state, 'FRA'), 'FRA', dice('none'))
  assert.equal(Object.values(drawn.stacks).flatMap(({ pile }) => pile).length, 0)
})
