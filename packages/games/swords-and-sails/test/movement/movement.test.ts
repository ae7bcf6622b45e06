import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AreaId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { moveFleetsThenArmies } from '../../src/movement/movement.ts'
import { goAshoreInPort } from '../../src/orders/go-ashore.ts'
import { newFleet } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import {
  ATTACK,
  armyBoards,
  armyMoves,
  DEFEND,
  fleetDocks,
  fleetHolds,
  fleetMoves,
  sheet,
  writing,
} from '../orders/sheet.ts'
import { of, position } from '../scene.ts'
import { ally, armyOf, command, empty, fleetOf, putArmy, putFleet, step } from './field.ts'

const move = (state: State) => step(state, moveFleetsThenArmies)

test('SNS 6.1.1, SNS 6.1.2 everything moves one step, in the order of the phase', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putArmy(laid, 'FRA', 'I', 'aquitaine')
    putArmy(laid, 'FRA', 'II', 'francia')
    putFleet(laid, 'FRA', '2', 'aquitanian_sea')
    command(laid, 'FRA', {
      armies: [armyBoards('I', '2', 'before', 'wessex'), armyMoves('II', 'normandy', DEFEND)],
      fleets: [fleetMoves('2', 'celtic_sea')],
    })
    command(laid, 'ENG', {})
  })
  const scene = move(state)
  assert.equal(scene.state.phase, 'movement')
  assert.deepEqual(scene.told(), [
    'Army I of France goes aboard Fleet 2.',
    'Fleet 2 of France sails to the Celtic Sea.',
    'Army I of France lands in Wessex.',
    'Army II of France marches to Normandy.',
  ])
})

test('SNS E28, SNS 6.1.4, SNS 5.4.4 a fleet as bridge', () => {
  const state = position(['FRA', 'ENG'])
  command(state, 'FRA', { armies: [armyBoards('II', '2', 'after', 'castile')] })
  command(state, 'ENG', {})
  const army = armyOf(move(state).state, 'FRA', 'II')
  assert.deepEqual([army.at, army.aboard, army.landedFrom, army.from], ['castile', [], ['2'], 'aquitaine'])
})

test('SNS 6.1.3, SNS 6.1.4 an army that boards a fleet after it moved may cross it at once', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putArmy(laid, 'FRA', 'I', 'normandy')
    putFleet(laid, 'FRA', '1', 'celtic_sea')
    command(laid, 'FRA', {
      armies: [armyBoards('I', '1', 'after', 'mercia')],
      fleets: [fleetMoves('1', 'narrow_sea')],
    })
    command(laid, 'ENG', {})
  })
  assert.equal(armyOf(move(state).state, 'FRA', 'I').at, 'mercia')
})

test('SNS 6.1.5 neutral and unfriendly land may be entered', () => {
  const state = empty(['FRA', 'HRE', 'ENG'], (laid) => {
    putArmy(laid, 'FRA', 'I', 'burgundy')
    putArmy(laid, 'HRE', 'I', 'upper_lotharingia')
    command(laid, 'FRA', { armies: [armyMoves('I', 'arles')] })
    command(laid, 'HRE', { armies: [armyMoves('I', 'champagne')] })
  })
  const after = move(state).state
  assert.equal(armyOf(after, 'FRA', 'I').at, 'arles')
  assert.equal(armyOf(after, 'HRE', 'I').at, 'champagne')
})

test('SNS 6.1.5, SNS 1.5.4 closed land is refused, from the sea as well', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) => {
      Object.assign(of(state, 'FRA').armies.II ?? {}, { at: 'narrow_sea', aboard: ['1'] })
    }),
  )
  const lands = (to: 'lower_lotharingia' | 'mercia') =>
    sheet({ armies: [{ army: 'II', does: { deed: 'land', to }, meets: ATTACK }] })
  assert.equal(scene.refusal('FRA', 'orders', lands('lower_lotharingia')), 'SNS 6.1.5')
  scene.answer('FRA', 'orders', lands('mercia'))
})

/** A French army in Normandy is ordered into Flanders, which belongs to its team-mate England. */
function visiting(since: number, change?: (state: State) => void): State {
  return empty(['FRA', 'ENG', 'HRE'], (laid) => {
    putArmy(laid, 'FRA', 'I', 'normandy')
    laid.lands.flanders.owner = 'ENG'
    for (const city of laid.lands.flanders.cities) city.holder = 'ENG'
    ally(laid, since, 'FRA', 'ENG')
    command(laid, 'FRA', { armies: [armyMoves('I', 'flanders', DEFEND)] })
    command(laid, 'ENG', {})
    change?.(laid)
  })
}

test('SNS 6.2.1 old allies enter each other’s land, and control does not change', () => {
  const after = move(visiting(0)).state
  assert.equal(armyOf(after, 'FRA', 'I').at, 'flanders')
  assert.equal(after.lands.flanders.owner, 'ENG')
})

