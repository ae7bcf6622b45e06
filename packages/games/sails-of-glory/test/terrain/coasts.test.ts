import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hiddenFrom } from '../../src/combat/hidden-target.ts'
import { COAST_IDS } from '../../src/data/coasts.ts'
import { SCENARIOS } from '../../src/data/scenarios.ts'
import { classOf } from '../../src/data/ships.ts'
import type { ElementId } from '../../src/data/terrain.ts'
import { movement } from '../../src/movement/movement.ts'
import { readScenario } from '../../src/scenario/read-scenario.ts'
import { type Element, scenarioShape } from '../../src/scenario/scenario.ts'
import { scenarioFaults } from '../../src/scenario/scenario-faults.ts'
import { swapped } from '../../src/scenario/swap-sides.ts'
import { draws, type Lying, once, poseAt, position, Scene } from '../scene.ts'

/** A piece of coast, along the top edge of a sea of 900 by 900 mm unless it is said otherwise. */
function coast(element: ElementId, x: number, more: Partial<Element> = {}): Element {
  const pose = poseAt(x, 860, 180)
  return { element, kind: 'coast', shore: 'plain', danger: 'none', building: null, pose, ...more }
}

const IN_SIGHT = SCENARIOS['enemy-in-sight']
const faults = (terrain: Element[], more: object = {}) =>
  scenarioFaults(scenarioShape.parse({ ...IN_SIGHT, terrain, ...more })).map(({ clause }) => clause)

test('SOG 13.3.8 coasts lie along an edge of the sea and against one another', () => {
  const row = [coast('coast-1', 112.5), coast('coast-2', 337.5), coast('coast-3', 562.5)]
  assert.deepEqual(faults(row), [])
  const corner = coast('coast-5', 860, { pose: poseAt(860, 860, 180) })
  assert.deepEqual(faults([...row, corner]), [])
  const pier = coast('coast-4', 337.5, { pose: poseAt(365, 722.5, 90) })
  assert.deepEqual(
    faults([coast('coast-1', 337.5 - 112.5 - 40), pier]),
    ['SOG 13.3.8'],
    'not against its side',
  )
})

test('SOG 13.3.8 a piece that hangs on another one that lies along the edge is part of the coast', () => {
  const along = coast('coast-1', 450)
  const behind = { pose: poseAt(562.5 + 40, 740, 90) }
  assert.deepEqual(faults([along, coast('coast-2', 0, behind)]), [])
  const afloat = { pose: poseAt(602.5, 400, 90) }
  assert.deepEqual(faults([along, coast('coast-2', 0, afloat)]), ['SOG 13.3.8'])
  const pair = [
    coast('coast-1', 0, { pose: poseAt(300, 400) }),
    coast('coast-2', 0, { pose: poseAt(525, 400) }),
  ]
  assert.deepEqual(faults(pair), ['SOG 13.3.8', 'SOG 13.3.8'], 'two that have only each other')
})

test('SOG 13.3.8, SOG 16.1.1 coasts do not lie on each other, off the sea, or against an island', () => {
  assert.deepEqual(faults([coast('coast-1', 300), coast('coast-2', 400)]), ['SOG 16.1.1'])
  assert.deepEqual(faults([coast('coast-1', 300), coast('coast-1', 600)]), ['SOG 16.1.1'])
  assert.deepEqual(faults([coast('coast-1', 300, { pose: poseAt(300, 870, 180) })]), [
    'SOG 16.1.1',
    'SOG 13.3.8',
  ])
  const island = coast('island-1', 300, { kind: 'island', pose: poseAt(300, 820) })
  assert.deepEqual(faults([coast('coast-1', 300), island]), ['SOG 16.1.1'])
})

test('SOG 13.3.8 captains do not place coasts', () => {
  const { pose: _, ...piece } = coast('coast-1', 300)
  const placing = [
    { step: 'terrain', by: 'french', pieces: [{ ...piece, limits: [] }] },
    { step: 'ships', sides: ['british', 'french'] },
  ]
  assert.deepEqual(faults([], { placing }), ['SOG 13.3.8'])
})

