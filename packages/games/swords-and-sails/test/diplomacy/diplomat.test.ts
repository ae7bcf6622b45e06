import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveBattles } from '../../src/battle/resolve-battles.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import { diplomatMoment } from '../../src/diplomacy/diplomat.ts'
import { writeOrders } from '../../src/orders/write-orders.ts'
import { season } from '../../src/season.ts'
import type { State } from '../../src/state.ts'
import { areOldAllies } from '../../src/teams.ts'
import { act, court } from '../intrigue/court.ts'
import { of, Scene } from '../scene.ts'

const FOUR: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE']

function led(change?: (state: State) => void, options: object = {}): State {
  return court(
    FOUR,
    { FRA: ['minorAlly', 'tradeAgreement'] },
    (state) => {
      of(state, 'FRA').leader = 'diplomat'
      state.phase = 'orders'
      change?.(state)
    },
    options,
  )
}

function called(...others: FactionId[]): Scene {
  return act(led(), diplomatMoment).answer('FRA', 'call-talks', { with: others })
}

test('SNS 4.6.1 at the start of a phase the Diplomat may call others to talks', () => {
  const scene = called('ENG')
  assert.deepEqual(new Set(scene.awaited()), new Set(['FRA', 'ENG']))
  assert.equal(scene.view('HRE').talk, null)
  scene.answer('FRA', 'diplomacy', { act: 'team', with: ['ENG'] })
  scene.answer('ENG', 'diplomacy', { act: 'accept', offer: 'team:FRA>ENG:1' })
  assert.deepEqual(scene.state.teams[0]?.members, ['FRA', 'ENG'])
  scene.away()
  assert.ok(scene.over)
  assert.equal(scene.state.talk, null)
})

test('SNS 4.6.1, TBL 2.1, TBL 7.4 outside the room everybody sees who is awaited, and is handed no place', () => {
  const scene = called('ENG')
  assert.deepEqual(new Set(scene.awaited()), new Set(['FRA', 'ENG']))
  assert.deepEqual([...scene.asked('HRE'), ...scene.asked('NSE')], [])
  assert.deepEqual(scene.view('HRE'), act(led(), diplomatMoment).view('HRE'))
})

test('SNS 4.6.1 he must be a party to everything', () => {
  const scene = called('ENG', 'HRE')
  const deal = { act: 'deal', to: 'HRE', gives: { gold: 5, cards: [] }, wants: { gold: 0, cards: [] } }
  assert.equal(scene.refusal('ENG', 'diplomacy', deal), 'SNS 4.6.1')
  assert.equal(scene.refusal('ENG', 'diplomacy', { act: 'team', with: ['HRE'] }), 'SNS 4.6.1')
  scene.answer('ENG', 'diplomacy', { ...deal, to: 'FRA' })
  scene.answer('FRA', 'diplomacy', { act: 'accept', offer: 'deal:ENG>FRA:1' })
  assert.equal(of(scene.state, 'FRA').gold, 105)
})

test('SNS 4.6.1, SNS 3.3.3 cards of Diplomacy are not played there', () => {
  const scene = called('ENG')
  assert.equal(scene.refusal('FRA', 'diplomacy', { act: 'ally', land: 'brittany' }), 'SNS 3.3.3')
  assert.equal(scene.refusal('FRA', 'diplomacy', { act: 'trade', to: 'ENG', stake: 5 }), 'SNS 3.3.3')
})

test('SNS 4.6.1 alone he may still leave his team', () => {
  const state = led((each) => {
    each.teams.push({ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 0, ENG: 0 } })
  })
  const scene = act(state, diplomatMoment).answer('FRA', 'call-talks', { with: [] })
  scene.answer('FRA', 'diplomacy', { act: 'leave' }).away()
  assert.deepEqual(scene.state.teams, [])
})

test('SNS 4.6.1 whom he calls must be others who are in the match', () => {
  const scene = act(led(), diplomatMoment)
  assert.equal(scene.refusal('FRA', 'call-talks', { with: ['FRA'] }), 'SNS 4.6.1')
  assert.equal(scene.refusal('FRA', 'call-talks', { with: ['BYZ'] }), 'SNS 4.6.1')
  assert.equal(scene.refusal('FRA', 'call-talks', { with: ['ENG', 'ENG'] }), 'SNS 4.6.1')
  scene.answer('FRA', 'call-talks', 'pass')
  assert.ok(scene.over)
})

test('SNS 4.6.1 without a Diplomat, and in a learning turn, nobody is asked', () => {
  assert.ok(act(court(FOUR), diplomatMoment).over)
  assert.ok(act(led(undefined, { learningTurn: true }), diplomatMoment).over)
})

test('SNS 4.6.1, SNS 1.1.3 he is asked at the start of every phase but Diplomacy itself', () => {
  const phases: string[] = []
  const scene = new Scene(led(), season)
  while (!scene.over) {
    if (scene.asked('FRA').includes('call-talks')) phases.push(scene.state.phase)
    scene.away()
  }
  const every = ['income', 'intrigue', 'orders', 'movement', 'battles', 'units', 'cities', 'season']
  assert.deepEqual(phases, every)
})

