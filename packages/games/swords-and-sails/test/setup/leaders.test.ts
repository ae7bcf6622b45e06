import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FACTION_IDS, type FactionId, MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { LEADER_IDS, LEADERS } from '../../src/data/factions/leaders.ts'
import { leaders } from '../../src/setup/leaders.ts'
import { of, position, Scene } from '../scene.ts'

const held = (scene: Scene, seats: readonly FactionId[]) => seats.map((seat) => of(scene.state, seat).leader)

test('SNS 1.8.1 leaders are dealt at random and are open', () => {
  const dice = [{ shuffle: LEADER_IDS.toReversed() }]
  const scene = new Scene(position(['BYZ', 'FAT', 'HRE'], { leaders: 'dealt' }), leaders, { dice })
  assert.deepEqual(held(scene, ['BYZ', 'FAT', 'HRE']), ['seaTrader', 'commander', 'architect'])
  assert.equal(scene.view('spectator').powers.FAT?.leader, 'commander')
  assert.equal(scene.told().length, 3)
})

test('SNS 1.8.1 leaders are chosen in turn, newcomers before others', () => {
  const options = { leaders: 'chosen', novices: ['HRE'] }
  const scene = new Scene(position(['BYZ', 'FAT', 'HRE'], options), leaders)
  assert.deepEqual(scene.awaited(), ['HRE'])
  scene.answer('HRE', 'leader', 'conqueror')
  assert.deepEqual(scene.awaited(), ['BYZ'])
  assert.equal(scene.refusal('BYZ', 'leader', 'conqueror'), 'SNS 1.8.1')
  scene.answer('BYZ', 'leader', 'admiral').away('FAT')
  assert.deepEqual(held(scene, ['BYZ', 'FAT', 'HRE']), ['admiral', 'charismatic', 'conqueror'])
  assert.ok(scene.over)
})

test('SNS 1.8.1 without leaders nobody is asked', () => {
  const scene = new Scene(position(['BYZ', 'FAT']), leaders)
  assert.ok(scene.over)
  assert.deepEqual(held(scene, ['BYZ', 'FAT']), [null, null])
})

test('SNS 1.8.2 with more than eight seats majors come first and the rest go without', () => {
  const dice = [{ shuffle: LEADER_IDS }]
  const scene = new Scene(position(FACTION_IDS, { leaders: 'dealt' }), leaders, { dice })
  assert.ok(MAJOR_IDS.every((major) => of(scene.state, major).leader !== null))
  assert.equal(held(scene, FACTION_IDS).filter((leader) => leader !== null).length, LEADER_IDS.length)
})

test('SNS 1.8.3 each leader changes something, and no two the same', () => {
  const powers = LEADER_IDS.map((leader) => JSON.stringify(LEADERS[leader]))
  assert.equal(new Set(powers).size, LEADER_IDS.length)
  assert.equal(LEADERS.seaTrader.fishing, 10)
  assert.deepEqual(LEADERS.diplomat.siege.buyOff, [2, 3])
})
