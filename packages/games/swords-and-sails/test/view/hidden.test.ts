import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeCards, openCards } from '../../src/battle/lay-cards-open.ts'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import type { State } from '../../src/state.ts'
import { plant } from '../../src/view/plant-secrets.ts'
import { view } from '../../src/view/view.ts'
import { army, endow, purchase, seven, unitScene } from '../build/building.ts'
import { of } from '../scene.ts'

const LOOKERS = [...MAJOR_IDS, 'spectator'] as const
const others = LOOKERS.filter((looker) => looker !== 'FRA')

/** A position in which France has every secret there is. */
function secretive(): State {
  return seven((s) => {
    endow(s, 'FRA', { gold: 135, hand: ['spy', 'sabotage'] })
    Object.assign(of(s, 'FRA'), {
      agents: 2,
      known: [{ piece: 'ENG I', number: 1, units: army(s, 'ENG', 'I').units, bands: [] }],
      knownHands: [{ of: 'ENG', number: 1, cards: ['pillage'] }],
    })
    const aboard = army(s, 'FRA', 'II')
    aboard.at = 'aquitanian_sea'
    aboard.aboard = ['2']
    aboard.bands = [{ card: 'normanLances', left: 2, hired: 1 }]
    s.laid = [{ by: 'FRA', card: 'sabotage', piece: 'ENG I', after: 1 }]
    const loads = [{ piece: 'FRA 2' as const, kind: 'TR' as const, ships: 1, units: 2 }]
    s.plans = [
      { by: 'FRA', battle: 'anjou', withdraws: 1, order: [1, 0] },
      { by: 'FRA', battle: 'aquitanian_sea', loads },
    ]
  })
}

test('SNS 14.1.1 the units of armies and fleets, and what they carry, are hidden from others', () => {
  const state = secretive()
  for (const looker of others) {
    const seen = view(state, looker).powers.FRA
    for (const each of Object.values(seen?.armies ?? {})) {
      assert.deepEqual([each.units, each.bands, each.armour, each.aboard], [null, null, null, null])
    }
    for (const each of Object.values(seen?.fleets ?? {}))
      assert.deepEqual([each.ships, each.bands], [null, null])
  }
  const own = view(state, 'FRA').powers.FRA
  assert.deepEqual([own?.armies.II?.aboard, own?.armies.I?.units?.HC], [['2'], 3])
})

test('SNS 14.1.4, SNS 7.10.1 what a seat has settled for a battle is its own; open is that it keeps Withdraws ready', () => {
  const state = secretive()
  for (const looker of others)
    assert.deepEqual(view(state, looker).plans, [{ by: 'FRA', battle: 'anjou', withdraws: null }])
  assert.deepEqual(view(state, 'FRA').plans, state.plans)
})

test('SNS 7.10.12 whoever may counter a strike sees it; marks are looked for in what is struck, too', () => {
  const state = secretive()
  state.plans = [{ by: 'FRA', battle: 'anjou', strike: { piece: 'ENG I', asked: ['ENG'] } }]
  for (const looker of others)
    assert.deepEqual(view(state, looker).plans, looker === 'ENG' ? state.plans : [])
  plant(state, 'FRA', { text: () => 'mark', number: () => 7 })
  assert.equal(state.plans?.[0]?.strike?.piece, 'mark')
  for (const looker of others) assert.deepEqual(view(state, looker).plans, [])
})

test('SNS 14.1.2 cards and the order of stacks are hidden; sizes of hands and the discards are open', () => {
  const state = secretive()
  state.stacks.red.discards = ['pillage']
  for (const looker of others) {
    const seen = view(state, looker)
    assert.deepEqual(
      [seen.powers.FRA?.hand, seen.powers.FRA?.cards, seen.powers.FRA?.knownHands],
      [null, 2, null],
    )
    assert.deepEqual(seen.stacks.red, { pile: 15, discards: ['pillage'] })
  }
  assert.deepEqual(view(state, 'FRA').powers.FRA?.hand, ['spy', 'sabotage'])
})

test('SNS 14.1.3 gold is hidden', () => {
  const state = secretive()
  for (const looker of others) assert.equal(view(state, looker).powers.FRA?.gold, null)
  assert.equal(view(state, 'FRA').powers.FRA?.gold, 135)
})

