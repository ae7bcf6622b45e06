import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handOver } from '../../src/lands.ts'
import { landClashes } from '../../src/movement/land-clashes.ts'
import { seaClashes } from '../../src/movement/sea-clashes.ts'
import { bringArmies, bringFleets } from '../../src/orders/support.ts'
import type { State } from '../../src/state.ts'
import { ally, armyOf, command, empty, fleetOf, putArmy, putFleet, step } from '../movement/field.ts'
import { ATTACK, armyHolds, armyMoves, fleetHolds, sheet, writing } from './sheet.ts'

const bring = (state: State) =>
  step(state, (t) => {
    bringArmies(t, landClashes(t.state))
    return undefined
  })

/** French Army I has entered Brittany from Anjou with Attack; Army II in Normandy supports it there. */
function brittany(english: boolean, change?: (state: State) => void): State {
  return empty(['FRA', 'ENG', 'HRE'], (laid) => {
    putArmy(laid, 'FRA', 'I', 'brittany').from = 'anjou'
    putArmy(laid, 'FRA', 'II', 'normandy')
    if (english) putArmy(laid, 'ENG', 'I', 'brittany')
    command(laid, 'FRA', {
      armies: [armyMoves('I', 'brittany'), armyHolds('II', { stance: 'support', area: 'brittany' })],
    })
    command(laid, 'ENG', {})
    change?.(laid)
  })
}

test('SNS 5.2.3 a supporter joins the battle of its side; without one nothing happens', () => {
  const fought = bring(brittany(true)).state
  assert.equal(armyOf(fought, 'FRA', 'II').at, 'brittany')
  const [clash] = landClashes(fought)
  assert.deepEqual(clash?.sides[0]?.pieces, ['FRA I', 'FRA II'])
  const quiet = bring(brittany(false)).state
  assert.equal(armyOf(quiet, 'FRA', 'II').at, 'normandy')
})

test('SNS 5.2.3, SNS 6.2.2 a team-mate is helped too if the team is not of this season, and nobody else', () => {
  const helper = (since: number | null) =>
    brittany(true, (state) => {
      putArmy(state, 'HRE', 'I', 'normandy')
      command(state, 'HRE', { armies: [armyHolds('I', { stance: 'support', area: 'brittany' })] })
      if (since !== null) ally(state, since, 'HRE', 'ENG')
    })
  assert.equal(armyOf(bring(helper(0)).state, 'HRE', 'I').at, 'brittany')
  assert.equal(armyOf(bring(helper(null)).state, 'HRE', 'I').at, 'normandy')
  const barred = armyOf(bring(helper(1)).state, 'HRE', 'I')
  assert.deepEqual([barred.at, barred.order?.meets.stance], ['normandy', 'defend'])
})

test('SNS 5.2.5 an unallied army in the supporter’s land on Attack against it cuts its support', () => {
  const raided = (meets: Parameters<typeof armyMoves>[2]) =>
    bring(
      brittany(true, (state) => {
        putArmy(state, 'HRE', 'II', 'normandy').from = 'flanders'
        command(state, 'HRE', { armies: [armyMoves('II', 'normandy', meets)] })
      }),
    ).state
  const cut = armyOf(raided(ATTACK), 'FRA', 'II')
  assert.deepEqual([cut.at, cut.order?.meets.stance], ['normandy', 'defend'])
  assert.equal(armyOf(raided({ stance: 'defend' }), 'FRA', 'II').at, 'brittany')
  const beside = brittany(true, (state) => {
    putArmy(state, 'HRE', 'II', 'normandy')
    command(state, 'HRE', { armies: [armyHolds('II', ATTACK)] })
  })
  assert.equal(armyOf(bring(beside).state, 'FRA', 'II').at, 'normandy', 'one who stood there cuts it, too')
  assert.equal(armyOf(raided({ stance: 'attack', only: 'ENG' }), 'FRA', 'II').at, 'brittany')
})

