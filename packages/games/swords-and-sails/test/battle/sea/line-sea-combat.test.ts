import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackerAtSeaFirst } from '../../../src/battle/attacker-first.ts'
import { isInLineAtSea } from '../../../src/battle/quick-or-line.ts'
import { shipFate, shipValues } from '../../../src/battle/sea/ship-values.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import type { ShipId } from '../../../src/data/ships.ts'
import type { State } from '../../../src/state.ts'
import { of } from '../../scene.ts'
import { aboard, clashOf, emptySea, sail, seaScene } from './at-sea.ts'

const PAIR: readonly FactionId[] = ['ENG', 'FRA']
const sea = (change: (state: State) => void) => emptySea(PAIR, change, { lineCombat: 'on' })

test('SNS E53, SNS 7.8.11 values of ships in line', () => {
  const fate = (striker: ShipId, target: ShipId, loaded: boolean, roll: number) =>
    shipFate(shipValues({ piece: 'ENG 1', kind: striker }, { piece: 'FRA 1', kind: target }, loaded), roll)
  assert.deepEqual(
    [4, 5, 10, 11].map((roll) => fate('WS', 'TR', false, roll)),
    ['captured', 'sunk', 'sunk', 'afloat'],
  )
  assert.equal(fate('WS', 'TR', true, 2), 'sunk')
  assert.deepEqual(
    [2, 4, 5].map((roll) => fate('RD', 'WS', false, roll)),
    ['sunk', 'sunk', 'afloat'],
  )
  assert.deepEqual(
    [3, 5].map((roll) => fate('RD', 'RD', false, roll)),
    ['captured', 'sunk'],
  )
  const moorish = shipValues({ piece: 'QUR 1', kind: 'TR' }, { piece: 'FRA 1', kind: 'TR' }, false)
  assert.deepEqual(moorish, { destroy: 4, capture: 2 })
  assert.equal(fate('TR', 'TR', false, 2), 'afloat', 'other transports cannot strike')
})

test('SNS 7.1.2, SNS 7.7.13 when a sea battle is fought in line', () => {
  assert.ok(!isInLineAtSea({ lineCombat: 'off' }, [1, 1]))
  assert.ok(isInLineAtSea({ lineCombat: 'on' }, [9, 9]))
  assert.ok(isInLineAtSea({ lineCombat: 'bySize' }, [9, 2]))
  assert.ok(!isInLineAtSea({ lineCombat: 'bySize' }, [3, 3]))
  assert.ok(!isInLineAtSea({ lineCombat: 'on' }, [1, 1, 1]))
})

test('SNS 7.8.13 who attacks the line at sea', () => {
  const first = (eng: number, fra: number, attackers: readonly FactionId[]) => {
    const state = sea((s) => {
      sail(s, 'ENG', '1', { WS: eng })
      sail(s, 'FRA', '1', { WS: fra })
    })
    const attacks = attackers.map((by) => ({ by, on: by === 'ENG' ? ('FRA' as const) : ('ENG' as const) }))
    const clash = clashOf(state, PAIR, { attacks })
    return attackerAtSeaFirst(state, clash, clash.sides)[0]?.factions[0]
  }
  assert.equal(first(1, 9, ['ENG']), 'ENG')
  assert.equal(first(9, 1, ['FRA']), 'FRA')
  assert.equal(first(1, 2, ['ENG', 'FRA']), 'FRA')
  assert.equal(first(2, 2, []), 'ENG', 'England plays before France')
})

test('SNS 7.8.11, SNS 7.8.12 a captured ship joins its captor and is placed in the next round', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { RD: 2 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [6, 6, 6, 6, 1, 2])
  scene.away('ENG', 'place').away('FRA', 'place').away('FRA', 'rear-rows')
  assert.ok(
    scene
      .told()
      .some((line) =>
        line.includes(
          'warship of England at raider of France, 1 2 against 9 to sink and 3 to capture: captured',
        ),
      ),
  )
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { WS: 1, RD: 1, TR: 0 })
  assert.equal(of(scene.state, 'FRA').fleets['1']?.ships.RD, 1)
  assert.deepEqual(scene.awaited(), ['ENG', 'FRA'])
})

