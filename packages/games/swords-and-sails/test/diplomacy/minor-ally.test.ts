import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import { act, court, type Hands } from '../intrigue/court.ts'
import { of, type Scene } from '../scene.ts'

const FIVE: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE', 'BYZ']
const ally = { act: 'ally', land: 'brittany' }
const agree = { act: 'support', by: 'FRA', land: 'brittany' }
const strike = (supporter: FactionId | null) => ({
  act: 'subterfuge',
  by: 'FRA',
  land: 'brittany',
  supporter,
})

function announced(seats: readonly FactionId[], hands: Hands = {}): Scene {
  const scene = act(court(seats, { FRA: ['minorAlly'], ...hands }), diplomacy)
  return scene.answer('FRA', 'diplomacy', ally)
}

/** Everybody is ready, nobody plays anything more. */
function closed(scene: Scene): FactionId | null {
  while (!scene.over) scene.away()
  return scene.state.lands.brittany.owner
}

test('SNS 4.5.1 a land that a marriage could win is announced, for no gold', () => {
  const scene = act(court(FIVE, { FRA: ['minorAlly', 'minorAlly'] }), diplomacy)
  assert.equal(scene.refusal('FRA', 'diplomacy', { act: 'ally', land: 'wales' }), 'SNS 3.4.1')
  assert.equal(scene.refusal('FRA', 'diplomacy', { act: 'ally', land: 'swabia' }), 'SNS 3.4.4')
  assert.equal(scene.refusal('HRE', 'diplomacy', { act: 'ally', land: 'bohemia' }), 'SNS 4.5.1')
  scene.answer('FRA', 'diplomacy', ally)
  assert.equal(scene.refusal('FRA', 'diplomacy', ally), 'SNS 4.5.1')
  assert.equal(of(scene.state, 'FRA').gold, 100)
  assert.ok(scene.told('BYZ').includes('France announces a Political Minor Ally: Brittany.'))
})

test('SNS E23, SNS 4.5.2, SNS 4.5.6 with five seats two others must agree, openly', () => {
  const two = announced(FIVE).answer('ENG', 'diplomacy', agree).answer('HRE', 'diplomacy', agree)
  assert.deepEqual(two.view('spectator').overtures[0]?.supporters, ['ENG', 'HRE'])
  assert.equal(two.refusal('HRE', 'diplomacy', agree), 'SNS 4.5.2')
  assert.equal(two.refusal('FRA', 'diplomacy', agree), 'SNS 4.5.2')
  assert.equal(closed(two), 'FRA')
  assert.equal(closed(announced(FIVE).answer('ENG', 'diplomacy', agree)), null)
})

test('SNS E23, SNS 4.5.2 with three or four seats one is enough', () => {
  const four = FIVE.slice(0, 4)
  assert.equal(closed(announced(four).answer('ENG', 'diplomacy', agree)), 'FRA')
  assert.equal(closed(announced(four)), null)
  const three = FIVE.slice(0, 3)
  assert.equal(closed(announced(three).answer('ENG', 'diplomacy', agree)), 'FRA')
})

test('SNS E23, SNS 4.5.3 with two seats it costs 50 gold and needs nobody', () => {
  const scene = announced(['FRA', 'ENG'])
  assert.equal(of(scene.state, 'FRA').gold, 50)
  assert.equal(scene.refusal('ENG', 'diplomacy', agree), 'SNS 4.5.3')
  assert.equal(closed(scene), 'FRA')
  const poor = court(['FRA', 'ENG'], { FRA: ['minorAlly'] })
  of(poor, 'FRA').gold = 45
  assert.equal(act(poor, diplomacy).refusal('FRA', 'diplomacy', ally), 'SNS 4.5.3')
})