test('SNS 6.2.1 old allies pass through each other', () => {
  const swapped = visiting(0, (state) => {
    putArmy(state, 'ENG', 'I', 'flanders')
    command(state, 'ENG', { armies: [armyMoves('I', 'normandy')] })
  })
  const after = move(swapped).state
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, armyOf(after, 'ENG', 'I').at], ['flanders', 'normandy'])
})

test('SNS 6.2.2 a team of this season gives no passage', () => {
  const controlled = armyOf(move(visiting(1)).state, 'FRA', 'I')
  assert.deepEqual([controlled.at, controlled.order?.does.deed], ['normandy', 'hold'])
  const standing = visiting(1, (state) => {
    state.lands.flanders.owner = 'FRA'
    putArmy(state, 'ENG', 'I', 'flanders')
    command(state, 'ENG', { armies: [armyMoves('I', 'normandy', DEFEND)] })
  })
  const after = move(standing).state
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, armyOf(after, 'ENG', 'I').at], ['normandy', 'flanders'])
})

test('SNS 6.2.2 nor from the sea: who would land stays aboard, who would cross a bridge stays ashore', () => {
  const state = visiting(1, (laid) => {
    putFleet(laid, 'FRA', '1', 'narrow_sea')
    Object.assign(putArmy(laid, 'FRA', 'II', 'narrow_sea'), { aboard: ['1'] })
    command(laid, 'FRA', {
      armies: [
        armyBoards('I', '1', 'after', 'flanders', DEFEND),
        { army: 'II', does: { deed: 'land', to: 'flanders' }, meets: DEFEND },
      ],
    })
  })
  const scene = move(state)
  const after = scene.state
  assert.equal(armyOf(after, 'FRA', 'I').at, 'normandy')
  assert.deepEqual([armyOf(after, 'FRA', 'II').at, armyOf(after, 'FRA', 'II').aboard], ['narrow_sea', ['1']])
  for (const [army, place] of [
    ['I', 'Normandy'],
    ['II', 'the Narrow Sea'],
  ])
    assert.ok(
      scene
        .told()
        .includes(`Army ${army} of France stays in ${place}: a team of this season gives no passage yet.`),
    )
})

test('SNS E32, SNS 6.3.5, SNS 6.3.6 straits on foot', () => {
  const byzantine = (owner: FactionId) =>
    position(['BYZ', 'KIE', 'HRE'], {}, (state) => {
      state.lands.opsikion.owner = owner
      for (const city of state.lands.opsikion.cities) city.holder = owner
    })
  const crosses = sheet({ armies: [armyMoves('I', 'opsikion')] })
  writing(byzantine('BYZ')).answer('BYZ', 'orders', crosses)
  assert.equal(writing(byzantine('KIE')).refusal('BYZ', 'orders', crosses), 'SNS 6.3.5')
  const iberian = position(['FAT', 'BYZ', 'HRE', 'QUR'], { minorFactions: { QUR: 'FAT' } }, (state) => {
    state.lands.barghawata.owner = 'QUR'
    putArmy(state, 'QUR', 'III', 'qurtuba')
    putArmy(state, 'FAT', 'IV', 'sicily')
  })
  const scene = writing(iberian)
  assert.equal(
    scene.refusal('QUR', 'orders', sheet({ armies: [armyMoves('III', 'barghawata')] })),
    'SNS 6.3.6',
  )
  assert.equal(scene.refusal('FAT', 'orders', sheet({ armies: [armyMoves('IV', 'naples')] })), 'SNS 6.3.6')
})

test('SNS 6.3.5 the Danish straits are crossed from shore to shore by who holds both', () => {
  const state = position(['NSE', 'HRE'])
  command(state, 'NSE', { armies: [armyMoves('I', 'sjaelland', DEFEND)] })
  command(state, 'HRE', {})
  assert.equal(armyOf(move(state).state, 'NSE', 'I').at, 'sjaelland')
  const far = sheet({ armies: [armyMoves('I', 'skane')] })
  assert.equal(writing(position(['NSE', 'HRE'])).refusal('NSE', 'orders', far), 'SNS 6.1.2')
})

test('SNS 5.5.5 whoever is aboard a fleet that docks is ashore', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putFleet(laid, 'FRA', '1', 'narrow_sea')
    Object.assign(putArmy(laid, 'FRA', 'I', 'narrow_sea'), { aboard: ['1'] })
    command(laid, 'FRA', { fleets: [fleetDocks('1', 'normandy')] })
    command(laid, 'ENG', {})
  })
  const after = move(state).state
  const army = armyOf(after, 'FRA', 'I')
  assert.equal(fleetOf(after, 'FRA', '1').at, 'normandy')
  assert.deepEqual([army.at, army.aboard, army.landedFrom, army.from], ['normandy', [], [], 'normandy'])
})

test('SNS 5.5.5, SNS 6.4.2 who fled into a port aboard is ashore there as if it had stood there, and defends', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putFleet(laid, 'FRA', '1', 'normandy').driven = true
    const army = putArmy(laid, 'FRA', 'I', 'normandy')
    Object.assign(army, { aboard: ['1'], from: 'aquitaine', order: armyBoards('I', '1', 'before', 'mercia') })
  })
  const after = step(state, (t) => {
    goAshoreInPort(t)
    return undefined
  }).state
  const { aboard, from, order } = armyOf(after, 'FRA', 'I')
  assert.deepEqual([aboard, from, order?.meets.stance], [[], 'normandy', 'defend'])
})

