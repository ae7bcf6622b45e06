import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import type { ArmyId } from '../../src/data/pieces.ts'
import { landClashes } from '../../src/movement/land-clashes.ts'
import type { Stance } from '../../src/orders/order.ts'
import type { State } from '../../src/state.ts'
import { ATTACK, DEFEND } from '../orders/sheet.ts'
import { ally, empty, putArmy, putFleet } from './field.ts'

interface Entry {
  readonly who: FactionId
  readonly army: ArmyId
  readonly from: LandId
  readonly meets: Stance
  readonly group?: string
}

/** Armies that have come to Arles, each from somewhere; who came from Arles was there. */
function arles(...entries: Entry[]): State {
  return empty(['FRA', 'HRE', 'ENG'], (state) => {
    for (const { who, army, from, meets, group } of entries) {
      const piece = putArmy(state, who, army, 'arles')
      piece.from = from
      piece.order = { army, does: { deed: 'move', to: 'arles' }, meets, ...(group && { group }) }
    }
  })
}

const french = (army: ArmyId, from: LandId, meets: Stance = ATTACK, group?: string): Entry => ({
  who: 'FRA',
  army,
  from,
  meets,
  ...(group && { group }),
})
const imperial = (army: ArmyId, from: LandId, meets: Stance = ATTACK): Entry => ({
  who: 'HRE',
  army,
  from,
  meets,
})

const sides = (state: State) =>
  landClashes(state).map(
    ({ name, sides }) => `${name}: ${sides.map(({ pieces }) => pieces.join('+')).join(' ')}`,
  )

test('SNS 7.1.3, SNS 7.1.5 a battle where unallied armies end in one land and one attacks', () => {
  const one = arles(french('I', 'burgundy'), imperial('I', 'lombardy', DEFEND))
  assert.deepEqual(sides(one), ['arles: FRA I HRE I'])
  assert.deepEqual(landClashes(one)[0]?.where, { land: 'arles' })
  assert.deepEqual(landClashes(one)[0]?.attacks, [{ by: 'FRA', on: 'HRE' }])
  const none = arles(french('I', 'burgundy', DEFEND), imperial('I', 'lombardy', DEFEND))
  assert.deepEqual(sides(none), [])
})

test('SNS 7.1.3, SNS 4.2.7 team-mates do not fight, and are one side', () => {
  const state = arles(french('I', 'burgundy'), imperial('I', 'lombardy'), {
    who: 'ENG',
    army: 'I',
    from: 'aquitaine',
    meets: DEFEND,
  })
  ally(state, 1, 'FRA', 'ENG')
  assert.deepEqual(sides(state), ['arles: FRA I+ENG I HRE I'])
})

test('SNS 5.2.1 an Attack on one faction leaves a third out of the battle', () => {
  const third: Entry = { who: 'ENG', army: 'I', from: 'aquitaine', meets: DEFEND }
  const state = arles(
    french('I', 'burgundy', { stance: 'attack', only: 'HRE' }),
    imperial('I', 'lombardy', DEFEND),
    third,
  )
  assert.deepEqual(sides(state), ['arles: FRA I HRE I'])
})

test('SNS E27, SNS 5.3.1 armies of one group, or from one place, fight as one', () => {
  const grouped = arles(
    french('I', 'burgundy', ATTACK, 'host'),
    french('II', 'toulouse', ATTACK, 'host'),
    imperial('I', 'arles'),
  )
  assert.deepEqual(landClashes(grouped)[0]?.sides[0]?.forces, [['FRA I', 'FRA II']])
  assert.equal(landClashes(grouped)[0]?.divided, null)
  const together = arles(french('I', 'burgundy'), french('II', 'burgundy'), imperial('I', 'arles'))
  assert.deepEqual(landClashes(together)[0]?.sides[0]?.forces, [['FRA I', 'FRA II']])
})

