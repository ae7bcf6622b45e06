import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AreaId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import { handOver } from '../../src/lands.ts'
import { noUnits } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { act, court } from '../intrigue/court.ts'
import { of, type Scene, type SceneWish } from '../scene.ts'

type Dice = NonNullable<SceneWish['dice']>

const FOUR: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE']

/** The Empire and France are a team; Army I of the Empire stands in a land of France. */
function guests(at: AreaId, change?: (state: State) => void, dice: Dice = []): Scene {
  const state = court(FOUR, {}, (each) => {
    each.number = 5
    each.teams.push({ mark: 'A', members: ['HRE', 'FRA'], joined: { HRE: 0, FRA: 0 } })
    const army = of(each, 'HRE').armies.I
    assert.ok(army)
    Object.assign(army, { at, from: at, units: { ...noUnits(), KN: 4 } })
    change?.(each)
  })
  return act(state, diplomacy, dice)
}

const leave = { act: 'leave' }

test('SNS 4.3.1, SNS 4.3.2 when Diplomacy closes the guest retreats to friendly land beside it', () => {
  const scene = guests('champagne').answer('FRA', 'diplomacy', leave)
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'champagne', 'not in the middle of talk')
  scene.away(undefined, 'diplomacy')
  assert.deepEqual(scene.awaited(), ['HRE'])
  assert.equal(scene.refusal('HRE', 'former-ally', []), 'SNS 4.3.1')
  assert.equal(scene.refusal('HRE', 'former-ally', [{ army: 'I', goes: 'francia' }]), 'SNS 4.3.2')
  scene.answer('HRE', 'former-ally', [{ army: 'I', goes: 'lower_lotharingia' }])
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'lower_lotharingia')
  assert.ok(scene.over)
})

test('SNS 4.3.1 a team broken and made again has changed nothing', () => {
  const scene = guests('champagne').answer('FRA', 'diplomacy', leave)
  scene.answer('HRE', 'diplomacy', { act: 'team', with: ['FRA'] })
  scene.answer('FRA', 'diplomacy', { act: 'accept', offer: 'team:HRE>FRA:1' }).away()
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'champagne')
})

test('SNS 4.3.2 with nowhere to go the army is eliminated', () => {
  const scene = guests('anjou').answer('FRA', 'diplomacy', leave).away(undefined, 'diplomacy')
  assert.equal(scene.refusal('HRE', 'former-ally', [{ army: 'I', goes: 'francia' }]), 'SNS 4.3.2')
  scene.answer('HRE', 'former-ally', [{ army: 'I', goes: 'disband' }])
  assert.equal(of(scene.state, 'HRE').armies.I, undefined)
})

const ones = (count: number): number[] => Array.from({ length: count }, () => 1)
const besiege = [{ army: 'I', goes: 'besiege' }]

/** Lets every question of battle and siege be answered as if nobody were there. */
function fought(scene: Scene): Scene {
  for (let asked = 0; !scene.over && asked < 20; asked += 1) scene.away()
  assert.ok(scene.over)
  return scene
}

test('SNS 4.3.1 who stays besieges at once', () => {
  const scene = guests('champagne', undefined, { 'siege:HRE': ones(6) })
  scene.answer('FRA', 'diplomacy', leave).away(undefined, 'diplomacy')
  fought(scene.answer('HRE', 'former-ally', besiege))
  assert.equal(scene.state.lands.champagne.owner, 'HRE')
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'champagne')
})

test('SNS 4.3.3 where an army of the owner stands, staying means battle first and then the siege', () => {
  const host = (state: State) => {
    const army = of(state, 'FRA').armies.I
    assert.ok(army)
    Object.assign(army, { at: 'champagne', from: 'champagne', units: { ...noUnits(), PS: 1 } })
  }
  const scene = guests('champagne', host, { '': ones(40), 'siege:HRE': ones(6) })
  scene.answer('FRA', 'diplomacy', leave).away(undefined, 'diplomacy')
  fought(scene.answer('HRE', 'former-ally', besiege))
  assert.equal(of(scene.state, 'FRA').armies.I, undefined)
  assert.equal(scene.state.lands.champagne.owner, 'HRE')
})

test('SNS 4.3.4 a fleet in a former ally’s port puts to sea, one that may not move too', () => {
  const scene = guests('saxony', (state) => {
    const fleet = of(state, 'HRE').fleets['1']
    assert.ok(fleet)
    Object.assign(fleet, { at: 'normandy', stuckUntil: state.number })
  })
  scene.answer('FRA', 'diplomacy', leave)
  for (let asked = 0; !scene.over && asked < 10; asked += 1) scene.away()
  assert.notEqual(of(scene.state, 'HRE').fleets['1']?.at, 'normandy')
  assert.ok(scene.told().some((line) => line.startsWith('Fleet 1 of the Empire puts to sea')))
})

test('SNS 4.3.1, SNS 8.5.7 pillaged land cannot be besieged: he only leaves it', () => {
  const pillaged = (state: State) => {
    state.lands.champagne.barren = 2
  }
  const scene = guests('champagne', pillaged).answer('FRA', 'diplomacy', leave)
  scene.instruct('HRE', 'former-ally', 'besiege').away(undefined, 'diplomacy')
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'lower_lotharingia')
  const asked = guests('champagne', pillaged).answer('FRA', 'diplomacy', leave).away(undefined, 'diplomacy')
  assert.equal(asked.refusal('HRE', 'former-ally', besiege), 'SNS 4.3.2')
})

test('SNS 4.3.5 a seat that does not answer retreats', () => {
  const scene = guests('champagne').answer('FRA', 'diplomacy', leave)
  scene.away().away()
  assert.ok(scene.over)
  const at = of(scene.state, 'HRE').armies.I?.at
  assert.ok(at !== undefined && at !== 'champagne')
  assert.ok(at !== undefined && scene.state.lands.champagne.owner === 'FRA')
})

test('SNS 4.3.5 without a way out it besieges rather than be given up', () => {
  const scene = guests('anjou', undefined, { 'siege:HRE': [1] }).answer('FRA', 'diplomacy', leave)
  fought(scene)
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'anjou')
  assert.equal(scene.state.lands.anjou.owner, 'HRE')
})

test('SNS 4.3.5, SNS 7.12.1 nor does an instruction to retreat give it up', () => {
  const scene = guests('anjou', undefined, { 'siege:HRE': [1] }).instruct('HRE', 'former-ally', 'retreat')
  fought(scene.answer('FRA', 'diplomacy', leave))
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'anjou')
})

test('SNS 4.3.1 an army in land that was never a friend’s is not touched', () => {
  const scene = guests('champagne', (state) => handOver(state, 'champagne', 'ENG'))
  scene.answer('FRA', 'diplomacy', leave).away()
  assert.ok(scene.over)
})
