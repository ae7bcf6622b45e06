import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { resolveBattles } from '../../src/battle/resolve-battles.ts'
import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { fightAndBesiegeNow } from '../../src/diplomacy/fight-former-ally.ts'
import type { FromBorders } from '../../src/movement/border-battles.ts'
import type { Stance } from '../../src/orders/order.ts'
import type { Army, Units } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { of, position, Scene } from '../scene.ts'
import { armyOf, fought, left } from './field.ts'
import { clear, stand } from './force.ts'

const ATTACK: Stance = { stance: 'attack' }
const DEFEND: Stance = { stance: 'defend' }

function march(
  state: State,
  faction: FactionId,
  id: Army['id'],
  from: LandId,
  to: LandId,
  units: Partial<Units>,
  meets: Stance = ATTACK,
): void {
  const order = {
    army: id,
    does: from === to ? { deed: 'hold' as const } : { deed: 'move' as const, to },
    meets,
  }
  stand(state, faction, id, to, units, { from, order })
}

function set(change: (state: State) => void, seats: readonly FactionId[] = ['HRE', 'KIE', 'FRA']): State {
  return position(seats, {}, (state) => {
    clear(state)
    change(state)
  })
}

function phase(
  state: State,
  dice: Readonly<Record<string, readonly Foreseen[]>>,
  fromBorders: Partial<FromBorders> = {},
): Scene {
  return new Scene(state, (t) => resolveBattles(t, { pressed: [], entered: [], ...fromBorders }), {
    dice: { '': [], ...dice },
  })
}

test('SNS 7.1.12, SNS 7.1.1 a winner on Attack besieges, after the battle', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { KN: 4 })
    march(fresh, 'FRA', 'I', 'wends', 'wends', { PS: 1 }, DEFEND)
  })
  const scene = phase(state, { 'battle:wends': [1, 6, 6, 6, 6, 6, 6, 6, 6], 'siege:HRE': [1] })
  assert.equal(scene.state.phase, 'battles')
  scene.away()
  assert.equal(scene.state.lands.wends.owner, 'HRE')
})

test('SNS 8.1.5, SNS 7.1.12 a winner on Attack may go back by Tactical Withdraw', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { KN: 4 })
    march(fresh, 'FRA', 'I', 'wends', 'wends', { PS: 1 }, DEFEND)
    of(fresh, 'HRE').hand = ['tacticalWithdraw']
  })
  const scene = phase(state, { 'battle:wends': [1, 6, 6, 6, 6, 6, 6, 6, 6] })
  scene.away('HRE', 'sabotage').away('HRE', 'sabotage')
  scene.answer('HRE', 'siege-way', { way: 'withdraw' })
  assert.deepEqual([armyOf(scene, 'HRE').at, scene.state.lands.wends.owner], ['saxony', null])
})

test('SNS 8.1.5 so may one whose battle was on the border he came over', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { KN: 4 })
    of(fresh, 'HRE').hand = ['tacticalWithdraw']
  })
  const scene = phase(state, {}, { entered: ['wends'] }).away('HRE', 'sabotage')
  scene.answer('HRE', 'siege-way', { way: 'withdraw' })
  assert.deepEqual([armyOf(scene, 'HRE').at, scene.state.lands.wends.owner], ['saxony', null])
})

test('SNS 8.1.5, SNS 7.10.5 so may one who has beaten an army that withdrew to where he stood', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'saxony', { PS: 1 }, DEFEND)
    march(fresh, 'FRA', 'I', 'upper_lotharingia', 'saxony', { HI: 3 }, { stance: 'attack', only: 'KIE' })
    of(fresh, 'FRA').hand = ['tacticalWithdraw']
  })
  const pressed = [{ faction: 'HRE', land: 'saxony' } as const]
  const scene = phase(state, { 'withdrawn-1:saxony': [1, 1, 1, 6] }, { pressed })
  scene.away('FRA', 'sabotage').away('FRA', 'sabotage')
  scene.answer('FRA', 'siege-way', { way: 'withdraw' })
  assert.equal(scene.state.lands.saxony.owner, 'HRE')
})

test('SNS 7.1.12, SNS 6.5.2 a winner on Defend that does not control the land goes back', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { KN: 4 }, DEFEND)
    march(fresh, 'FRA', 'I', 'wends', 'wends', { PS: 1 })
  })
  const scene = phase(state, { 'battle:wends': [1, 6, 6, 6, 6, 6, 6, 6, 6] })
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
  assert.equal(scene.state.lands.wends.owner, null)
})

test('SNS 7.1.1 battles in different places are fought side by side', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { HI: 1 })
    march(fresh, 'KIE', 'I', 'wends', 'wends', { HI: 1 })
    march(fresh, 'HRE', 'II', 'saxony', 'bohemia', { HI: 1 })
    march(fresh, 'FRA', 'I', 'bohemia', 'bohemia', { HI: 1 })
  })
  const quiet = [6, 6, 1, 1]
  const scene = phase(state, { 'battle:wends': quiet, 'battle:bohemia': quiet })
  assert.deepEqual(scene.awaited(), ['HRE', 'KIE', 'FRA'])
})