test('SNS 5.3.1 a group may hold team-mates’ armies; those that landed come from the zone of their ships', () => {
  const allies = arles(french('I', 'burgundy', ATTACK, 'host'), imperial('I', 'arles'), {
    who: 'ENG',
    army: 'II',
    from: 'toulouse',
    meets: ATTACK,
    group: 'host',
  })
  ally(allies, 1, 'FRA', 'ENG')
  assert.deepEqual(landClashes(allies)[0]?.sides[0]?.forces, [['FRA I', 'ENG II']])
  const landed = arles(french('I', 'burgundy'), french('II', 'toulouse'), imperial('I', 'arles'))
  putFleet(landed, 'FRA', '1', 'gulf_lion')
  for (const id of ['I', 'II'] as const) {
    const army = landed.powers.FRA?.armies[id]
    if (army) army.landedFrom = ['1']
  }
  assert.deepEqual(landClashes(landed)[0]?.sides[0]?.forces, [['FRA I', 'FRA II']])
})

test('SNS E27, SNS 5.3.1 so do armies from places that border one another', () => {
  const forces = (...entries: Entry[]) => landClashes(arles(...entries))[0]?.sides[0]?.forces
  const foe = imperial('I', 'arles')
  assert.deepEqual(forces(french('I', 'burgundy'), french('II', 'aquitaine'), foe), [['FRA I', 'FRA II']])
  const chain = [french('I', 'burgundy'), french('II', 'toulouse'), french('III', 'aquitaine')]
  assert.deepEqual(forces(...chain, foe), [['FRA I', 'FRA II', 'FRA III']], 'Aquitaine lies between')
  const coast = arles(french('I', 'burgundy'), french('II', 'toulouse'), french('III', 'barcelona'), foe)
  putFleet(coast, 'FRA', '1', 'gulf_lion')
  Object.assign(coast.powers.FRA?.armies.III ?? {}, { landedFrom: ['1'] })
  assert.deepEqual(landClashes(coast)[0]?.sides[0]?.forces, [['FRA I'], ['FRA II', 'FRA III']])
})

test('SNS E27, SNS 5.3.2 forces from places apart are met one by one by a side on Attack or that moved', () => {
  const two = [french('I', 'burgundy'), french('II', 'toulouse')]
  const sallying = landClashes(arles(...two, imperial('I', 'arles')))[0]
  assert.equal(sallying?.divided, 0)
  assert.deepEqual(sallying?.sides[0]?.forces, [['FRA I'], ['FRA II']])
  assert.equal(landClashes(arles(...two, imperial('I', 'lombardy', DEFEND)))[0]?.divided, 0)
})

test('SNS E27, SNS 5.3.3 who only defends meets all together; so do two divided sides, and three', () => {
  const two = [french('I', 'burgundy'), french('II', 'toulouse')]
  assert.equal(landClashes(arles(...two, imperial('I', 'arles', DEFEND)))[0]?.divided, null)
  const both = [imperial('I', 'lombardy'), imperial('II', 'upper_lotharingia')]
  assert.equal(landClashes(arles(...two, ...both))[0]?.divided, null)
  const third: Entry = { who: 'ENG', army: 'I', from: 'aquitaine', meets: ATTACK }
  assert.equal(landClashes(arles(...two, imperial('I', 'arles'), third))[0]?.divided, null)
})

test('SNS 5.3.3 newcomers rally round those who are there, and supporters join a force', () => {
  const two = [french('I', 'burgundy'), french('II', 'toulouse')]
  const rallied = arles(...two, french('III', 'arles', DEFEND), imperial('I', 'lombardy'))
  assert.equal(landClashes(rallied)[0]?.divided, null)
  const supported = arles(
    french('I', 'burgundy'),
    french('II', 'aquitaine', { stance: 'support', area: 'arles' }),
    imperial('I', 'arles'),
  )
  assert.deepEqual(landClashes(supported)[0]?.sides[0]?.forces, [['FRA I', 'FRA II']])
})
