import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { straits } from '../../src/data/map.ts'
import { moveFleets } from '../../src/movement/movement.ts'
import { seaClashes } from '../../src/movement/sea-clashes.ts'
import type { Ships } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { ally, armyOf, command, empty, fleetOf, found, putArmy, putFleet } from '../movement/field.ts'
import { ATTACK, armyBoards, fleetDocks, fleetHolds, fleetMoves } from './sheet.ts'

/** Moves all fleets and says where there will be battle. */
function battles(state: State): string[] {
  const forcing = found(state, moveFleets)
  return seaClashes(state, forcing).map(
    ({ name, sides }) => `${name}: ${sides.map(({ factions }) => factions.join('+')).join(' ')}`,
  )
}

test('SNS 6.1.2, SNS 5.4.7 a fleet sails to a bordering zone with all it carries', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putFleet(laid, 'FRA', '2', 'aquitanian_sea')
    Object.assign(putArmy(laid, 'FRA', 'II', 'aquitanian_sea'), { aboard: ['2'] })
    command(laid, 'FRA', { fleets: [fleetMoves('2', 'celtic_sea')] })
  })
  assert.deepEqual(battles(state), [])
  assert.equal(fleetOf(state, 'FRA', '2').at, 'celtic_sea')
  assert.equal(armyOf(state, 'FRA', 'II').at, 'celtic_sea')
})

test('SNS 5.5.3, SNS 5.5.4 a fleet docks, and is then out of every battle', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putFleet(laid, 'FRA', '1', 'narrow_sea')
    putFleet(laid, 'ENG', '2', 'narrow_sea')
    command(laid, 'FRA', { fleets: [fleetDocks('1', 'normandy')] })
    command(laid, 'ENG', { fleets: [fleetHolds('2', ATTACK)] })
  })
  assert.deepEqual(battles(state), [])
  assert.equal(fleetOf(state, 'FRA', '1').at, 'normandy')
})

test('SNS 5.5.3, SNS 6.4.3 a port that is no longer open to it leaves the fleet where it is', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putFleet(laid, 'FRA', '1', 'narrow_sea')
    command(laid, 'FRA', { fleets: [fleetDocks('1', 'mercia')] })
  })
  battles(state)
  assert.equal(fleetOf(state, 'FRA', '1').at, 'narrow_sea')
})

test('SNS E31, SNS 6.2.6 fleets pass through one another, even on Attack', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putFleet(laid, 'FRA', '1', 'narrow_sea')
    putFleet(laid, 'ENG', '1', 'celtic_sea')
    command(laid, 'FRA', { fleets: [fleetMoves('1', 'celtic_sea', ATTACK)] })
    command(laid, 'ENG', { fleets: [fleetMoves('1', 'narrow_sea', ATTACK)] })
  })
  assert.deepEqual(battles(state), [])
  assert.equal(fleetOf(state, 'FRA', '1').at, 'celtic_sea')
  assert.equal(fleetOf(state, 'ENG', '1').at, 'narrow_sea')
})

const inNarrowSea = (french: Parameters<typeof fleetHolds>[1]) =>
  empty(['FRA', 'ENG', 'NSE'], (laid) => {
    for (const faction of ['FRA', 'ENG', 'NSE'] as const) putFleet(laid, faction, '1', 'narrow_sea')
    command(laid, 'FRA', { fleets: [fleetHolds('1', french)] })
  })

test('SNS 6.2.7, SNS 7.1.6 fleets share a zone in peace unless one is on Attack', () => {
  assert.deepEqual(battles(inNarrowSea({ stance: 'defend' })), [])
  assert.deepEqual(battles(inNarrowSea(ATTACK)), ['narrow_sea: FRA ENG NSE'])
})

test('SNS 5.2.1, SNS 7.1.6 an Attack on one faction leaves the others out', () => {
  assert.deepEqual(battles(inNarrowSea({ stance: 'attack', only: 'NSE' })), ['narrow_sea: FRA NSE'])
})

