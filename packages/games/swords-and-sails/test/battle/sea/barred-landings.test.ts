import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LandId } from '../../../src/data/area-ids.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { seaClashes } from '../../../src/movement/sea-clashes.ts'
import type { State } from '../../../src/state.ts'
import { command, empty, putArmy, putFleet } from '../../movement/field.ts'
import { ATTACK, fleetHolds } from '../../orders/sheet.ts'
import { of, type Scene } from '../../scene.ts'
import { seaScene, ZONE } from './at-sea.ts'

/** Off England and Normandy: the North Sea Empire is about to land, the others have a fleet each. */
function landing(...lands: readonly LandId[]): State {
  return empty(['FRA', 'ENG', 'NSE'], (laid) => {
    for (const faction of ['FRA', 'ENG', 'NSE'] as const) putFleet(laid, faction, '1', ZONE, { WS: 3 })
    for (const [place, to] of lands.entries()) {
      const army = place === 0 ? 'I' : 'II'
      Object.assign(putArmy(laid, 'NSE', army, ZONE, { HI: 1 }), { aboard: ['1'] })
      const order = { army, does: { deed: 'land', to }, meets: ATTACK } as const
      Object.assign(of(laid, 'NSE').armies[army] ?? {}, { order })
    }
  })
}

const misses = (count: number): number[] => Array.from({ length: count }, () => 6)

function battle(state: State, rounds: number): Scene {
  const [clash] = seaClashes(state, [])
  assert.ok(clash)
  const scene = seaScene(state, clash, misses(rounds))
  return scene.away(undefined, 'assign-cargo').away(undefined, 'targets')
}

/** One faction retreats, the others fight on. */
function leaves(scene: Scene, seat: FactionId): Scene {
  return scene
    .answer(seat, 'retreat', 'retreat')
    .away(undefined, 'retreat')
    .away(undefined, 'fleets-retreat-to')
}

test('SNS 7.1.7, SNS 7.1.11 who bars a landing fights on when he who attacked has left', () => {
  const state = landing('wessex')
  command(state, 'FRA', { fleets: [fleetHolds('1', ATTACK)] })
  const scene = leaves(battle(state, 30), 'FRA')
  assert.notEqual(of(scene.state, 'FRA').fleets['1']?.at, ZONE)
  assert.ok(!scene.over)
  assert.deepEqual(scene.awaited(), ['ENG', 'NSE'], 'the retreat choice of a second round')
})

test('SNS 7.1.7, SNS 7.1.11 two who bar one landing do not fight each other when it has gone', () => {
  const scene = leaves(battle(landing('wessex', 'normandy'), 18), 'NSE')
  assert.ok(scene.over)
  assert.deepEqual(
    [of(scene.state, 'ENG').fleets['1']?.at, of(scene.state, 'FRA').fleets['1']?.at],
    [ZONE, ZONE],
  )
  assert.ok(scene.told().some((line) => line.includes('is over, though enemies are still there')))
})

test('SNS 7.10.8, SNS 7.9.6 a fleet that may not move may still retreat', () => {
  const state = landing('wessex')
  delete of(state, 'FRA').fleets['1']
  Object.assign(of(state, 'NSE').fleets['1'] ?? {}, { stuckUntil: state.number + 1 })
  const scene = leaves(battle(state, 12), 'NSE')
  assert.notEqual(of(scene.state, 'NSE').fleets['1']?.at, ZONE)
})
