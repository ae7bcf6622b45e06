import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '@windward/table'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { intrigue } from '../../src/intrigue/intrigue.ts'
import { intrigueWords } from '../../src/intrigue/words.en.ts'
import type { State } from '../../src/state.ts'
import { of } from '../scene.ts'
import { act, court } from './court.ts'

const FOUR: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE']

function table(change?: (state: State) => void): State {
  return court(FOUR, {}, change, { espionageOnly: true })
}

function hired(dice: readonly number[], agents: Partial<Record<FactionId, number>>, state = table()) {
  const scene = act(state, intrigue, dice)
  for (const seat of FOUR) scene.answer(seat, 'counter-agents', agents[seat] ?? 0)
  return scene
}

test('SNS 12.1.1 there are no cards; phase 2 is spying for gold', () => {
  const state = table()
  assert.ok(Object.values(state.stacks).every(({ pile }) => pile.length === 0))
  const scene = act(state, intrigue)
  assert.deepEqual(new Set(scene.awaited()), new Set(FOUR))
  scene.question('FRA', 'counter-agents')
})

test('SNS 12.1.2, SNS 14.1.4 counter-agents cost 30 each and their number stays hidden', () => {
  const scene = act(table(), intrigue)
  assert.equal(scene.refusal('FRA', 'counter-agents', 4), 'SNS 12.1.2')
  const rich = table((state) => {
    of(state, 'FRA').gold = 400
  })
  const offered = act(rich, intrigue).question('FRA', 'counter-agents').options()
  assert.deepEqual(
    offered.kind === 'range' && [offered.least, offered.most],
    [0, 13],
    'all the gold is good for',
  )
  scene.answer('FRA', 'counter-agents', 3).away(undefined, 'counter-agents')
  assert.equal(of(scene.state, 'FRA').gold, 10)
  assert.equal(of(scene.state, 'FRA').agents, 3)
  assert.equal(scene.view('ENG').powers.FRA?.agents, null)
  assert.ok(scene.told('FRA').includes('You hire 3 counter-agents for 90 gold.'))
  assert.deepEqual(scene.told('ENG'), ['You hire no counter-agents.'])
})

test('SNS 12.1.3 seats spy in play order, the Empire last and once for nothing', () => {
  const scene = hired([6, 6, 6, 6, 6, 6, 6, 6], {})
  const order: FactionId[] = []
  for (const seat of ['NSE', 'ENG', 'FRA'] as const) {
    assert.deepEqual(scene.awaited(), [seat])
    order.push(seat)
    scene.answer(seat, 'espionage', seat === 'FRA' ? ['ENG I', 'HRE I'] : [])
  }
  assert.equal(of(scene.state, 'FRA').gold, 40)
  assert.deepEqual(scene.awaited(), ['HRE'])
  const title = textOf(scene.question('HRE', 'espionage').title(), intrigueWords)
  assert.equal(title, 'On which pieces do you spy, at 30 gold each, the first for nothing?')
  scene.answer('HRE', 'espionage', ['ENG I', 'FRA I'])
  assert.equal(of(scene.state, 'HRE').gold, 70)
  assert.ok(scene.diceSpent().over)
})

test('SNS 12.1.3 more than one can pay for is refused', () => {
  const scene = hired([], {}).away('NSE')
  const four = ['HRE I', 'HRE II', 'HRE III', 'HRE IV']
  assert.equal(scene.refusal('ENG', 'espionage', four), 'SNS 12.1.3')
})

test('SNS E79, SNS 12.1.4, SNS 12.1.5 one counter-agent, two spies', () => {
  const scene = hired([3, 4, 3, 4], { FRA: 1 })
  scene.answer('NSE', 'espionage', ['FRA I'])
  assert.equal(of(scene.state, 'FRA').agents, 0)
  scene.answer('ENG', 'espionage', ['FRA I'])
  assert.deepEqual(of(scene.state, 'NSE').known, [])
  assert.equal(of(scene.state, 'ENG').known[0]?.piece, 'FRA I')
  assert.ok(
    scene
      .told()
      .includes(
        'The spy of the North Sea at Army I of France: the dice show 3 4, with a counter-agent, 10 in all: he sees nothing.',
      ),
  )
  const idle = hired([3, 4], { FRA: 2 }).answer('NSE', 'espionage', ['FRA I'])
  idle.away()
  while (!idle.over) idle.away()
  assert.equal(of(idle.state, 'FRA').agents, 0)
  assert.equal(of(idle.state, 'FRA').gold, 40, 'the gold of the second is lost')
  assert.ok(idle.told('FRA').includes('1 counter-agent had nothing to do and leaves.'))
  assert.ok(!idle.told('ENG').some((line) => line.includes('nothing to do')))
})

test('SNS 12.1.3, SNS 12.1.6 one attempt on each piece, of others, and what is seen is one’s own secret', () => {
  const scene = hired([4, 4], {})
  assert.equal(scene.refusal('NSE', 'espionage', ['FRA I', 'FRA I']), 'SNS 12.1.6')
  assert.equal(scene.refusal('NSE', 'espionage', ['NSE I']), 'SNS 12.1.3')
  assert.equal(scene.refusal('NSE', 'espionage', ['FRA V']), 'SNS 12.1.3')
  scene.answer('NSE', 'espionage', ['FRA I'])
  assert.equal(of(scene.state, 'NSE').known.length, 1)
  assert.equal(scene.view('ENG').powers.NSE?.known, null)
  assert.ok(!scene.told('ENG').some((line) => line.startsWith('Army I of France:')))
})

test('SNS 12.1.7 the Spy-Master spies last, once for nothing, and shares in others’ success', () => {
  const led = table((state) => {
    of(state, 'NSE').leader = 'spyMaster'
    of(state, 'ENG').leader = 'architect'
  })
  const scene = hired([1, 1, 2, 2, 6, 6, 6, 6], {}, led)
  assert.deepEqual(scene.awaited(), ['ENG'])
  scene.answer('ENG', 'espionage', ['FRA I'])
  assert.equal(of(scene.state, 'ENG').gold, 70, 'the Architect pays like everybody')
  assert.equal(of(scene.state, 'NSE').known[0]?.piece, 'FRA I')
  scene.away('FRA').away('HRE')
  scene.answer('NSE', 'espionage', ['FRA II', 'HRE I'])
  assert.equal(of(scene.state, 'NSE').gold, 70)
  assert.ok(scene.diceSpent().over)
})

test('SNS 12.1.2, SNS 12.1.3 by standing instructions the phase runs by itself', () => {
  const scene = act(table(), intrigue, [6, 6])
  for (const seat of FOUR) scene.instruct(seat, 'counter-agents', 2).instruct(seat, 'espionage', [])
  assert.ok(scene.over)
  const spying = act(table(), intrigue, [6, 6])
  for (const seat of FOUR) {
    spying.instruct(seat, 'counter-agents', 0)
    spying.instruct(seat, 'espionage', seat === 'ENG' ? ['FRA I', 'ENG I'] : [])
  }
  assert.ok(spying.diceSpent().over)
})

test('SNS 13.1.4 nobody spies in a learning turn', () => {
  const state = court(FOUR, {}, undefined, { espionageOnly: true, learningTurn: true })
  assert.ok(act(state, intrigue).over)
})
