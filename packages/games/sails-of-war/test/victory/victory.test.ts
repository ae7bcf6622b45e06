import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settleControl } from '../../src/battle/settle-control.ts'
import { zoneAt } from '../../src/board/zones.ts'
import { wizardsCouncil } from '../../src/council/council.ts'
import { MYSTIC_IDS } from '../../src/data/quest-counters.ts'
import type { RaceId } from '../../src/data/races.ts'
import { gainStar, starsOf } from '../../src/stars.ts'
import type { State } from '../../src/state.ts'
import { closeRound } from '../../src/victory/close-round.ts'
import { army, hasFought, hero, lay, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const LANDS = ['mellon', 'goodland', 'larkfield', 'thornwood', 'stormtop'] as const

function ended(change: (state: State) => void, options: object = {}) {
  const state = position(['elves', 'orcs', 'knights'], options, (fresh) => {
    lay(fresh, 'lotharia', [1, 1], { owner: 'elves' })
    lay(fresh, 'zul', [1, 5], { owner: 'orcs' })
    lay(fresh, 'daqan', [1, 9], { owner: 'knights' })
    for (const [number, race] of (['elves', 'orcs', 'knights'] as const).entries()) {
      of(fresh, race).initiative = number === 0 ? 1 : number === 1 ? 2 : 3
    }
    change(fresh)
  })
  return new Scene(state, (t) => {
    closeRound(t)
    return undefined
  }).state
}

/** Mystic Lands, so many of them held by a race. */
function lands(state: State, race: RaceId, count: number): void {
  for (const [place, id] of LANDS.entries()) {
    lay(state, id, [4, place * 2 + 1], { owner: place < count ? race : null })
    const location = MYSTIC_IDS[place]
    if (location !== undefined) state.places[id] = location
  }
}

test('SOW 15.1.1 four Mystic Lands win, even against five Stars', () => {
  const state = ended((fresh) => {
    lands(fresh, 'elves', 4)
    of(fresh, 'orcs').stars = 5
  })
  assert.deepEqual(state.outcome, { winners: ['elves'], how: 'mysticLands' })
  const three = ended((fresh) => lands(fresh, 'elves', 3))
  assert.equal(three.outcome, null)
})

test('SOW 15.1.2 five Stars win, that of the Tower among them', () => {
  const state = ended((fresh) => {
    lands(fresh, 'elves', 3)
    of(fresh, 'elves').stars = 4
  })
  assert.deepEqual(state.outcome, { winners: ['elves'], how: 'stars' })
})

test('SOW 15.1.3 of several: Mystic Lands, then stocks, then initiative', () => {
  const five = (state: State) => {
    of(state, 'elves').stars = 5
    of(state, 'orcs').stars = 6
  }
  const byLands = ended((state) => {
    five(state)
    lands(state, 'orcs', 2)
    of(state, 'elves').stock = { grain: 55, wood: 55, iron: 55 }
  })
  assert.deepEqual(byLands.outcome?.winners, ['orcs'])
  const byStock = ended((state) => {
    five(state)
    of(state, 'orcs').stock = { grain: 1, wood: 0, iron: 0 }
  })
  assert.deepEqual(byStock.outcome?.winners, ['orcs'])
  assert.deepEqual(ended(five).outcome?.winners, ['elves'])
})

test('SOW 15.1.4 Stars that wait do not count', () => {
  const state = ended((fresh) => Object.assign(of(fresh, 'elves'), { stars: 3, waiting: 2 }))
  assert.equal(state.outcome, null)
})

test('SOW 15.2.1 out is who has lost the Home Realm and all pieces', () => {
  const state = ended((fresh) => {
    for (const id of ['lotharia', 'zul', 'daqan'] as const)
      Object.assign(fresh.realms[id] ?? {}, { owner: 'knights' })
    lay(fresh, 'mellon', [4, 4], { owner: 'elves' })
    of(fresh, 'elves').hand = ['levy']
    ship(fresh, 'orcs', 'trader', [5, 5])
  })
  assert.equal(of(state, 'elves').out, true)
  assert.equal(state.realms.mellon?.owner, null)
  assert.deepEqual(state.discards, ['levy'])
  assert.equal(of(state, 'orcs').out, false, 'a ship is left')
  assert.equal(of(state, 'knights').out, false, 'the Home Realm is left')
})

test('SOW 15.2.1 who loses his last ship to a Serpent is out before he can recruit', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    fresh.round = 1
    lay(fresh, 'lotharia', [1, 1], { owner: 'orcs' })
    lay(fresh, 'zul', [1, 5], { owner: 'orcs' })
    lay(fresh, 'mellon', [1, 9], { owner: 'elves', building: 'city' })
    ship(fresh, 'elves', 'trader', [4, 4])
    fresh.serpents = [zoneAt(4, 4)]
    of(fresh, 'elves').initiative = 1
    of(fresh, 'orcs').initiative = 2
  })
  const dice = [9, 7, 1, 1, { draws: 'elves/trader/1' }]
  const scene = new Scene(state, wizardsCouncil, { dice }).diceSpent()
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'elves').out, true)
  assert.equal(scene.state.realms.mellon?.owner, null)
})

test('SOW 15.2.2 the last one left wins; SOW 15.2.3 nobody left, nobody wins', () => {
  const lost = (state: State, holder: RaceId | null) => {
    for (const id of ['lotharia', 'zul', 'daqan'] as const)
      Object.assign(state.realms[id] ?? {}, { owner: holder })
  }
  assert.deepEqual(ended((state) => lost(state, 'knights')).outcome, { winners: ['knights'], how: 'lastOne' })
  assert.deepEqual(ended((state) => lost(state, null)).outcome, { winners: [], how: 'nobodyLeft' })
})

test('SOW 15.2.4 after the last round most Stars win', () => {
  const state = ended(
    (fresh) => {
      fresh.round = 8
      of(fresh, 'orcs').stars = 3
      of(fresh, 'elves').stars = 2
    },
    { roundLimit: 8 },
  )
  assert.deepEqual(state.outcome, { winners: ['orcs'], how: 'roundLimit' })
})

test('SOW E14, SOW 15.3.1, SOW 15.3.2, SOW 15.3.3, SOW 1.5.3 a Home Realm lost and won', () => {
  const start = position(['knights', 'orcs'], {}, (state) => {
    lay(state, 'daqan', [1, 1], { owner: 'knights' })
    lay(state, 'zul', [5, 5], { owner: 'orcs' })
    of(state, 'knights').stars = 2
    of(state, 'orcs').stars = 1
    army(state, 'daqan', 'orcs', { footman: 1 })
    hasFought(state, 'orcs', 'daqan', 'knights')
  })
  const { state } = new Scene(start, settleControl)
  assert.equal(state.realms.daqan?.owner, 'orcs')
  assert.equal(starsOf(state, 'orcs'), 3)
  gainStar(state, 'knights')
  assert.deepEqual([starsOf(state, 'knights'), of(state, 'knights').waiting], [0, 1])
  Object.assign(state.realms.daqan ?? {}, { forces: {} })
  army(state, 'daqan', 'knights', { footman: 1 })
  hasFought(state, 'knights', 'daqan', 'orcs')
  hero(state, 'orcs', 'daqan')
  const { state: after } = new Scene(state, settleControl)
  assert.equal(after.realms.daqan?.owner, 'knights', 'a Hero does not hinder control')
  assert.deepEqual([starsOf(after, 'knights'), starsOf(after, 'orcs')], [1, 3])
})
