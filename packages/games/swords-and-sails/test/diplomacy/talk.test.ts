import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import { mayTalk } from '../../src/diplomacy/talk.ts'
import type { State } from '../../src/state.ts'
import { act, court } from '../intrigue/court.ts'
import { of } from '../scene.ts'

const FOUR: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE']
const nothing = { gold: 0, cards: [] }
const offer = (to: FactionId, gold: number, card?: string) => ({
  act: 'deal',
  to,
  gives: { gold, cards: [] },
  wants: card === undefined ? nothing : { gold: 0, cards: [card] },
})

test('SNS 4.1.1, SNS 14.1.4 what is proposed is known to those it concerns, and to nobody else', () => {
  const scene = act(court(FOUR, { ENG: ['spy'] }), diplomacy)
  const before = JSON.stringify([
    scene.view('HRE'),
    scene.told('HRE'),
    scene.question('HRE', 'diplomacy').brief,
  ])
  scene.answer('FRA', 'diplomacy', offer('ENG', 20, 'spy'))
  const after = JSON.stringify([
    scene.view('HRE'),
    scene.told('HRE'),
    scene.question('HRE', 'diplomacy').brief,
  ])
  assert.equal(after, before)
  assert.equal(scene.view('ENG').offers.length, 1)
  assert.ok(scene.told('ENG').includes('France proposes to England: to give 20 gold for Spy.'))
})

test('SNS 4.1.2, SNS E26 the first Diplomacy held is longer, and without a clock it has none', () => {
  const seconds = (held: number, clocks: object | 'untimed' = {}) => {
    const state = court(
      FOUR,
      {},
      (each) => {
        each.diplomacies = held
      },
      { clocks },
    )
    const scene = act(state, diplomacy)
    const { talk } = scene.state
    const told = { diplomat: null, seconds: talk?.seconds }
    assert.deepEqual(scene.question('ENG', 'diplomacy').brief, told, 'told with the question')
    return talk?.seconds
  }
  assert.equal(seconds(0), 360)
  assert.equal(seconds(1), 240)
  assert.equal(seconds(0, { firstDiplomacy: 600 }), 600)
  assert.equal(seconds(0, 'untimed'), null)
})

test('SNS 4.1.3, SNS E26 it is extended when all vote for it', () => {
  const state = court(
    FOUR,
    {},
    (each) => {
      each.diplomacies = 1
    },
    { clocks: {} },
  )
  const scene = act(state, diplomacy)
  for (const seat of ['HRE', 'FRA', 'ENG'] as const) scene.answer(seat, 'diplomacy', { act: 'extend' })
  assert.equal(scene.state.talk?.seconds, 240)
  assert.equal(scene.refusal('ENG', 'diplomacy', { act: 'extend' }), 'SNS 4.1.3')
  scene.answer('NSE', 'diplomacy', { act: 'extend' })
  assert.equal(scene.state.talk?.seconds, 360)
  assert.deepEqual(scene.state.talk?.votes, [])
  assert.deepEqual(scene.question('HRE', 'diplomacy').brief, { diplomat: null, seconds: 360 })
  scene.answer('HRE', 'diplomacy', 'ready').answer('ENG', 'diplomacy', { act: 'extend' })
  assert.equal(scene.question('HRE', 'diplomacy').sealed, undefined, 'asked again')
  const untimed = act(court(FOUR), diplomacy)
  assert.equal(untimed.refusal('ENG', 'diplomacy', { act: 'extend' }), 'SNS 4.1.3')
})

test('SNS 4.1.4 it ends when every seat is ready', () => {
  const scene = act(court(FOUR), diplomacy)
  for (const seat of FOUR) {
    assert.ok(!scene.over)
    scene.answer(seat, 'diplomacy', 'ready')
  }
  assert.ok(scene.over)
  assert.equal(scene.state.talk, null)
})

test('SNS 4.1.5 outside Diplomacy only team-mates may talk, and all through phase 6', () => {
  const state = court(FOUR, {}, (each) => {
    each.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: {} }]
  })
  for (const phase of ['income', 'intrigue', 'orders', 'movement', 'units', 'cities', 'season'] as const) {
    state.phase = phase
    assert.ok(!mayTalk(state, 'FRA', 'ENG'), phase)
  }
  state.phase = 'battles'
  assert.ok(mayTalk(state, 'FRA', 'ENG'), 'at a siege, with no battle anywhere')
  assert.ok(!mayTalk(state, 'FRA', 'NSE'))
  assert.ok(!mayTalk(state, 'HRE', 'ENG'))
  const open = act(court(FOUR), diplomacy).view('FRA')
  assert.ok(mayTalk(open, 'FRA', 'HRE'))
})

test('SNS 4.1.5 team-mates talk while others fight, at sea and on borders too', () => {
  const state = court(FOUR, {}, (each) => {
    each.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: {} }]
  })
  state.phase = 'movement'
  const force = { side: 0, pieces: [], armour: 0, before: 0, stays: 'fights' } as const
  const forces = (['HRE', 'NSE'] as const).map((faction) => ({ ...force, faction }))
  state.battles = [{ name: 'belts', where: { sea: 'belts' }, round: 1, forces, line: null }]
  assert.ok(mayTalk(state, 'FRA', 'ENG'))
  assert.ok(!mayTalk(state, 'FRA', 'NSE'))
})