test('SNS 7.10.5 a Withdraw into occupied land is fought out when all other battles are over', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { HI: 3 })
    march(fresh, 'KIE', 'I', 'wends', 'wends', { HI: 3 })
    march(fresh, 'FRA', 'I', 'saxony', 'saxony', { PS: 1 }, DEFEND)
    of(fresh, 'HRE').hand = ['tacticalWithdraw']
  })
  const scene = phase(state, {
    'battle:wends': [6, 6, 6, 6, 6, 6, 1, 1],
    'withdrawn-1:saxony': [1, 1, 1, 6],
    'siege:KIE': [1],
  })
  scene.away('HRE', 'sabotage')
  scene.answer('HRE', 'retreat', 'withdraw').answer('KIE', 'retreat', 'fight')
  scene.away()
  assert.deepEqual(left(scene, 'FRA'), {})
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
})

test('SNS 7.10.5 so is a Withdraw from a border battle, though nobody there attacks', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'saxony', { HI: 3 }, DEFEND)
    march(fresh, 'FRA', 'I', 'saxony', 'saxony', { PS: 1 }, DEFEND)
  })
  const pressed = [{ faction: 'HRE', land: 'saxony' } as const]
  const scene = phase(state, { 'withdrawn-1:saxony': [1, 1, 1, 6] }, { pressed })
  scene.away()
  assert.deepEqual(left(scene, 'FRA'), {})
})

test('SNS E27, SNS 5.3.2, SNS 7.3.2 a divided enemy is met force by force, in the order one chooses', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { HI: 5 })
    march(fresh, 'HRE', 'II', 'great_poland', 'wends', { PS: 5 })
    march(fresh, 'FRA', 'I', 'pomerania', 'wends', { HI: 5 })
  })
  const scene = fought(state, [1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1], {
    name: 'wends',
    where: { land: 'wends' },
    sides: [
      { factions: ['HRE'], pieces: ['HRE I', 'HRE II'], forces: [['HRE I'], ['HRE II']], stood: false },
      { factions: ['FRA'], pieces: ['FRA I'], forces: [['FRA I']], stood: false },
    ],
    attacks: [],
    quarrels: [{ by: 'FRA', on: 'HRE' }],
    divided: 0,
  })
  assert.equal(scene.refusal('FRA', 'meet-forces', [0, 0]), 'SNS 5.3.2')
  scene.answer('FRA', 'meet-forces', [1, 0])
  // Peasants 1 1 1 1 1: five damage on five French shields; the French destroy them all with 20.
  assert.deepEqual(left(scene, 'HRE', 'II'), {})
  assert.equal(armyOf(scene, 'FRA').armour, 0)
  assert.equal(scene.state.battles[0]?.forces[1]?.armour, 0, 'not renewed for the second meeting')
  scene.diceSpent()
})

test('SNS 5.3.2, SNS 14.1.1 of team-mates the earlier in play order is asked, whoever has more units', () => {
  const state = set((fresh) => {
    fresh.teams = [{ mark: 'A', members: ['KIE', 'FRA'], joined: { KIE: 0, FRA: 0 } }]
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { HI: 5 })
    march(fresh, 'HRE', 'II', 'pomerania', 'wends', { HI: 5 })
    march(fresh, 'FRA', 'I', 'great_poland', 'wends', { HI: 5 })
    march(fresh, 'KIE', 'I', 'great_poland', 'wends', { HI: 1 })
  })
  const awaited = (units: number) => {
    const posed = structuredClone(state)
    Object.assign(of(posed, 'KIE').armies.I?.units ?? {}, { HI: units })
    return phase(posed, {}).awaited()
  }
  assert.deepEqual([awaited(1), awaited(9)], [['FRA'], ['FRA']])
})

test('SNS 4.3.3, SNS 4.3.1 who stays in a former ally’s land fights its armies at once and then besieges', () => {
  const state = set((fresh) => {
    stand(fresh, 'FRA', 'I', 'saxony', { KN: 5 })
    stand(fresh, 'HRE', 'I', 'saxony', { PS: 1 })
  })
  const dice = [6, ...Array.from({ length: 10 }, () => 1)]
  const scene = new Scene(state, (t) => fightAndBesiegeNow(t, 'saxony'), {
    dice: { '': [...dice.slice(1), 6], 'siege:FRA': [1, 1, 1, 1, 1, 1] },
  })
  scene.away()
  assert.deepEqual(left(scene, 'HRE'), {})
  assert.equal(scene.state.lands.saxony.owner, 'FRA')
})

test('SNS 4.3.1, SNS 8.1.4 of former allies equally strong the earlier in play order besieges', () => {
  const state = set((fresh) => {
    fresh.teams = [{ mark: 'A', members: ['KIE', 'FRA'], joined: { KIE: 1, FRA: 1 } }]
    for (const faction of ['KIE', 'FRA'] as const) stand(fresh, faction, 'I', 'saxony', { HI: 3 })
  })
  const scene = new Scene(state, (t) => fightAndBesiegeNow(t, 'saxony'), {
    dice: { 'siege:FRA': [1, 1] },
  })
  assert.equal(scene.away().state.lands.saxony.owner, 'FRA')
})

test('SNS 8.1.5 where the enemy left before the battle there was none, and Tactical Withdraw saves nobody the siege', () => {
  const state = set((fresh) => {
    march(fresh, 'HRE', 'I', 'saxony', 'wends', { KN: 4 })
    march(fresh, 'FRA', 'I', 'wends', 'wends', { PS: 1 }, DEFEND)
    of(fresh, 'FRA').leader = 'commander'
    of(fresh, 'HRE').hand = ['tacticalWithdraw']
  })
  const scene = phase(state, {}).answer('HRE', 'sabotage', 'pass')
  scene.answer('FRA', 'leave-before-battle', 'leave').answer('HRE', 'sabotage', 'pass')
  assert.equal(scene.refusal('HRE', 'siege-way', { way: 'withdraw' }), 'SNS 8.1.5')
})
