import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realmsOnBoard } from '../../src/board/realms.ts'
import { COUNTER_IDS, COUNTERS } from '../../src/data/quest-counters.ts'
import type { NeutralId } from '../../src/data/realms.ts'
import { NEUTRAL_IDS } from '../../src/data/realms.ts'
import { dealRealms } from '../../src/setup/deal-realms.ts'
import { layCounters, placeSerpents } from '../../src/setup/serpents-and-counters.ts'
import { startingPieces } from '../../src/setup/starting-pieces.ts'
import type { SowTable } from '../../src/state.ts'
import { lay } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

/** A deal that begins with these for the Knights and then the Orcs. */
function dealt(knights: readonly NeutralId[], orcs: readonly NeutralId[]) {
  const rest = NEUTRAL_IDS.filter((id) => !knights.includes(id) && !orcs.includes(id))
  return [...knights, ...orcs, ...rest]
}

const MIXED = ['mellon', 'goodland', 'sunder-vale', 'kingsreach', 'bone-flats'] as const
const RICH = ['oldroot', 'stormtop', 'iron-teeth', 'elderbough', 'hammerhold'] as const

test('SOW E8, SOW 2.2.2, SOW 2.2.3, SOW 2.2.4, SOW 2.2.5 three within ten, else any two; the rest is the pile', () => {
  const order = dealt(MIXED, RICH)
  const pile = order.filter(
    (id) => !['mellon', 'goodland', 'bone-flats', 'iron-teeth', 'elderbough'].includes(id),
  )
  const scene = new Scene(position(['knights', 'orcs']), dealRealms, {
    dice: [{ shuffle: order }, { shuffle: pile }],
  })
  assert.equal(
    scene.refusal('knights', 'choose-realms', ['goodland', 'kingsreach', 'bone-flats']),
    'SOW 2.2.3',
  )
  assert.equal(scene.refusal('knights', 'choose-realms', ['mellon', 'goodland']), 'SOW 2.2.3')
  assert.equal(scene.refusal('knights', 'choose-realms', ['mellon', 'thornwood', 'bone-flats']), 'SOW 2.2.2')
  assert.equal(scene.refusal('orcs', 'choose-realms', ['oldroot', 'stormtop', 'hammerhold']), 'SOW 2.2.4')
  scene.answer('orcs', 'choose-realms', ['iron-teeth', 'elderbough'])
  scene.answer('knights', 'choose-realms', ['mellon', 'goodland', 'bone-flats']).diceSpent()
  assert.deepEqual(of(scene.state, 'orcs').dealt, ['iron-teeth', 'elderbough'])
  assert.deepEqual(scene.state.realmPile, pile)
})

test('SOW E8, SOW 2.2.4 with 4, 5, 6, 6 and 6 any two are kept, two of 6 as well', () => {
  const order = dealt(['mellon', 'goodland', 'kingsreach', 'elderbough', 'iron-teeth'], [])
  const scene = new Scene(position(['knights', 'orcs']), dealRealms, { dice: [{ shuffle: order }] })
  assert.equal(
    scene.refusal('knights', 'choose-realms', ['mellon', 'goodland', 'kingsreach']),
    'SOW 2.2.4',
    'no three are within 10',
  )
  scene.answer('knights', 'choose-realms', ['kingsreach', 'elderbough'])
  assert.deepEqual(scene.awaited(), ['orcs'])
})

test('SOW 2.4.1 everybody starts with two Footmen, a Hero on a quest, a Star and his stock', () => {
  const state = position(['elves', 'dark-lord'], {}, (fresh) => {
    lay(fresh, 'lotharia', [2, 2], { owner: 'elves' })
    lay(fresh, 'zorgas', [5, 8], { owner: 'dark-lord' })
    fresh.questDeck = ['lost-mine', 'giant-oak', 'tax-robbers']
  })
  const scene = new Scene(state, (t) => {
    startingPieces(t)
    return undefined
  })
  const elves = of(scene.state, 'elves')
  assert.equal(scene.state.realms.lotharia?.forces.elves?.units.footman, 2)
  assert.equal(elves.stars, 1)
  assert.deepEqual(elves.stock, { grain: 15, wood: 16, iron: 14 })
  assert.deepEqual(
    scene.state.heroes.map(({ id, realm, quest }) => [id, realm, quest?.card]),
    [
      ['elves/hero/1', 'lotharia', 'tax-robbers'],
      ['dark-lord/hero/1', 'zorgas', 'giant-oak'],
    ],
  )
  assert.equal(scene.state.stars, 18)
})

test('SOW 2.4.2 four Serpents on rolled sea zones; land is rolled again', () => {
  const d6 = (shows: number) => ({ sides: 6, shows })
  const state = position(['elves', 'orcs'], {}, (fresh) => lay(fresh, 'mellon', [3, 3]))
  const rolls = [d6(3), 3, d6(3), 4, d6(3), 4, d6(1), 1, d6(6), 10]
  const scene = new Scene(
    state,
    (t) => {
      placeSerpents(t)
      return undefined
    },
    { dice: rolls },
  )
  scene.diceSpent()
  assert.equal(scene.state.serpents.length, 4)
  assert.equal(scene.state.serpents[0], scene.state.serpents[1])
})

test('SOW 2.4.3 a face-down counter on each Neutral Realm, none on Home Realms, the rest unused', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    lay(fresh, 'mellon', [3, 3])
    lay(fresh, 'goodland', [3, 6])
    lay(fresh, 'zul', [5, 6])
  })
  const all = COUNTER_IDS.flatMap((counter) => Array.from({ length: COUNTERS[counter] }, () => counter))
  const counters = (t: SowTable) => {
    layCounters(t)
    return undefined
  }
  new Scene(state, counters, { dice: [{ shuffle: all }] }).diceSpent()
  assert.deepEqual(Object.keys(state.faceDown).sort(), ['goodland', 'mellon'])
  assert.equal(state.unused.length, 42)
  assert.equal(realmsOnBoard(state).length, 3)
})
