import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import { handOver } from '../../src/lands.ts'
import { attacks } from '../../src/orders/attack.ts'
import type { State } from '../../src/state.ts'
import { areOldAllies, isFriendly } from '../../src/teams.ts'
import { ownPoints, scoreOf } from '../../src/victory/score.ts'
import { act, court } from '../intrigue/court.ts'
import { of, type Scene } from '../scene.ts'

const FIVE: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE', 'BYZ']

function talks(change?: (state: State) => void, options: object = {}): Scene {
  return act(court(FIVE, {}, change, options), diplomacy)
}

/** The first proposes a team, and all the others accept. */
function team(scene: Scene, by: FactionId, ...others: FactionId[]): Scene {
  scene.answer(by, 'diplomacy', { act: 'team', with: others })
  const { id } = scene.state.offers.at(-1) ?? {}
  for (const seat of others) scene.answer(seat, 'diplomacy', { act: 'accept', offer: id })
  return scene
}

const leave = { act: 'leave' }

test('SNS 4.2.1 a team is declared when every member has agreed, and is public at once', () => {
  const scene = talks()
  scene.answer('FRA', 'diplomacy', { act: 'team', with: ['ENG', 'HRE'] })
  const offer = 'team:FRA>ENG,HRE:1'
  scene.answer('ENG', 'diplomacy', { act: 'accept', offer })
  assert.deepEqual(scene.state.teams, [])
  scene.answer('HRE', 'diplomacy', { act: 'accept', offer })
  assert.deepEqual(scene.view('spectator').teams, [
    { mark: 'A', members: ['FRA', 'ENG', 'HRE'], joined: { FRA: 1, ENG: 1, HRE: 1 } },
  ])
  assert.ok(scene.told('BYZ').includes('Team A: France, England and the Empire.'))
})

test('SNS 4.2.1 no team has five members', () => {
  const five = { act: 'team', with: ['ENG', 'HRE', 'NSE', 'BYZ'] }
  assert.equal(talks().refusal('FRA', 'diplomacy', five), 'SNS 4.2.1')
})

test('SNS 4.2.1 one refusal is enough, and nobody else hears of it', () => {
  const scene = talks()
  scene.answer('FRA', 'diplomacy', { act: 'team', with: ['ENG', 'HRE'] })
  scene.answer('ENG', 'diplomacy', { act: 'decline', offer: 'team:FRA>ENG,HRE:1' })
  const accept = { act: 'accept', offer: 'team:FRA>ENG,HRE:1' }
  assert.equal(scene.refusal('HRE', 'diplomacy', accept), 'SNS 4.1.7')
  assert.deepEqual(scene.told('BYZ'), [])
})

test('SNS 4.2.2 a seat is in one team, which takes others in when all agree', () => {
  const scene = team(talks(), 'FRA', 'ENG')
  assert.equal(scene.refusal('HRE', 'diplomacy', { act: 'team', with: ['ENG'] }), 'SNS 4.2.2')
  assert.equal(scene.refusal('FRA', 'diplomacy', { act: 'team', with: ['ENG'] }), 'SNS 4.2.2')
  team(scene, 'HRE', 'FRA', 'ENG')
  assert.deepEqual(scene.state.teams[0]?.members, ['FRA', 'ENG', 'HRE'])
  const other = team(team(talks(), 'FRA', 'ENG'), 'NSE', 'BYZ')
  assert.equal(other.refusal('FRA', 'diplomacy', { act: 'team', with: ['ENG', 'NSE'] }), 'SNS 4.2.2')
})

test('SNS 4.2.2 a proposal overtaken by another team lapses', () => {
  const scene = talks().answer('FRA', 'diplomacy', { act: 'team', with: ['ENG'] })
  team(scene, 'HRE', 'ENG')
  const accept = { act: 'accept', offer: 'team:FRA>ENG:1' }
  assert.equal(scene.refusal('ENG', 'diplomacy', accept), 'SNS 4.1.7')
  assert.ok(scene.told('FRA').includes('What France proposed has been overtaken by events.'))
})

test('SNS 4.2.3 teams are marked A, B, C in the order of declaring', () => {
  const scene = team(team(talks(), 'FRA', 'ENG'), 'NSE', 'BYZ')
  assert.deepEqual(
    scene.state.teams.map(({ mark }) => mark),
    ['A', 'B'],
  )
  scene.answer('FRA', 'diplomacy', leave)
  team(scene, 'HRE', 'FRA')
  assert.deepEqual(
    scene.state.teams.map(({ mark }) => mark),
    ['B', 'A'],
  )
})

