import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerate } from '@windward/table'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { incomeOf } from '../../src/income/yields.ts'
import { bidCost } from '../../src/setup/bid.ts'
import { bidForTerritories } from '../../src/setup/bidding.ts'
import { position, Scene } from '../scene.ts'

function bidding(...seats: FactionId[]): Scene {
  return new Scene(position(seats, { territoryBidding: true }), bidForTerritories)
}

const pass = (scene: Scene, ...seats: FactionId[]): Scene => {
  for (const seat of seats) scene.answer(seat, 'bid', 'pass')
  return scene
}

test('SNS 1.9.1 ten markers each, placed in play order again and again until all pass in a row', () => {
  const scene = bidding('NSE', 'FRA', 'ENG')
  assert.deepEqual(scene.state.bidding?.markers, { NSE: 10, FRA: 10, ENG: 10 })
  assert.deepEqual(scene.awaited(), ['NSE'])
  pass(scene, 'NSE').answer('ENG', 'bid', { land: 'wales', markers: 1 })
  assert.equal(scene.view('spectator').bidding?.markers.ENG, 9)
  pass(scene, 'FRA', 'NSE')
  assert.deepEqual(scene.awaited(), ['ENG'], 'only a whole round of passes ends it')
  assert.equal(scene.refusal('ENG', 'bid', { land: 'wales', markers: 10 }), 'SNS 1.9.1')
  pass(scene, 'ENG')
  assert.ok(scene.over)
})

test('SNS 1.9.1 a seat that does not answer passes; without the option nobody is asked', () => {
  const scene = bidding('FRA', 'ENG')
  scene.away().away()
  assert.ok(scene.over)
  assert.ok(new Scene(position(['FRA', 'ENG']), bidForTerritories).over)
})

test('SNS 1.9.2 bids go on neutral, open land beside home', () => {
  const scene = bidding('ENG', 'FRA')
  const refused = (land: string) => scene.refusal('ENG', 'bid', { land, markers: 1 })
  assert.equal(refused('francia'), 'SNS 1.9.2', 'it has an owner')
  assert.equal(refused('jylland'), 'SNS 1.9.2', 'it is closed')
  assert.equal(refused('leinster'), 'SNS 1.9.2', 'it lies over sea')
  for (const offered of enumerate(scene.question('ENG', 'bid').options()))
    assert.equal(scene.question('ENG', 'bid').check(offered), undefined)
})

test('SNS 1.9.2 land beside other bids only is out of reach, even when these are won', () => {
  const scene = bidding('BYZ', 'FAT')
  pass(scene, 'BYZ').answer('FAT', 'bid', { land: 'dimashq', markers: 3 })
  pass(scene, 'BYZ')
  assert.equal(scene.refusal('FAT', 'bid', { land: 'halab', markers: 1 }), 'SNS 1.9.2')
})

test('SNS 1.9.3 what land costs', () => {
  const { state } = bidding('BYZ', 'FAT', 'HRE')
  assert.equal(bidCost(state, 'wallachia'), 1)
  assert.equal(bidCost(state, 'kilikia'), 2)
  assert.equal(bidCost(state, 'dimashq'), 3)
  assert.equal(bidCost(state, 'rome'), 5)
})

test('SNS E4, SNS 1.9.3, SNS 1.9.4, SNS 1.9.5 England bids for Wales', () => {
  const won = pass(bidding('FRA', 'ENG').answer('ENG', 'bid', { land: 'wales', markers: 2 }), 'FRA', 'ENG')
  assert.equal(won.state.lands.wales.owner, 'ENG')
  assert.ok(won.over)
  const short = pass(bidding('FRA', 'ENG').answer('ENG', 'bid', { land: 'wales', markers: 1 }), 'FRA', 'ENG')
  assert.equal(short.state.lands.wales.owner, null)
  assert.ok(short.over, 'a round that wins nothing is the last')
})

/** Arles, which both border, with one minor city. */
function contested(): Scene {
  const start = position(['HRE', 'FRA'], { territoryBidding: true }, ({ lands }) => lands.arles.cities.pop())
  assert.equal(bidCost(start, 'arles'), 2)
  return new Scene(start, bidForTerritories)
}

test('SNS E4, SNS 1.9.4, SNS 1.9.5 the higher bid wins, the other places again', () => {
  const scene = contested().answer('FRA', 'bid', { land: 'arles', markers: 2 })
  pass(scene.answer('HRE', 'bid', { land: 'arles', markers: 3 }), 'FRA', 'HRE')
  assert.equal(scene.state.lands.arles.owner, 'HRE')
  assert.deepEqual(scene.awaited(), ['FRA'])
  assert.equal(scene.state.bidding?.markers.FRA, 10)
})

test('SNS E4, SNS 1.9.4 two and two: the older marker wins', () => {
  const scene = contested().answer('FRA', 'bid', { land: 'arles', markers: 2 })
  pass(scene.answer('HRE', 'bid', { land: 'arles', markers: 2 }), 'FRA', 'HRE')
  assert.equal(scene.state.lands.arles.owner, 'FRA')
})

test('SNS 1.9.4, SNS 1.9.5 beaten markers come back and can win elsewhere; leftovers are lost', () => {
  const scene = bidding('HRE', 'FRA')
  scene.answer('FRA', 'bid', { land: 'arles', markers: 3 })
  scene.answer('HRE', 'bid', { land: 'arles', markers: 4 })
  pass(scene, 'FRA', 'HRE')
  assert.equal(scene.state.lands.arles.owner, 'HRE')
  assert.deepEqual(scene.state.bidding?.markers, { HRE: 6, FRA: 10 })
  assert.deepEqual(scene.awaited(), ['FRA'], 'the winner does not place again')
  assert.equal(scene.refusal('FRA', 'bid', { land: 'arles', markers: 9 }), 'SNS 1.9.2')
  scene.answer('FRA', 'bid', { land: 'brittany', markers: 3 })
  pass(scene, 'FRA')
  assert.equal(scene.state.lands.brittany.owner, 'FRA')
  assert.ok(scene.over)
  assert.equal(scene.state.bidding, null)
})

test('SNS 1.9.4 of equal bids that with the older first marker wins', () => {
  const scene = bidding('HRE', 'FRA')
  scene.answer('FRA', 'bid', { land: 'arles', markers: 1 })
  scene.answer('HRE', 'bid', { land: 'arles', markers: 3 })
  scene.answer('FRA', 'bid', { land: 'arles', markers: 2 })
  pass(scene, 'HRE', 'FRA')
  assert.equal(scene.state.lands.arles.owner, 'FRA')
})

test('SNS 1.9.6 land won counts from the first income', () => {
  const scene = bidding('FRA', 'ENG')
  const before = incomeOf(scene.state, 'ENG')
  pass(scene.answer('ENG', 'bid', { land: 'wales', markers: 2 }), 'FRA', 'ENG')
  assert.equal(incomeOf(scene.state, 'ENG'), before + 20)
})