test('SNS 4.6.1, SNS 4.1.6 where Diplomacy is held in Spring only, he may talk in phase 3 of other seasons too', () => {
  const summer = led(
    (state) => {
      state.season = 'summer'
    },
    { springDiplomacy: true },
  )
  const scene = act(summer, diplomacy)
  assert.deepEqual(scene.awaited(), ['FRA'])
  assert.ok(scene.answer('FRA', 'call-talks', 'pass').over)
})

test('SNS 4.6.1, SNS 5.1.1 at the start of phase 5 he talks before any order is revealed', () => {
  const scene = new Scene(led(), writeOrders)
  scene.answer('FRA', 'call-talks', 'pass')
  const order = { army: 'I', does: { deed: 'move', to: 'wales' }, meets: { stance: 'attack' } }
  scene.answer('ENG', 'orders', { armies: [order], fleets: [], transfers: [] }).away(undefined, 'orders')
  assert.equal(scene.state.phase, 'movement')
  scene.question('FRA', 'call-talks')
  assert.ok(!scene.told('FRA').some((line) => line.includes('Cymru')))
  assert.equal(of(scene.state, 'ENG').armies.I?.order, null)
  scene.answer('FRA', 'call-talks', 'pass')
  assert.ok(scene.told('FRA').includes('Army I of England goes to Cymru, on Attack.'))
})

test('SNS 6.4.3 transfers between armies that his talks have parted are dropped', () => {
  const state = led((each) => {
    each.teams.push({ mark: 'A', members: ['FRA', 'HRE'], joined: { FRA: 0, HRE: 0 } })
    for (const id of ['II', 'III'] as const) {
      const army = of(each, 'FRA').armies[id]
      if (army !== undefined) army.at = 'upper_lotharingia'
    }
    delete of(each, 'HRE').armies.III
  })
  const dice = { 'siege:FRA': [1, 1] }
  const scene = new Scene(state, writeOrders, { dice })
  scene.answer('FRA', 'call-talks', 'pass')
  const transfers = [{ from: 'II', to: 'III', units: { PS: 1 } }]
  scene.answer('FRA', 'orders', { armies: [], fleets: [], transfers }).away(undefined, 'orders')
  scene.answer('FRA', 'call-talks', { with: [] }).answer('FRA', 'diplomacy', { act: 'leave' })
  scene.answer('FRA', 'diplomacy', 'ready')
  scene.answer('FRA', 'former-ally', [
    { army: 'II', goes: 'champagne' },
    { army: 'III', goes: 'besiege' },
  ])
  while (!scene.over) scene.away()
  assert.equal(of(scene.state, 'FRA').armies.II?.units.PS, 2)
  assert.ok(scene.told('FRA').some((line) => line.includes('nothing changes over')))
})

test('SNS 4.6.2 his teams give no passage this season and wait like others', () => {
  const scene = called('ENG').answer('FRA', 'diplomacy', { act: 'team', with: ['ENG'] })
  scene.answer('ENG', 'diplomacy', { act: 'accept', offer: 'team:FRA>ENG:1' })
  assert.ok(!areOldAllies(scene.state, 'FRA', 'ENG'))
  assert.equal(of(scene.state, 'ENG').waitsUntil, 3)
})

test('SNS 4.6.2 an army that entered the other’s land before they were a team goes back', () => {
  const state = led((each) => {
    each.phase = 'battles'
    const army = of(each, 'FRA').armies.I
    assert.ok(army)
    const order = { army: 'I', does: { deed: 'move', to: 'lower_lotharingia' }, meets: { stance: 'attack' } }
    Object.assign(army, { at: 'lower_lotharingia', from: 'champagne', order })
  })
  const scene = new Scene(state, (t) => resolveBattles(t, { pressed: [], entered: [] }), {})
  scene.answer('FRA', 'call-talks', { with: ['HRE'] })
  scene.answer('FRA', 'diplomacy', { act: 'team', with: ['HRE'] })
  scene.answer('HRE', 'diplomacy', { act: 'accept', offer: 'team:FRA>HRE:1' })
  while (!scene.over) scene.away()
  assert.equal(of(scene.state, 'FRA').armies.I?.at, 'champagne')
  assert.equal(scene.state.lands.lower_lotharingia.owner, 'HRE')
  assert.ok(scene.told('ENG').includes('Army I of France cannot stay in Lower Lotharingia and goes back.'))
})

test('SNS 4.6.3 once in each Diplomacy he extends it alone', () => {
  const scene = act(led(undefined, { clocks: {} }), diplomacy)
  assert.equal(scene.refusal('ENG', 'diplomacy', { act: 'extend-alone' }), 'SNS 4.6.3')
  scene.answer('FRA', 'diplomacy', { act: 'extend-alone' })
  assert.equal(scene.state.talk?.seconds, 480)
  assert.equal(scene.refusal('FRA', 'diplomacy', { act: 'extend-alone' }), 'SNS 4.6.3')
})