test('SNS 14.1.4 sealed answers, cards laid aside and counter-agents are hidden', () => {
  const state = secretive()
  for (const looker of others) {
    assert.deepEqual([view(state, looker).powers.FRA?.agents, view(state, looker).laid], [null, []])
  }
  assert.equal(view(state, 'FRA').laid.length, 1)
  const scene = unitScene(state)
  const before = others.map((looker) => JSON.stringify(scene.view(looker)))
  scene.answer('FRA', 'units', purchase({ bought: [{ army: 'I', units: { LI: 2 } }] }))
  assert.deepEqual(
    others.map((looker) => JSON.stringify(scene.view(looker))),
    before,
  )
})

test('SNS 14.1.5 land, cities, marks, teams, leaders, agreements, pillage and the places of pieces are open', () => {
  const state = secretive()
  state.lands.anjou.barren = 3
  state.marks = [{ members: ['FRA'], number: 1 }]
  state.teams = [{ mark: 'A', members: ['HRE', 'ENG'], joined: { HRE: 1, ENG: 1 } }]
  endow(state, 'FRA', { leader: 'admiral' })
  const stakes = [10, 20] as const
  const deal = {
    id: 'a',
    holder: 'FRA',
    partner: 'NSE',
    stakes,
    gold: 60,
    made: 1,
    opening: 0,
    settled: false,
  } as const
  state.agreements = [{ ...deal }]
  for (const looker of LOOKERS) {
    const seen = view(state, looker)
    assert.deepEqual(
      [seen.lands, seen.marks, seen.teams, seen.agreements],
      [state.lands, state.marks, state.teams, [deal]],
    )
    assert.deepEqual([seen.powers.FRA?.leader, seen.powers.FRA?.armies.II?.at], ['admiral', 'aquitanian_sea'])
    assert.equal(Object.keys(seen.powers.FRA?.fleets ?? {}).length, 2)
  }
})

test('SNS 14.2.2 a new army with the number of one that is gone is another', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 500 })
    for (const id of ['I', 'II'] as const) {
      const { units } = army(s, 'FRA', id)
      of(s, 'ENG').known.push({ piece: `FRA ${id}`, number: 1, units, bands: [] })
    }
    delete of(s, 'FRA').armies.I
  })
  const raised = purchase({
    raised: [{ army: 'I', at: 'francia' }],
    bought: [{ army: 'I', units: { LI: 1 } }],
  })
  const scene = unitScene(state).answer('FRA', 'units', raised).away()
  assert.deepEqual(
    of(scene.state, 'ENG').known.map(({ piece }) => piece),
    ['FRA II'],
  )
})

test('SNS 14.2.1, SNS 14.2.2 a battle shows its pieces to all; what was seen is kept and not brought up to date', () => {
  const state = secretive()
  openCards(state, ['FRA I'])
  for (const looker of LOOKERS) {
    assert.equal(view(state, looker).powers.FRA?.armies.I?.units?.HC, 3)
    if (looker !== 'FRA') assert.equal(view(state, looker).powers.FRA?.armies.II?.units, null)
  }
  closeCards(state, ['FRA I'])
  army(state, 'FRA', 'I').units.HC = 9
  state.number = 4
  const seen = view(state, 'ENG')
  assert.equal(seen.powers.FRA?.armies.I?.units, null)
  const [kept] = seen.powers.ENG?.known ?? []
  assert.deepEqual(
    [kept?.piece, kept?.number, kept?.units],
    ['FRA I', 1, { KN: 1, HC: 3, LC: 0, HI: 2, LI: 2, PS: 2 }],
  )
})

test('SNS 14.2.3, SNS 14.2.5 what a seat knows is passed on to nobody, not even to its team-mates', () => {
  const state = secretive()
  state.teams = [{ mark: 'A', members: ['FRA', 'HRE'], joined: { FRA: 0, HRE: 0 } }]
  assert.equal(view(state, 'FRA').powers.FRA?.known?.length, 1)
  const ally = view(state, 'HRE').powers.FRA
  assert.deepEqual(
    [ally?.known, ally?.knownHands, ally?.gold, ally?.hand, ally?.armies.I?.units],
    [null, null, null, null, null],
  )
  assert.deepEqual(view(state, 'HRE').powers.HRE?.known, [])
})
