import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { thirdOf } from '../../src/diplomacy/agreements.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import type { SnsFlow, SnsTable, State } from '../../src/state.ts'
import { act, court } from '../intrigue/court.ts'
import { of, type Scene } from '../scene.ts'

const FOUR: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE']

/** Two seasons of nothing but Diplomacy. */
function* twice(t: SnsTable): SnsFlow {
  yield* t.step('first', () => diplomacy(t))
  t.state.number += 1
  yield* t.step('second', () => diplomacy(t))
}

function made(first: number, second: number, flow: (t: SnsTable) => SnsFlow = diplomacy): Scene {
  const scene = act(court(FOUR, { FRA: ['tradeAgreement'] }), flow)
  scene.answer('FRA', 'diplomacy', { act: 'trade', to: 'ENG', stake: first })
  scene.answer('ENG', 'diplomacy', { act: 'join-trade', offer: 'trade:FRA>ENG:1', stake: second })
  return scene
}

/** An agreement of an earlier season with so much gold on it. */
function older(gold: number, change?: (state: State) => void): Scene {
  const state = court(FOUR, {}, (each) => {
    each.agreements.push({
      id: '0-1',
      holder: 'FRA',
      partner: 'ENG',
      stakes: [20, 20],
      gold,
      made: 0,
      opening: 0,
      settled: false,
    })
    change?.(each)
  })
  return act(state, diplomacy)
}

const takings = (mine: number, yours: number) => ({ act: 'takings', agreement: '0-1', mine, yours })

test('SNS 4.4.1 the holder proposes it to one other seat, who must agree', () => {
  const scene = act(court(FOUR, { FRA: ['tradeAgreement'] }), diplomacy)
  assert.equal(scene.refusal('HRE', 'diplomacy', { act: 'trade', to: 'ENG', stake: 5 }), 'SNS 4.1.7')
  scene.answer('FRA', 'diplomacy', { act: 'trade', to: 'ENG', stake: 5 })
  scene.away()
  assert.ok(scene.over)
  assert.deepEqual(scene.state.agreements, [])
  assert.deepEqual(of(scene.state, 'FRA').hand, ['tradeAgreement'])
})

test('SNS 4.4.2, SNS 14.1.5 each puts 5, 10 or 20 of his own gold on the card, openly', () => {
  const scene = made(20, 5)
  assert.deepEqual([of(scene.state, 'FRA').gold, of(scene.state, 'ENG').gold], [80, 95])
  assert.deepEqual(of(scene.state, 'FRA').hand, [])
  assert.ok(scene.told().includes('France makes a Trade Agreement with England: 20 and 5 gold.'))
  assert.equal(scene.view('spectator').agreements[0]?.gold, 25)
  const again = act(court(FOUR, { FRA: ['tradeAgreement'] }), diplomacy)
  const fifteen = again.question('FRA', 'diplomacy').check({ act: 'trade', to: 'ENG', stake: 15 })
  assert.notEqual(fifteen, undefined)
  again.answer('FRA', 'diplomacy', { act: 'trade', to: 'ENG', stake: 5 })
  const bare = { act: 'accept', offer: 'trade:FRA>ENG:1' }
  assert.equal(again.refusal('ENG', 'diplomacy', bare), 'SNS 4.4.2')
})

test('SNS 4.4.3 when that Diplomacy closes the bank adds as much, and never again', () => {
  const scene = made(20, 5, twice).away()
  assert.equal(scene.state.agreements[0]?.gold, 50)
  scene.away()
  scene.away()
  assert.ok(scene.over)
  assert.equal(scene.state.agreements[0]?.gold, 50)
})

test('SNS 4.4.4 from the next Diplomacy on the two take what they agree upon, in any division', () => {
  const early = made(20, 20)
  const soon = { act: 'takings', agreement: '1-1', mine: 5, yours: 5 }
  assert.equal(early.refusal('FRA', 'diplomacy', soon), 'SNS 4.4.4')
  const scene = older(80)
  assert.equal(scene.refusal('HRE', 'diplomacy', takings(5, 5)), 'SNS 4.4.4')
  assert.equal(scene.refusal('ENG', 'diplomacy', takings(50, 35)), 'SNS 4.4.4')
  scene.answer('ENG', 'diplomacy', takings(50, 10))
  scene.answer('FRA', 'diplomacy', { act: 'accept', offer: 'takings:ENG>FRA:1' })
  assert.deepEqual([of(scene.state, 'ENG').gold, of(scene.state, 'FRA').gold], [150, 110])
  scene.away()
  assert.ok(scene.over, 'agreed is agreed: nobody takes a third besides')
  assert.equal(scene.state.agreements[0]?.gold, 20)
})

test('SNS 4.4.4 a second proposal for more than is left lapses', () => {
  const scene = older(80)
    .answer('FRA', 'diplomacy', takings(30, 30))
    .answer('ENG', 'diplomacy', takings(40, 0))
  scene.answer('ENG', 'diplomacy', { act: 'accept', offer: 'takings:FRA>ENG:1' })
  const late = { act: 'accept', offer: 'takings:ENG>FRA:1' }
  assert.equal(scene.refusal('FRA', 'diplomacy', late), 'SNS 4.1.7')
})