test('SNS 5.2.3, SNS 6.3.5 support goes over a strait on foot where both shores are one’s own', () => {
  const opsikion = (owner: 'BYZ' | 'KIE') =>
    empty(['BYZ', 'KIE', 'HRE'], (laid) => {
      handOver(laid, 'opsikion', owner)
      putArmy(laid, 'BYZ', 'I', 'thrace')
      putArmy(laid, 'BYZ', 'II', 'opsikion').from = 'anatolikon'
      putArmy(laid, 'KIE', 'I', 'opsikion').from = 'armeniakon'
      command(laid, 'BYZ', {
        armies: [armyHolds('I', { stance: 'support', area: 'opsikion' }), armyMoves('II', 'opsikion')],
      })
      command(laid, 'KIE', { armies: [armyMoves('I', 'opsikion')] })
    })
  assert.equal(armyOf(bring(opsikion('BYZ')).state, 'BYZ', 'I').at, 'opsikion')
  assert.equal(armyOf(bring(opsikion('KIE')).state, 'BYZ', 'I').at, 'thrace')
  const supports = sheet({ armies: [armyHolds('I', { stance: 'support', area: 'opsikion' })] })
  writing(opsikion('BYZ')).answer('BYZ', 'orders', supports)
  assert.equal(writing(opsikion('KIE')).refusal('BYZ', 'orders', supports), 'SNS 5.2.3')
})

/** An English fleet in the Celtic Sea supports another in the Narrow Sea, which a French one attacks. */
function channel(change?: (state: State) => void): State {
  return empty(['FRA', 'ENG', 'NSE'], (laid) => {
    putFleet(laid, 'FRA', '1', 'narrow_sea')
    putFleet(laid, 'ENG', '2', 'narrow_sea')
    putFleet(laid, 'ENG', '1', 'celtic_sea')
    command(laid, 'FRA', { fleets: [fleetHolds('1', ATTACK)] })
    command(laid, 'ENG', { fleets: [fleetHolds('1', { stance: 'support', area: 'narrow_sea' })] })
    change?.(laid)
  })
}

const bringShips = (state: State) =>
  step(state, (t) => {
    bringFleets(t, seaClashes(t.state, []))
    return undefined
  }).state

test('SNS 6.3.3, SNS 5.2.3 no fleet comes to support through a closed strait', () => {
  const state = (closed: boolean) =>
    empty(['BYZ', 'FAT', 'HRE'], (laid) => {
      putFleet(laid, 'FAT', '1', 'aegean_sea')
      putFleet(laid, 'FAT', '2', 'propontis')
      putFleet(laid, 'HRE', '1', 'aegean_sea')
      if (closed) putFleet(laid, 'BYZ', '1', 'propontis')
      command(laid, 'FAT', { fleets: [fleetHolds('2', { stance: 'support', area: 'aegean_sea' })] })
      command(laid, 'HRE', { fleets: [fleetHolds('1', ATTACK)] })
    })
  assert.equal(fleetOf(bringShips(state(false)), 'FAT', '2').at, 'aegean_sea')
  assert.equal(fleetOf(bringShips(state(true)), 'FAT', '2').at, 'propontis')
})

test('SNS 5.2.3, SNS 5.2.5 fleets support likewise, unless they fight in their own zone', () => {
  const joined = bringShips(channel())
  assert.equal(fleetOf(joined, 'ENG', '1').at, 'narrow_sea')
  assert.deepEqual(seaClashes(joined, [])[0]?.sides[1]?.pieces, ['ENG 1', 'ENG 2'])
  const busy = bringShips(
    channel((state) => {
      putFleet(state, 'NSE', '1', 'celtic_sea')
      command(state, 'NSE', { fleets: [fleetHolds('1', ATTACK)] })
    }),
  )
  assert.equal(fleetOf(busy, 'ENG', '1').at, 'celtic_sea')
  assert.equal(seaClashes(busy, []).length, 2)
})