test('SNS 4.2.7, SNS 7.1.6, SNS 7.8.14 team-mates are one side, with all their fleets in the zone', () => {
  const state = inNarrowSea(ATTACK)
  ally(state, 1, 'FRA', 'ENG')
  putFleet(state, 'FRA', '2', 'narrow_sea')
  assert.deepEqual(battles(state), ['narrow_sea: FRA+ENG NSE'])
  const [clash] = seaClashes(state, [])
  assert.deepEqual(clash?.sides[0]?.pieces, ['FRA 1', 'FRA 2', 'ENG 1'])
  assert.deepEqual(clash?.attacks, [{ by: 'FRA', on: 'NSE' }])
})

test('SNS E30, SNS 7.1.7 a fleet bars a landing in its own land, whatever the orders', () => {
  const state = (to: 'mercia' | 'flanders', owner: FactionId = 'ENG') =>
    empty(['NSE', 'ENG', 'FRA'], (laid) => {
      putFleet(laid, 'NSE', '1', 'frisian_sea', { RD: 3, TR: 2 })
      putFleet(laid, 'ENG', '1', 'narrow_sea')
      Object.assign(putArmy(laid, 'NSE', 'I', 'frisian_sea', { HI: 15 }), { aboard: ['1'] })
      laid.lands[to].owner = owner
      command(laid, 'NSE', {
        armies: [{ army: 'I', does: { deed: 'land', to }, meets: ATTACK }],
        fleets: [fleetMoves('1', 'narrow_sea')],
      })
      command(laid, 'ENG', {})
    })
  assert.deepEqual(battles(state('mercia')), ['narrow_sea: NSE ENG'])
  assert.deepEqual(battles(state('flanders', 'FRA')), [], 'not English land')
})

test('SNS 7.1.7 a bridge is barred as well, a docked fleet bars nothing', () => {
  const state = (guard: 'narrow_sea' | 'mercia') =>
    empty(['FRA', 'ENG'], (laid) => {
      putArmy(laid, 'FRA', 'I', 'normandy')
      putFleet(laid, 'FRA', '1', 'narrow_sea')
      putFleet(laid, 'ENG', '2', guard)
      command(laid, 'FRA', { armies: [armyBoards('I', '1', 'after', 'mercia')] })
      command(laid, 'ENG', {})
    })
  assert.deepEqual(battles(state('narrow_sea')), ['narrow_sea: FRA ENG'])
  assert.deepEqual(battles(state('mercia')), [])
})

test('SNS 7.8.15, SNS 7.1.6 transports alone attack nobody, and can be attacked', () => {
  const state = (french: Partial<Ships>, english: Partial<Ships>) =>
    empty(['FRA', 'ENG'], (laid) => {
      putFleet(laid, 'FRA', '1', 'narrow_sea', french)
      putFleet(laid, 'ENG', '1', 'narrow_sea', english)
      command(laid, 'FRA', { fleets: [fleetHolds('1', ATTACK)] })
      command(laid, 'ENG', {})
    })
  assert.deepEqual(battles(state({ TR: 3 }, { WS: 2 })), [])
  assert.deepEqual(battles(state({ TR: 3 }, { TR: 2 })), [])
  assert.deepEqual(battles(state({ RD: 1 }, { TR: 2 })), ['narrow_sea: FRA ENG'])
  const beside = state({ TR: 3 }, { WS: 2 })
  putFleet(beside, 'FRA', '2', 'narrow_sea', { WS: 1 })
  assert.deepEqual(battles(beside), [], 'nor by the side of a fleet that only defends')
})

test('SNS 7.8.15, SNS 7.1.7 transports alone bar no landing; those of Qurtuba do', () => {
  const state = (guard: 'FRA' | 'QUR', ships: Partial<Ships>) =>
    empty(['FRA', 'ENG', 'QUR'], (laid) => {
      putArmy(laid, 'ENG', 'I', 'mercia')
      putFleet(laid, 'ENG', '1', 'narrow_sea', { TR: 1 })
      putFleet(laid, guard, '1', 'narrow_sea', ships)
      laid.lands.normandy.owner = guard
      for (const city of laid.lands.normandy.cities) city.holder = guard
      command(laid, 'ENG', { armies: [armyBoards('I', '1', 'after', 'normandy')] })
      command(laid, guard, {})
    })
  assert.deepEqual(battles(state('FRA', { TR: 2 })), [])
  assert.deepEqual(battles(state('FRA', { TR: 2, RD: 1 })), ['narrow_sea: FRA ENG'])
  assert.deepEqual(battles(state('QUR', { TR: 2 })), ['narrow_sea: ENG QUR'])
})