test('SNS 4.2.4 what is only said has no effect', () => {
  const scene = talks()
  const before = JSON.stringify(scene.state.teams)
  scene.answer('FRA', 'diplomacy', { act: 'team', with: ['ENG'] }).away()
  assert.equal(JSON.stringify(scene.state.teams), before)
  assert.ok(!isFriendly(scene.state, 'FRA', 'wessex'))
  assert.deepEqual(scoreOf(scene.state, 'FRA'), [ownPoints(scene.state, 'FRA'), 1])
})

test('SNS 4.2.5 a seat leaves without anyone’s consent, and a team of one ends', () => {
  const scene = team(talks(), 'FRA', 'ENG', 'HRE').answer('ENG', 'diplomacy', leave)
  assert.deepEqual(scene.state.teams[0]?.members, ['FRA', 'HRE'])
  scene.answer('FRA', 'diplomacy', leave)
  assert.deepEqual(scene.state.teams, [])
  assert.equal(scene.refusal('FRA', 'diplomacy', leave), 'SNS 4.2.5')
})

test('SNS E25, SNS 4.2.2, SNS 4.2.6, SNS 11.3.1 scores follow the teams at once', () => {
  const scene = talks((state) => {
    handOver(state, 'wessex', 'FRA')
    state.teams.push({ mark: 'A', members: ['FRA', 'HRE', 'NSE'], joined: { FRA: 0, HRE: 0, NSE: 0 } })
  })
  const points = (...seats: FactionId[]) => seats.reduce((sum, seat) => sum + ownPoints(scene.state, seat), 0)
  const value = (seat: FactionId) => {
    const [part, whole] = scoreOf(scene.state, seat)
    return part / whole
  }
  const three = points('FRA', 'HRE', 'NSE')
  assert.equal(value('HRE'), three / 3 + 10 + 10)
  team(scene, 'BYZ', 'FRA', 'HRE', 'NSE')
  assert.equal(value('BYZ'), (three + points('BYZ')) / 4 + 15 + 10)
  scene.answer('FRA', 'diplomacy', leave)
  assert.equal(value('FRA'), points('FRA') + 10)
  assert.equal(value('BYZ'), points('HRE', 'NSE', 'BYZ') / 3 + 10)
})

test('SNS 4.2.6, SNS 11.4.1, SNS 11.4.6 who joins or leaves waits two seasons, and marks are erased', () => {
  const scene = talks((state) => {
    state.marks = [
      { members: ['FRA'], number: 0 },
      { members: ['BYZ'], number: 0 },
    ]
  })
  team(scene, 'FRA', 'ENG')
  assert.deepEqual([of(scene.state, 'FRA').waitsUntil, of(scene.state, 'ENG').waitsUntil], [3, 3])
  assert.equal(of(scene.state, 'BYZ').waitsUntil, 0)
  assert.deepEqual(scene.state.marks, [{ members: ['BYZ'], number: 0 }])
  const free = team(talks(undefined, { allianceWait: false }), 'FRA', 'ENG')
  assert.equal(of(free.state, 'FRA').waitsUntil, 0)
})

test('SNS 4.2.7 an Attack order does not count against a team-mate', () => {
  const scene = team(talks(), 'FRA', 'ENG')
  const army = of(scene.state, 'FRA').armies.I
  assert.ok(army)
  army.order = { army: 'I', does: { deed: 'hold' }, meets: { stance: 'attack' } }
  assert.ok(!attacks(scene.state, army, 'ENG'))
  assert.ok(attacks(scene.state, army, 'HRE'))
})

test('SNS 4.2.8 without the Empire, Fatimids and Byzantium may not be in one team', () => {
  const propose = { act: 'team', with: ['BYZ', 'KIE'] }
  const ban = (seats: readonly FactionId[], options = {}) =>
    act(court(seats, {}, undefined, options), diplomacy)
  assert.equal(ban(['FAT', 'BYZ', 'KIE']).refusal('FAT', 'diplomacy', propose), 'SNS 4.2.8')
  ban(['FAT', 'BYZ', 'KIE'], { fatimidByzantineBan: false }).answer('FAT', 'diplomacy', propose)
  ban(['FAT', 'BYZ', 'KIE', 'HRE']).answer('FAT', 'diplomacy', propose)
})

test('SNS 4.6.2 a team of this season gives no passage', () => {
  const scene = team(talks(), 'FRA', 'ENG')
  assert.ok(!areOldAllies(scene.state, 'FRA', 'ENG'))
  scene.state.number += 1
  assert.ok(areOldAllies(scene.state, 'FRA', 'ENG'))
})
