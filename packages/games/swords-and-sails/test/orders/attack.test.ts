import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { attacks } from '../../src/orders/attack.ts'
import type { Stance } from '../../src/orders/order.ts'
import type { State } from '../../src/state.ts'
import { of, position } from '../scene.ts'
import { ATTACK, armyHolds, armyMoves, DEFEND, fleetHolds, fleetMoves, sheet, writing } from './sheet.ts'

const allied = (state: ReturnType<typeof position>) => {
  state.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 0, ENG: 0 } }]
}

test('SNS 5.2.1, SNS 4.2.7 Attack on one faction starts battle with that one only, and never with team-mates', () => {
  const state = position(['FRA', 'ENG', 'HRE'], {}, allied)
  const piece = (meets: Parameters<typeof armyHolds>[1]) => ({
    faction: 'NSE' as FactionId,
    order: armyHolds('I', meets),
  })
  assert.ok(attacks(state, piece(ATTACK), 'HRE'))
  assert.ok(attacks(state, piece({ stance: 'attack', only: 'ENG' }), 'ENG'))
  assert.ok(!attacks(state, piece({ stance: 'attack', only: 'ENG' }), 'HRE'))
  assert.ok(!attacks(state, piece(DEFEND), 'HRE'))
  assert.ok(!attacks(state, { faction: 'FRA', order: armyHolds('I', ATTACK) }, 'ENG'))
  assert.ok(!attacks(state, { faction: 'FRA', order: null }, 'HRE'))
})

test('SNS 5.2.1, SNS 4.2.7 whom an Attack may name', () => {
  const scene = writing(position(['FRA', 'ENG', 'HRE'], {}, allied))
  const only = (faction: FactionId) =>
    sheet({ armies: [armyMoves('I', 'anjou', { stance: 'attack', only: faction })] })
  assert.equal(scene.refusal('FRA', 'orders', only('KIE')), 'SNS 5.2.1')
  assert.equal(scene.refusal('FRA', 'orders', only('ENG')), 'SNS 4.2.7')
  assert.equal(scene.refusal('FRA', 'orders', only('FRA')), 'SNS 4.2.7')
  scene.answer('FRA', 'orders', only('HRE'))
})

test('SNS 4.2.7 an Attack into a team-mate’s land is refused when it is written, of whatever season the team is', () => {
  const beside = (since: number, change?: (state: State) => void) =>
    writing(
      position(['FRA', 'ENG', 'HRE'], { partialSiege: true }, (state) => {
        state.teams = [{ mark: 'A', members: ['FRA', 'HRE'], joined: { FRA: since, HRE: since } }]
        Object.assign(of(state, 'FRA').armies.I ?? {}, { at: 'champagne' })
        change?.(state)
      }),
    )
  const into = (meets: Stance) => sheet({ armies: [armyMoves('I', 'upper_lotharingia', meets)] })
  for (const since of [0, 1]) {
    const scene = beside(since)
    assert.equal(scene.refusal('FRA', 'orders', into(ATTACK)), 'SNS 4.2.7')
    assert.equal(scene.refusal('FRA', 'orders', into({ stance: 'attack', only: 'ENG' })), 'SNS 4.2.7')
    scene.answer('FRA', 'orders', into(DEFEND))
  }
  const parted = beside(0, ({ lands }) => {
    for (const city of lands.upper_lotharingia.cities) city.holder = 'ENG'
  })
  parted.answer('FRA', 'orders', into(ATTACK))
})

test('SNS 5.2.3 who supports holds, and names an area beside it in which it could fight', () => {
  const scene = writing(position(['FRA', 'ENG']))
  const support = (area: 'anjou' | 'aquitanian_sea' | 'castile') => ({ stance: 'support', area }) as const
  const refused = (parts: Parameters<typeof sheet>[0]) => scene.refusal('FRA', 'orders', sheet(parts))
  assert.equal(refused({ armies: [armyMoves('I', 'anjou', support('anjou'))] }), 'SNS 5.2.3')
  assert.equal(refused({ armies: [armyHolds('I', support('castile'))] }), 'SNS 5.2.3')
  assert.equal(refused({ armies: [armyHolds('II', support('aquitanian_sea'))] }), 'SNS 5.2.3')
  assert.equal(refused({ fleets: [fleetHolds('2', support('anjou'))] }), 'SNS 5.2.3')
  scene.answer('FRA', 'orders', sheet({ armies: [armyHolds('I', support('anjou'))] }))
})

test('SNS 5.5.4 a fleet in port cannot attack or support', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) =>
      Object.assign(of(state, 'FRA').fleets['1'] ?? {}, { at: 'normandy' }),
    ),
  )
  assert.equal(scene.refusal('FRA', 'orders', sheet({ fleets: [fleetHolds('1', ATTACK)] })), 'SNS 5.5.4')
  const near = { stance: 'support', area: 'narrow_sea' } as const
  assert.equal(scene.refusal('FRA', 'orders', sheet({ fleets: [fleetHolds('1', near)] })), 'SNS 5.5.4')
  scene.answer('FRA', 'orders', sheet({ fleets: [fleetMoves('1', 'narrow_sea', ATTACK)] }))
})

test('SNS 8.1.4 only a team-mate can be named to besiege', () => {
  const scene = writing(position(['FRA', 'ENG', 'HRE'], {}, allied))
  const named = (besieger: FactionId) => sheet({ armies: [{ ...armyMoves('III', 'arles'), besieger }] })
  assert.equal(scene.refusal('FRA', 'orders', named('HRE')), 'SNS 8.1.4')
  scene.answer('FRA', 'orders', named('ENG'))
})