test('SNS E23, SNS 4.5.4 Subterfuge silences one supporter, and another may take his place', () => {
  const scene = announced(FIVE, { BYZ: ['subterfuge'] })
  scene.answer('ENG', 'diplomacy', agree).answer('HRE', 'diplomacy', agree)
  assert.equal(scene.refusal('NSE', 'diplomacy', strike('ENG')), 'SNS 4.5.4')
  assert.equal(scene.refusal('BYZ', 'diplomacy', strike('NSE')), 'SNS 4.5.4')
  scene.answer('BYZ', 'diplomacy', strike('ENG'))
  assert.equal(scene.refusal('ENG', 'diplomacy', agree), 'SNS 4.5.4')
  assert.deepEqual(scene.state.stacks.blue.discards, ['minorAlly', 'subterfuge'])
  scene.answer('NSE', 'diplomacy', agree)
  assert.equal(closed(scene), 'FRA')
  const lost = announced(FIVE, { BYZ: ['subterfuge'] })
  lost.answer('ENG', 'diplomacy', agree).answer('HRE', 'diplomacy', agree)
  lost.answer('BYZ', 'diplomacy', strike('HRE'))
  assert.equal(closed(lost), null)
})

test('SNS 4.5.4 nobody strikes his own attempt', () => {
  const scene = announced(FIVE, { FRA: ['minorAlly', 'subterfuge'] }).answer('ENG', 'diplomacy', agree)
  assert.equal(scene.refusal('FRA', 'diplomacy', strike('ENG')), 'SNS 4.5.4')
})

test('SNS 4.5.5 with two seats Subterfuge undoes the paid attempt, and the gold is lost', () => {
  const scene = announced(['FRA', 'ENG'], { ENG: ['subterfuge'] }).answer('ENG', 'diplomacy', strike(null))
  assert.equal(closed(scene), null)
  assert.equal(of(scene.state, 'FRA').gold, 50)
})

test('SNS 4.5.6 when Diplomacy has closed there is a last window for Subterfuge', () => {
  const scene = announced(FIVE, { BYZ: ['subterfuge'], NSE: ['spy'] })
  scene.answer('ENG', 'diplomacy', agree).answer('HRE', 'diplomacy', agree).away()
  assert.deepEqual(new Set(scene.awaited()), new Set(['NSE', 'BYZ']))
  assert.equal(scene.refusal('NSE', 'last-subterfuge', { supporter: 'ENG' }), 'SNS 4.5.4')
  assert.equal(scene.refusal('BYZ', 'last-subterfuge', { supporter: 'NSE' }), 'SNS 4.5.4')
  scene.answer('BYZ', 'last-subterfuge', { supporter: 'ENG' }).answer('NSE', 'last-subterfuge', 'pass')
  assert.ok(scene.over)
  assert.equal(scene.state.lands.brittany.owner, null)
  assert.deepEqual(scene.state.stacks.blue.discards, ['minorAlly', 'subterfuge'], 'spent either way')
  assert.deepEqual(scene.state.overtures, [])
})

test('SNS 4.5.6 as long as it would succeed there is one more', () => {
  const scene = announced(FIVE, { NSE: ['subterfuge', 'subterfuge'] })
  for (const seat of ['ENG', 'HRE', 'BYZ'] as const) scene.answer(seat, 'diplomacy', agree)
  scene.instruct('NSE', 'last-subterfuge', { against: ['FRA'] }).away()
  assert.ok(scene.over)
  assert.equal(scene.state.lands.brittany.owner, null)
  assert.deepEqual(of(scene.state, 'NSE').hand, [])
})

test('SNS 4.5.6 of two attempts on one land the first announced has it, and nobody is asked about the other', () => {
  const state = court(FIVE, { FRA: ['minorAlly'], HRE: ['minorAlly'], BYZ: ['subterfuge'] })
  const scene = act(state, diplomacy)
  scene.answer('HRE', 'diplomacy', { act: 'ally', land: 'arles' })
  scene.answer('FRA', 'diplomacy', { act: 'ally', land: 'arles' })
  for (const by of ['HRE', 'FRA'])
    for (const seat of ['ENG', 'NSE'] as const)
      scene.answer(seat, 'diplomacy', { act: 'support', by, land: 'arles' })
  for (const seat of FIVE) scene.answer(seat, 'diplomacy', 'ready')
  scene.answer('BYZ', 'last-subterfuge', 'pass')
  assert.ok(scene.over)
  assert.equal(scene.state.lands.arles.owner, 'HRE')
})