test('SNS 6.3.1 the four straits', () => {
  assert.deepEqual(
    straits.map(({ id, keptBy, passages }) => [
      id,
      keptBy.join(' '),
      passages.map((pair) => pair.join('–')).join(' '),
    ]),
    [
      ['bosporus', 'thrace opsikion', 'aegean_sea–propontis propontis–west_pontus'],
      ['danish', 'jylland sjaelland skane', 'kattegat–belts'],
      ['gibraltar', 'qurtuba barghawata', 'gulf_qadis–alboran_sea'],
      ['messina', 'sicily naples', 'tyrrhenian_sea–ionian_sea'],
    ],
  )
})

/** Kiev sails from the Western Pontus into the Propontis; Byzantium may have a fleet in one of the two. */
function bosporus(
  guard: 'west_pontus' | 'propontis' | 'thrace' | null,
  change?: (state: State) => void,
): State {
  return empty(['BYZ', 'KIE', 'HRE'], (laid) => {
    putFleet(laid, 'KIE', '1', 'west_pontus')
    Object.assign(putArmy(laid, 'KIE', 'I', 'west_pontus'), { aboard: ['1'] })
    if (guard !== null) putFleet(laid, 'BYZ', '1', guard)
    command(laid, 'KIE', { fleets: [fleetMoves('1', 'propontis')] })
    command(laid, 'BYZ', {})
    change?.(laid)
  })
}

test('SNS 6.3.2 a strait without a fleet at sea to close it is open', () => {
  for (const guard of [null, 'thrace'] as const) {
    const state = bosporus(guard)
    assert.deepEqual(battles(state), [])
    assert.equal(fleetOf(state, 'KIE', '1').at, 'propontis')
  }
})

test('SNS 6.3.2 it is open too when a shore is in other hands, or the fleet leaves', () => {
  const lost = bosporus('propontis', (state) => {
    state.lands.opsikion.owner = 'KIE'
  })
  assert.deepEqual(battles(lost), [])
  const leaves = bosporus('propontis', (state) =>
    command(state, 'BYZ', { fleets: [fleetMoves('1', 'aegean_sea')] }),
  )
  assert.deepEqual(battles(leaves), [])
})

test('SNS 6.3.2 a team closes it together, and its members pass', () => {
  const shared = bosporus('propontis', (state) => {
    for (const city of state.lands.opsikion.cities) city.holder = 'HRE'
    state.lands.opsikion.owner = 'HRE'
    ally(state, 1, 'BYZ', 'HRE')
  })
  assert.deepEqual(battles(shared), ['propontis: BYZ KIE'])
  const friend = bosporus('propontis', (state) => ally(state, 1, 'BYZ', 'KIE'))
  assert.deepEqual(battles(friend), [])
})

test('SNS 6.3.3 a closing fleet beyond is met there, without any Attack', () => {
  const state = bosporus('propontis')
  assert.deepEqual(battles(state), ['propontis: BYZ KIE'])
  assert.equal(fleetOf(state, 'KIE', '1').at, 'propontis')
})

test('SNS 6.3.3, SNS 6.3.4 a closing fleet on this side stops it where it is, cargo and all', () => {
  const state = bosporus('west_pontus')
  assert.deepEqual(battles(state), ['west_pontus: BYZ KIE'])
  assert.equal(fleetOf(state, 'KIE', '1').at, 'west_pontus')
  assert.equal(armyOf(state, 'KIE', 'I').at, 'west_pontus')
})

test('SNS 7.8.15, SNS 6.3.3 transports alone stop nobody at a strait', () => {
  for (const guard of ['west_pontus', 'propontis'] as const) {
    const state = bosporus(guard, (laid) => {
      putFleet(laid, 'BYZ', '1', guard, { TR: 2 })
    })
    command(state, 'BYZ', {})
    assert.deepEqual(battles(state), [])
    assert.equal(fleetOf(state, 'KIE', '1').at, 'propontis')
  }
})