test('SNS 7.8.11, SNS 7.7.7 the ships behind strike at a front that is still afloat', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [6, 6, 6, 6, 6, 6, 3, 4])
  scene.away('ENG', 'place').away('FRA', 'place').away('ENG', 'rear-rows')
  assert.ok(scene.diceSpent().over)
  assert.equal(of(scene.state, 'FRA').fleets['1'], undefined)
  assert.equal(of(scene.state, 'ENG').fleets['1']?.armour, null, 'shields have no part in it')
})

test('SNS 7.8.12 a side that alone retreats is struck once more, and goes where fleets go', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 2 }, 'celtic_sea')
  })
  const misses = Array.from({ length: 8 }, () => 6)
  const scene = seaScene(state, clashOf(state, PAIR), [...misses, 3, 4, 6, 6])
  scene.away('ENG', 'place').away('FRA', 'place').away('ENG', 'place')
  scene.answer('ENG', 'retreat', 'fight').answer('FRA', 'retreat', 'retreat').away('FRA')
  assert.ok(scene.diceSpent().over)
  const fleet = of(scene.state, 'FRA').fleets['1']
  assert.deepEqual([fleet?.ships.WS, fleet?.at, fleet?.driven], [1, 'celtic_sea', true])
})

test('SNS 7.8.12, SNS 7.5.2 if both retreat nobody is struck', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { WS: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [6, 6, 6, 6])
  scene.away('ENG', 'place').away('FRA', 'place')
  scene.answer('ENG', 'retreat', 'retreat').answer('FRA', 'retreat', 'retreat').away()
  assert.ok(scene.diceSpent().over)
})

test('SNS 7.8.6 in line too a captured warship loses whom it carried', () => {
  const draws = (kind: string) => ({ draws: { piece: 'FRA I', kind } })
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1, RD: 1 })
    aboard(s, 'FRA', 'I', { KN: 1, PS: 1 }, ['1'])
  })
  const dice = [6, 6, 1, 1, draws('KN'), draws('PS'), 6, 6, 6, 6]
  const scene = seaScene(state, clashOf(state, PAIR), dice)
  scene.answer('FRA', 'assign-cargo', [{ piece: 'FRA 1', kind: 'WS', ships: 1, units: 2 }])
  scene.away('ENG', 'place').away('FRA', 'place').away('ENG', 'place')
  scene.diceSpent()
  assert.equal(of(scene.state, 'ENG').fleets['1']?.ships.WS, 3)
  assert.equal(of(scene.state, 'FRA').armies.I, undefined)
})

test('SNS 7.8.4, SNS 7.8.5, SNS 7.8.11 in line a loaded transport is never captured', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1, TR: 1 })
    aboard(s, 'FRA', 'I', { KN: 1 }, ['1'])
  })
  const scene = seaScene(state, clashOf(state, PAIR), [6, 6, 6, 6, 1, 1]).away('FRA', 'assign-cargo')
  scene.away('ENG', 'place').away('FRA', 'place').away('ENG', 'place')
  scene.diceSpent()
  assert.ok(
    scene.told().some((line) => line.includes('at loaded transport of France, 1 1 against 10 to sink: sunk')),
  )
  assert.equal(of(scene.state, 'FRA').armies.I?.units.KN, 1, 'the warship has room for him')
})

test('SNS E54, SNS 7.11.5 the Admiral moves up to a third of his ships before the dice', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 4 })
    sail(s, 'FRA', '1', { WS: 1 })
    of(s, 'ENG').leader = 'admiral'
  })
  const scene = seaScene(state, clashOf(state, PAIR), [])
  scene.away('ENG', 'slip-away').away('ENG', 'place').away('FRA', 'place').away('ENG', 'rear-rows')
  const move = { file: 0, rank: 3, to: 'left' }
  assert.equal(scene.refusal('ENG', 'redeploy', [move, move, move]), 'SNS 7.11.5')
  assert.deepEqual(
    scene.question('ENG', 'redeploy').check([move, { file: 1, rank: 2, to: 'right' }]),
    undefined,
  )
})