test('SNS 4.4.5, SNS 4.4.6 without agreement each may take a third, sealed until the phase closes', () => {
  const scene = older(80).away()
  assert.deepEqual(new Set(scene.awaited()), new Set(['FRA', 'ENG']))
  assert.equal(scene.refusal('FRA', 'take-share', [30]), 'SNS 4.4.5')
  assert.equal(scene.refusal('FRA', 'take-share', []), 'SNS 4.4.5')
  scene.answer('FRA', 'take-share', [25])
  assert.equal(scene.view('ENG').agreements[0]?.gold, 80)
  scene.away('ENG')
  assert.equal(scene.state.agreements[0]?.gold, 55)
  assert.deepEqual([of(scene.state, 'FRA').gold, of(scene.state, 'ENG').gold], [125, 100])
})

test('SNS E21, SNS 4.4.2, SNS 4.4.3, SNS 4.4.5 a Trade Agreement of 5 and 5', () => {
  const scene = made(5, 5, twice).away()
  assert.equal(scene.state.agreements[0]?.gold, 20)
  scene.away(undefined, 'diplomacy')
  scene.answer('FRA', 'take-share', [5]).answer('ENG', 'take-share', [5])
  assert.equal(scene.state.agreements[0]?.gold, 10)
  const again = older(10).away()
  assert.ok(again.over, 'a third of 10 is less than a coin')
})

test('SNS E22, SNS 4.4.2, SNS 4.4.3, SNS 4.4.5 20 and 20, and unequal ones', () => {
  assert.equal(made(20, 20).away().state.agreements[0]?.gold, 80)
  assert.equal(made(10, 10).away().state.agreements[0]?.gold, 40)
  assert.equal(made(20, 5).away().state.agreements[0]?.gold, 50)
  assert.deepEqual(
    [80, 40, 50].map((opening) => thirdOf({ opening })),
    [25, 10, 15],
  )
})

test('SNS 4.4.6 a standing instruction takes the share or leaves it', () => {
  const scene = older(80)
  scene.instruct('FRA', 'take-share', 'all').instruct('ENG', 'take-share', 'nothing').away()
  assert.ok(scene.over)
  assert.equal(scene.state.agreements[0]?.gold, 55)
})

test('SNS 4.4.6, SNS 4.1.1 that two partners agreed to take nothing is known to them alone', () => {
  const agreed = older(80).answer('FRA', 'diplomacy', takings(0, 0))
  agreed.answer('ENG', 'diplomacy', { act: 'accept', offer: 'takings:FRA>ENG:1' })
  const silent = older(80)
  for (const looker of ['HRE', 'NSE', 'spectator'] as const)
    assert.deepEqual(agreed.view(looker).agreements, silent.view(looker).agreements, looker)
  assert.equal(agreed.view('FRA').agreements[0]?.settled, true)
  for (const scene of [agreed, silent]) scene.away()
  assert.deepEqual(new Set(agreed.awaited()), new Set(silent.awaited()))
  assert.equal(agreed.refusal('FRA', 'take-share', [5]), 'SNS 4.4.5')
  for (const scene of [agreed, silent])
    scene.answer('FRA', 'take-share', [0]).answer('ENG', 'take-share', [0])
  assert.deepEqual(agreed.told('HRE'), silent.told('HRE'))
  assert.ok(agreed.over)
  assert.equal(agreed.state.agreements[0]?.gold, 80)
})

test('SNS 4.4.7 changes of alliance do not touch the card; with the other out one may take all', () => {
  const scene = older(80, (state) => {
    state.teams.push({ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 0, ENG: 0 } })
  })
  scene.answer('FRA', 'diplomacy', { act: 'leave' })
  assert.equal(scene.state.agreements[0]?.gold, 80)
  const all = { act: 'take', agreement: '0-1', gold: 80 }
  assert.equal(scene.refusal('FRA', 'diplomacy', all), 'SNS 4.4.4')
  const alone = older(80, (state) => {
    of(state, 'ENG').out = true
  })
  assert.equal(alone.refusal('FRA', 'diplomacy', { ...all, gold: 85 }), 'SNS 4.4.7')
  alone.answer('FRA', 'diplomacy', all).away()
  assert.ok(alone.over)
  assert.equal(of(alone.state, 'FRA').gold, 180)
})

test('SNS 4.4.7 with both partners out the card goes', () => {
  const scene = older(80, (state) => {
    of(state, 'FRA').out = true
    of(state, 'ENG').out = true
  })
  assert.deepEqual(scene.state.agreements, [])
})

test('SNS 4.4.8, SNS 3.3.4 the card stays until it is empty and is then discarded', () => {
  const scene = older(80).answer('FRA', 'diplomacy', takings(40, 40))
  scene.answer('ENG', 'diplomacy', { act: 'accept', offer: 'takings:FRA>ENG:1' })
  assert.deepEqual(scene.state.stacks.green.discards, [])
  scene.away()
  assert.deepEqual(scene.state.agreements, [])
  assert.deepEqual(scene.state.stacks.green.discards, ['tradeAgreement'])
})