test('SNS 4.1.6 with springDiplomacy the phase is held in Spring only', () => {
  const season = (change: (state: State) => void) =>
    act(court(FOUR, {}, change, { springDiplomacy: true }), diplomacy)
  assert.ok(!season(() => undefined).over)
  const summer = season((state) => {
    state.season = 'summer'
  })
  assert.ok(summer.over)
  assert.equal(summer.state.diplomacies, 0)
})

test('SNS 13.1.5 the learning turn has no Diplomacy; the first one held is that of the second season', () => {
  const first = act(court(FOUR, {}, undefined, { learningTurn: true, clocks: {} }), diplomacy)
  assert.ok(first.over)
  const second = act(
    court(
      FOUR,
      {},
      (state) => {
        state.number = 2
      },
      { learningTurn: true, clocks: {} },
    ),
    diplomacy,
  )
  assert.equal(second.state.talk?.seconds, 360)
})

test('SNS 4.1.7 a deal happens when the other confirms, and then at once', () => {
  const scene = act(court(FOUR, { ENG: ['spy'] }), diplomacy).answer(
    'FRA',
    'diplomacy',
    offer('ENG', 20, 'spy'),
  )
  assert.equal(of(scene.state, 'FRA').gold, 100)
  scene.answer('ENG', 'diplomacy', { act: 'accept', offer: 'deal:FRA>ENG:1' })
  assert.deepEqual([of(scene.state, 'FRA').gold, of(scene.state, 'FRA').hand], [80, ['spy']])
  assert.deepEqual([of(scene.state, 'ENG').gold, of(scene.state, 'ENG').hand], [120, []])
  assert.deepEqual(scene.told('HRE'), [])
})

test('SNS 4.1.7 nobody confirms with what he does not have', () => {
  const scene = act(court(FOUR), diplomacy).answer('FRA', 'diplomacy', offer('ENG', 20, 'spy'))
  assert.equal(scene.refusal('ENG', 'diplomacy', { act: 'accept', offer: 'deal:FRA>ENG:1' }), 'SNS 4.1.7')
  assert.equal(scene.refusal('HRE', 'diplomacy', { act: 'accept', offer: 'deal:FRA>ENG:1' }), 'SNS 4.1.7')
  assert.equal(scene.refusal('HRE', 'diplomacy', offer('HRE', 20)), 'SNS 4.1.7')
  assert.equal(scene.refusal('HRE', 'diplomacy', offer('BYZ', 20)), 'SNS 4.1.7')
  assert.equal(scene.refusal('HRE', 'diplomacy', offer('FRA', 105)), 'SNS 4.1.7')
  assert.equal(scene.refusal('HRE', 'diplomacy', offer('FRA', 0)), 'SNS 4.1.7')
})

test('SNS 4.1.7 a proposal may be withdrawn before it is accepted', () => {
  const scene = act(court(FOUR), diplomacy).answer('FRA', 'diplomacy', offer('ENG', 20))
  scene.answer('FRA', 'diplomacy', { act: 'withdraw', offer: 'deal:FRA>ENG:1' })
  assert.equal(scene.refusal('ENG', 'diplomacy', { act: 'accept', offer: 'deal:FRA>ENG:1' }), 'SNS 4.1.7')
})

test('SNS 4.1.8 a seat that does not answer agrees to nothing', () => {
  const scene = act(court(FOUR), diplomacy).answer('FRA', 'diplomacy', offer('ENG', 20))
  scene.away()
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'ENG').gold, 100)
  assert.deepEqual(scene.state.offers, [])
})

test('SNS 4.1.8 a proposal calls back a seat that was ready', () => {
  const scene = act(court(FOUR), diplomacy).answer('ENG', 'diplomacy', 'ready')
  assert.equal(scene.question('ENG', 'diplomacy').sealed?.answer, 'ready')
  scene.answer('FRA', 'diplomacy', offer('ENG', 20))
  assert.equal(scene.question('ENG', 'diplomacy').sealed, undefined)
})

test('SNS 4.1.9 what is promised cannot be promised again', () => {
  const scene = act(court(FOUR), diplomacy).answer('FRA', 'diplomacy', offer('ENG', 60))
  assert.equal(scene.refusal('FRA', 'diplomacy', offer('HRE', 60)), 'SNS 4.1.7')
  scene.answer('ENG', 'diplomacy', { act: 'decline', offer: 'deal:FRA>ENG:1' })
  scene.answer('FRA', 'diplomacy', offer('HRE', 60))
})

test('SNS 4.1.9 twenty proposals are enough', () => {
  const scene = act(court(FOUR), diplomacy)
  for (let made = 0; made < 20; made += 1) scene.answer('FRA', 'diplomacy', offer('ENG', 5))
  assert.equal(scene.refusal('FRA', 'diplomacy', offer('HRE', 5)), 'SNS 4.1.9')
})