test('SOG 13.3.8, SOG 16.1.1 a file with coasts is read, and what is wrong with them is said in sentences', () => {
  const file = (terrain: Element[]) => readScenario(JSON.stringify({ ...IN_SIGHT, id: 'own', terrain }))
  assert.equal(file([coast('coast-1', 300)]).ok, true)
  const adrift = file([coast('coast-1', 300, { pose: poseAt(300, 400) })])
  assert.deepEqual(!adrift.ok && adrift.faults, [
    'The coast “coast-1” lies neither along an edge of the sea nor against a coast that does. (SOG 13.3.8)',
  ])
})

test('SOG 13.3.8 pieces turned with the sea still lie along its edges', () => {
  const scenario = scenarioShape.parse({
    ...IN_SIGHT,
    terrain: [coast('coast-1', 300), coast('coast-4', 525)],
  })
  assert.deepEqual(scenarioFaults(swapped(scenario)), [])
})

test('SOG 13.3.8 every piece fits to every other, and the corners into the corners', () => {
  for (const one of COAST_IDS.slice(0, 4)) {
    for (const other of COAST_IDS.slice(0, 4).filter((id) => id !== one)) {
      assert.deepEqual(faults([coast(one, 300), coast(other, 525)]), [], `${one} ${other}`)
    }
    for (const corner of COAST_IDS.slice(4)) {
      const turned = coast(corner, 0, { pose: poseAt(40, 860, 90) })
      assert.deepEqual(faults([turned, coast(one, 150 + 112.5)]), [], `${corner} ${one}`)
    }
  }
})

/** HMS Defence, burden 5, sailing north from below the coast at the top of the sea. */
function sail(terrain: Element[], dice: number, at: Lying['at'] = [412.5, 750]) {
  const state = position(
    { 'hms-defence': { at, plan: { now: 'straight', next: null } } },
    { level: 'standard' },
  )
  state.terrain = terrain
  const zeros = draws(...Array<string>(dice).fill('0'))
  return new Scene(state, once(movement), { dice: zeros }).diceSpent()
}

test('SOG 13.3.8, SOG 13.3.3 a coast is land: twice the burden and aground; at a joint of two pieces once', () => {
  const cliffs = [coast('coast-1', 300), coast('coast-4', 525)]
  for (const terrain of [cliffs.slice(0, 1), cliffs]) {
    const scene = sail(terrain, 10)
    assert.equal(scene.ship('hms-defence').aground, true)
  }
})

test('SOG 13.3.8, SOG 13.3.2 each piece has its own shore: sandy, rocky or safe', () => {
  const near: Lying['at'] = [300, 690]
  const rocky = sail([coast('coast-1', 300, { shore: 'rocky', danger: 'red' })], 5, near)
  assert.equal(rocky.ship('hms-defence').aground, false)
  const sandy = sail([coast('coast-1', 300, { shore: 'sandy', danger: 'red' })], 0, near)
  assert.equal(sandy.ship('hms-defence').aground, true)
  assert.equal(sail([coast('coast-1', 300)], 0, near).ship('hms-defence').aground, false)
  const both = [
    coast('coast-1', 300, { shore: 'rocky', danger: 'red' }),
    coast('coast-4', 525, { shore: 'rocky', danger: 'red' }),
  ]
  assert.equal(sail(both, 5, [412.5, 690]).ship('hms-defence').zero.length, 5, 'one rocky shore')
})

test('SOG 13.3.8, SOG 13.3.4 a spit of land hides what lies behind it', () => {
  const state = position({ 'hms-defence': { at: [360, 780] }, genereux: { at: [540, 780] } })
  const spit = coast('coast-1', 0, { pose: poseAt(450, 787.5, 90) })
  assert.deepEqual(faults([spit]), [])
  assert.equal(hiddenFrom(state, 'hms-defence', 'starboard', 'genereux'), undefined)
  state.terrain = [spit]
  assert.deepEqual(hiddenFrom(state, 'hms-defence', 'starboard', 'genereux')?.land, [spit.pose])
})

test('SOG 13.3.8 nobody leaps over a narrow coast out of the sea: she runs aground on it', () => {
  const lying: Lying = { at: [300, 810, 0], sails: 'full', plan: { now: 'straight', next: null } }
  const state = position({ courageuse: lying }, { level: 'advanced' })
  state.wind.from = 'SW'
  state.terrain = [coast('coast-3', 300)]
  const blanks = draws(...Array<string>(2 * classOf('courageuse').burden).fill('0'))
  const { fate, aground } = new Scene(state, once(movement), { dice: blanks }).ship('courageuse')
  assert.deepEqual([fate, aground], ['afloat', true])
})