test('SNS 5.5.5 an army boards a fleet in its port, which leaves and lands it elsewhere', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putFleet(laid, 'FRA', '1', 'normandy')
    putArmy(laid, 'FRA', 'I', 'normandy')
    command(laid, 'FRA', {
      armies: [armyBoards('I', '1', 'before', 'wessex')],
      fleets: [fleetMoves('1', 'narrow_sea')],
    })
    command(laid, 'ENG', {})
  })
  const army = armyOf(move(state).state, 'FRA', 'I')
  assert.deepEqual([army.at, army.landedFrom], ['wessex', ['1']])
})

test('SNS 6.4.1, SNS 6.4.4 an army aboard several fleets lands from all that are left', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    of(laid, 'FRA').fleets['1'] = newFleet('FRA', '1', 'narrow_sea', { WS: 0, RD: 1, TR: 0 })
    putFleet(laid, 'FRA', '2', 'narrow_sea')
    Object.assign(putArmy(laid, 'FRA', 'I', 'narrow_sea'), { aboard: ['1', '2'] })
    command(laid, 'FRA', { armies: [{ army: 'I', does: { deed: 'land', to: 'wessex' }, meets: ATTACK }] })
    command(laid, 'ENG', {})
  })
  assert.deepEqual(armyOf(move(state).state, 'FRA', 'I').landedFrom, ['1', '2'])
})

test('SNS 6.3.4 cargo of a fleet stopped at a strait lands only where it was stopped, else it stays aboard', () => {
  const stopped = (to: 'jylland' | 'wends'): AreaId => {
    const state = empty(['NSE', 'HRE'], (laid) => {
      putFleet(laid, 'HRE', '1', 'kattegat', { WS: 3 })
      putFleet(laid, 'NSE', '1', 'kattegat', { RD: 1 })
      Object.assign(putArmy(laid, 'HRE', 'I', 'kattegat'), { aboard: ['1'] })
      command(laid, 'HRE', {
        armies: [{ army: 'I', does: { deed: 'land', to }, meets: ATTACK }],
        fleets: [fleetMoves('1', 'belts')],
      })
      command(laid, 'NSE', {})
    })
    const fives = Array.from({ length: 7 }, () => 5)
    const scene = step(state, moveFleetsThenArmies, {
      dice: { 'sea:kattegat': fives },
    })
    const after = scene.away(undefined, 'assign-cargo').state
    assert.equal(fleetOf(after, 'HRE', '1').at, 'kattegat')
    return armyOf(after, 'HRE', 'I').at
  }
  assert.equal(stopped('jylland'), 'jylland', 'when the battle is won')
  assert.equal(stopped('wends'), 'kattegat')
})

test('SNS 5.4.6, SNS 14.1.1 who boards ships that were in a battle and lost some is asked, room or none', () => {
  const asked = (units: number) => {
    const state = empty(['FRA', 'ENG'], (laid) => {
      putArmy(laid, 'FRA', 'I', 'aquitaine', { HI: units })
      putFleet(laid, 'FRA', '1', 'aquitanian_sea', { WS: 2, TR: 2 })
      putFleet(laid, 'ENG', '1', 'aquitanian_sea', { WS: 2 })
      command(laid, 'FRA', { armies: [armyBoards('I', '1', 'after')] })
      command(laid, 'ENG', { fleets: [fleetHolds('1', ATTACK)] })
    })
    const fives = Array.from({ length: 8 }, () => 5)
    return step(state, moveFleetsThenArmies, { dice: { 'sea:aquitanian_sea': fives } })
      .answer('FRA', 'losses', [{ piece: 'FRA 1', kind: 'WS', count: 2 }])
      .answer('FRA', 'overload', units > 10 ? [{ piece: 'FRA I', kind: 'HI', count: units - 10 }] : [])
  }
  for (const units of [3, 10, 13])
    assert.equal(armyOf(asked(units).state, 'FRA', 'I').units.HI, Math.min(units, 10))
})

test('SNS 6.4.3 an order that talks of this phase have made impossible is dropped', () => {
  const state = empty(['BYZ', 'KIE', 'HRE'], (laid) => {
    putArmy(laid, 'BYZ', 'I', 'thrace')
    putFleet(laid, 'BYZ', '1', 'aegean_sea')
    laid.lands.opsikion.owner = 'KIE'
    command(laid, 'BYZ', { armies: [armyMoves('I', 'opsikion')], fleets: [fleetMoves('1', 'west_pontus')] })
    command(laid, 'KIE', {})
  })
  const scene = move(state)
  assert.equal(armyOf(scene.state, 'BYZ', 'I').at, 'thrace')
  assert.equal(fleetOf(scene.state, 'BYZ', '1').at, 'aegean_sea')
  assert.ok(scene.told().includes('Fleet 1 of Byzantium cannot sail as ordered and stays in the Aegean Sea.'))
})
