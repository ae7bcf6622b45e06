import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SCENARIO_IDS, SCENARIOS } from '../../src/data/scenarios.ts'
import { optionsShape } from '../../src/options.ts'
import { type ScenarioFile, scenarioShape } from '../../src/scenario/scenario.ts'
import { scenarioFaults } from '../../src/scenario/scenario-faults.ts'
import { swapped } from '../../src/scenario/swap-sides.ts'
import { begin } from '../../src/setup/begin.ts'
import { setup } from '../../src/setup/setup.ts'
import { tableFault, tableRefusal } from '../../src/setup/table-fault.ts'
import { DUEL, Scene } from '../scene.ts'

const OWN: ScenarioFile = {
  id: 'own',
  name: 'One of our own',
  level: 'basic',
  sea: { width: 900_000, length: 900_000 },
  wind: 'N',
  fleets: {
    british: { edge: 'top', zone: { band: 125_000 }, ships: ['hms-defence'] },
    french: { edge: 'bottom', zone: { band: 125_000 }, ships: ['genereux'] },
  },
}
const island = (x: number, more: object = {}) => ({
  element: 'island-1' as const,
  kind: 'island' as const,
  shore: 'rocky' as const,
  danger: 'width' as const,
  pose: { x, y: 450_000, heading: 0 },
  ...more,
})
const clauses = (change: Partial<ScenarioFile>) =>
  scenarioFaults(scenarioShape.parse({ ...OWN, ...change })).map(({ clause }) => clause)

test('SOG 16.1.1 every scenario of ours is sound, swapped too', () => {
  for (const id of SCENARIO_IDS) {
    assert.deepEqual(scenarioFaults(SCENARIOS[id]), [], id)
    assert.deepEqual(scenarioFaults(swapped(SCENARIOS[id])), [], `${id}, swapped`)
  }
})

test('SOG 16.1.1 players may write their own scenario, and give it in the options', () => {
  const options = optionsShape.parse({ scenario: OWN })
  assert.equal(tableFault(DUEL, options), undefined)
})

test('SOG 16.1.1 a faulty one is refused, each fault with its clause', () => {
  const { british, french } = OWN.fleets
  assert.deepEqual(clauses({ sea: { width: 800_000, length: 800_000 } }), ['SOG 1.3.1'])
  assert.deepEqual(clauses({ fleets: { british, french: { ...french, edge: 'top' } } }), ['SOG 16.1.1'])
  const beyond = { left: 0, bottom: 0, right: 950_000, top: 100_000 }
  assert.deepEqual(clauses({ fleets: { british, french: { ...french, zone: beyond } } }), ['SOG 16.1.1'])
  assert.deepEqual(clauses({ fleets: { british, french: { ...french, anchored: true } } }), ['SOG 15.1.5'])
  assert.deepEqual(clauses({ terrain: [island(20_000)] }), ['SOG 16.1.1'])
  assert.deepEqual(clauses({ terrain: [island(450_000), island(460_000, { element: 'island-2' })] }), [
    'SOG 16.1.1',
  ])
  assert.deepEqual(clauses({ terrain: [island(300_000), island(600_000)] }), ['SOG 16.1.1'])
  const pose = { x: 450_000, y: 450_000, heading: 0 }
  assert.deepEqual(clauses({ batteries: [{ type: 'light', side: 'french', pose }] }), ['SOG 14.1.1'])
  assert.deepEqual(clauses({ placing: [{ step: 'ships', sides: ['french'] }] }), ['SOG 16.1.3'])
  assert.deepEqual(clauses({ victory: { kind: 'outpost', attackers: ['british'] } }), ['SOG 16.5.3'])
  assert.deepEqual(clauses({ victory: { kind: 'supplies', supplied: 'french' } }), [
    'SOG 16.6.1',
    'SOG 16.6.1',
  ])
})

test('SOG 13.3.1 only coasts and islands have a shore, a dangerous distance and a building', () => {
  const plain = { kind: 'reef', shore: 'plain', danger: 'none' } as const
  assert.deepEqual(clauses({ terrain: [island(450_000, plain)] }), [])
  for (const wrong of [{ shore: 'rocky' }, { danger: 'red' }, { building: 'french' }]) {
    assert.deepEqual(clauses({ terrain: [island(450_000, { ...plain, ...wrong })] }), ['SOG 13.3.1'])
  }
  const scenario = { ...OWN, terrain: [island(450_000, { ...plain, kind: 'shoal', shore: 'sandy' })] }
  assert.match(
    tableFault(DUEL, optionsShape.parse({ scenario })) ?? '',
    /“island-1” is a shoal: only coasts and islands have a shore/,
  )
})

test('SOG 16.1.4 within a distance of a side the whole base lies inside it', () => {
  const near = { from: 'edges' as const, edges: ['top' as const], how: 'within' as const, distance: 90_000 }
  const british = { ...OWN.fleets.british, limits: [near] }
  const options = optionsShape.parse({ scenario: { ...OWN, fleets: { ...OWN.fleets, british } } })
  const scene = new Scene(begin(DUEL, options), setup)
  const placed = (y: number) => [{ ship: 'hms-defence', x: 450_000, y, heading: 180_000 }]
  assert.equal(scene.refusal('british-1', 'place-ships', placed(840_000)), 'SOG 16.1.4')
  scene.answer('british-1', 'place-ships', placed(850_000))
})

test('SOG 16.1.1, SOG 16.1.2 ships that would start aground are refused in a sentence, with every other fault', () => {
  const scenario = {
    ...OWN,
    sea: { width: 900_000, length: 650_000 + 60_000 },
    terrain: [island(450_000, { pose: { x: 450_000, y: 300_000, heading: 0 } }), island(850_000)],
    fleets: {
      ...OWN.fleets,
      french: { ...OWN.fleets.french, berths: [{ x: 450_000, y: 300_000, heading: 0 }] },
    },
  }
  const fault = tableFault(DUEL, optionsShape.parse({ scenario })) ?? ''
  assert.match(fault, /Généreux would begin aground or in danger/)
  assert.match(fault, /“island-1” is used twice/)
})

test('SOG 16.1.10, SOG 16.1.8 what cannot be played twice or by points is refused', () => {
  const clause = (options: object) => tableRefusal(DUEL, optionsShape.parse(options))?.clause
  assert.equal(clause({ twice: true }), 'SOG 16.1.10')
  assert.equal(clause({ scenario: 'force-the-blockade', twice: true }), undefined)
  assert.equal(clause({ points: 100, fleets: { british: ['hms-defence'], french: ['unite'] } }), 'SOG 16.1.8')
  assert.equal(clause({ points: 100 }), undefined)
})

test('SOG 16.8.1 scenarios of our own have shoals, sandy shores, the red danger distance, coasts and batteries', () => {
  const own = [SCENARIOS['over-the-bar'], SCENARIOS['under-the-guns'], SCENARIOS['lee-shore']]
  const terrain = own.flatMap((each) => each.terrain)
  assert.ok(terrain.some(({ kind }) => kind === 'shoal'))
  assert.ok(terrain.some(({ shore, danger }) => shore === 'sandy' && danger === 'red'))
  assert.ok(terrain.some(({ shore, danger }) => shore === 'rocky' && danger === 'red'))
  assert.ok(own.some(({ batteries }) => batteries.length > 0))
  const coasts = terrain.filter(({ kind }) => kind === 'coast')
  assert.deepEqual(new Set(coasts.map(({ shore }) => shore)), new Set(['sandy', 'rocky', 'plain']))
})
