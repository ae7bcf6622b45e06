import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsShape, scenarioOf } from '../../src/options.ts'
import type { Seat } from '../../src/seats.ts'
import { begin } from '../../src/setup/begin.ts'
import { setup } from '../../src/setup/setup.ts'
import { DUEL, draws, Scene, type SceneWish } from '../scene.ts'

const laid = (options: object, seats: readonly Seat[] = DUEL, wish: SceneWish = {}) =>
  new Scene(begin(seats, optionsShape.parse(options)), setup, wish)
const at = (x: number, y: number, heading = 0) => ({ x: x * 1000, y: y * 1000, heading: heading * 1000 })
const ships = (...lying: readonly (readonly [string, number, number, number])[]) =>
  lying.map(([ship, x, y, heading]) => ({ ship, ...at(x, y, heading) }))

const SHALLOW = { scenario: 'in-shallow-waters' }

test('SOG 16.3.1, SOG 16.1.5 the sides alternate placing six reefs, the first by lot', () => {
  const scene = laid(SHALLOW, DUEL, { dice: draws('french', 'top', 'bottom') })
  const order: Seat[] = []
  while (scene.state.terrain.length < 7) {
    const [seat] = scene.awaited()
    assert.ok(seat)
    order.push(seat)
    scene.away(seat, 'place-element')
  }
  assert.deepEqual(order, ['french-1', 'british-1', 'french-1', 'british-1', 'french-1', 'british-1'])
  const [island] = scene.state.terrain
  assert.deepEqual(
    [island?.kind, island?.shore, island?.danger, island?.pose],
    ['island', 'rocky', 'width', at(450, 450)],
  )
})

test('SOG 16.3.1, SOG 16.1.4, SOG 16.1.11 reefs lie half a ruler from reefs and island, wholly in the sea', () => {
  const scene = laid(SHALLOW, DUEL, { dice: draws('french', 'top', 'bottom') })
  assert.equal(scene.refusal('french-1', 'place-element', at(450, 580)), 'SOG 16.1.4')
  assert.equal(scene.refusal('french-1', 'place-element', at(10, 200)), 'SOG 16.1.11')
  scene.answer('french-1', 'place-element', at(150, 150))
  assert.equal(scene.refusal('british-1', 'place-element', at(300, 150)), 'SOG 16.1.4')
  scene.answer('british-1', 'place-element', at(335, 150))
})

test('SOG 16.3.2, SOG 16.1.9 opposite edges: the wind comes from the right of the British', () => {
  for (const [british, french, wind] of [
    ['top', 'bottom', 'W'],
    ['right', 'left', 'N'],
    ['bottom', 'top', 'E'],
    ['left', 'right', 'S'],
  ] as const) {
    const scene = laid(SHALLOW, DUEL, { dice: draws('french', british, french) })
    while (scene.state.terrain.length < 7) scene.away()
    assert.deepEqual(scene.state.edges, { british, french })
    assert.equal(scene.state.wind.from, wind)
  }
})

test('SOG 16.3.2 adjacent edges: the wind comes by lot from one of the two sides; ships lie along their edges', () => {
  const scene = laid(SHALLOW, DUEL, { dice: draws('french', 'top', 'left', 'W', 'british') })
  while (scene.state.terrain.length < 7) scene.away()
  assert.equal(scene.state.wind.from, 'W')
  scene.away().away()
  const [meleager, vanguard, unite, aquilon] = scene.state.ships.map(({ pose }) => pose)
  assert.ok(meleager && vanguard && unite && aquilon)
  assert.ok(Math.min(meleager.y, vanguard.y) > 775_000)
  assert.ok(Math.max(unite.x, aquilon.x) < 125_000)
})

test('SOG 16.4.1 the French are placed first, near the British side; then the British about the centre', () => {
  const scene = laid({ scenario: 'force-the-blockade' })
  assert.deepEqual(scene.awaited(), ['french-1'])
  const french = (x: number) => ships(['courageuse', x, 1140, 180], ['genereux', 500, 1140, 180])
  assert.equal(scene.refusal('french-1', 'place-ships', french(260)), 'SOG 16.1.2')
  scene.answer('french-1', 'place-ships', french(300))
  assert.deepEqual(scene.awaited(), ['british-1'])
  const british = (x: number) => ships(['hms-terpsichore', x, 600, 0], ['hms-defence', 520, 600, 0])
  assert.equal(scene.refusal('british-1', 'place-ships', british(350)), 'SOG 16.1.4')
  scene.answer('british-1', 'place-ships', british(400))
  assert.equal(scene.over, true)
  assert.equal(scene.state.wind.from, 'W')
})

test('SOG 16.4.4 solo the French lie with their sterns on the British side, a ruler apart in its middle', () => {
  const scene = laid({ scenario: 'blockade-solo' }, ['british-1'])
  const [courageuse, genereux] = [scene.ship('courageuse'), scene.ship('genereux')]
  assert.deepEqual([courageuse.captain, genereux.captain], [null, null])
  assert.deepEqual([courageuse.pose.heading, genereux.pose.heading], [180_000, 180_000])
  assert.deepEqual([courageuse.pose.y + 35_000, genereux.pose.y + 37_500], [1_200_000, 1_200_000])
  const [starboard, port] = [courageuse.pose.x + 22_000, genereux.pose.x - 23_750]
  assert.deepEqual([port - starboard, (port + starboard) / 2], [250_000, 450_000])
})

test('SOG 16.5.1, SOG 16.1.4 outpost at half a ruler from the side, reefs at half a ruler from it, then British, then French', () => {
  const scene = laid({ scenario: 'against-the-outpost' })
  assert.equal(scene.refusal('french-1', 'place-element', at(450, 170)), 'SOG 16.1.4')
  assert.equal(scene.refusal('french-1', 'place-element', at(290, 167)), 'SOG 16.1.4')
  scene.answer('french-1', 'place-element', at(450, 167))
  assert.equal(scene.refusal('french-1', 'place-element', at(450, 400)), 'SOG 16.1.4')
  scene.away().away()
  assert.equal(scene.state.terrain.length, 3)
  assert.deepEqual(scene.awaited(), ['british-1'])
  scene.away()
  assert.deepEqual(scene.awaited(), ['french-1'])
  scene.away()
  assert.deepEqual(
    scene.state.buildings.map(({ element, side }) => [element, side]),
    [['outpost', 'french']],
  )
})

test('SOG 16.5.5 two outposts: each side places its own, and its ships at a ruler from its side', () => {
  const scene = laid({ scenario: 'two-outposts' })
  for (let element = 0; element < 6; element += 1) scene.away()
  assert.equal(scene.state.terrain.length, 6)
  const british = (y: number) => ships(['hms-terpsichore', 100, y, 180], ['hms-defence', 800, 912.5, 180])
  assert.equal(scene.refusal('british-1', 'place-ships', british(900)), 'SOG 16.1.4')
  scene.answer('british-1', 'place-ships', british(915))
  scene.away()
  assert.deepEqual(
    scene.state.buildings.map(({ side }) => side),
    ['french', 'british'],
  )
})

test('SOG 16.6.1 supplies: French ships, then harbour and three reefs, then the British at half a ruler from the centre', () => {
  const scene = laid({ scenario: 'supplies-are-coming', level: 'advanced' })
  assert.deepEqual([scene.awaited(), scene.asked('french-1')], [['french-1'], ['place-ships']])
  scene.away()
  for (let element = 0; element < 4; element += 1) {
    assert.deepEqual(scene.asked('french-1'), ['place-element'])
    scene.away()
  }
  assert.deepEqual(
    scene.state.terrain.map(({ kind, danger }) => [kind, danger]),
    [
      ['island', 'none'],
      ['reef', 'none'],
      ['reef', 'none'],
      ['reef', 'none'],
    ],
  )
  const british = (y: number) => ships(['hms-terpsichore', 450, y, 0], ['hms-defence', 450, 600 - 162.5, 0])
  assert.equal(scene.refusal('british-1', 'place-ships', british(740)), 'SOG 16.1.4')
  scene.answer('british-1', 'place-ships', british(760))
})

test('SOG 16.7.1, SOG 16.7.3 sitting ducks lie at anchor; swapped, the French do', () => {
  const scene = laid({ scenario: 'sitting-ducks' }, ['french-1'])
  assert.deepEqual(scene.ship('hms-defence').pose, at(430, 700, 90))
  assert.deepEqual(scene.ship('hms-terpsichore').pose, at(560, 520, 270))
  assert.equal(scene.ship('hms-defence').anchored, true)
  assert.equal(scene.state.terrain.length, 5)
  assert.equal(scene.state.wind.from, 'E')
  assert.equal(
    scene.refusal('french-1', 'place-ships', ships(['aquilon', 300, 62, 0], ['unite', 600, 160, 0])),
    'SOG 16.1.2',
    'within half a ruler is not at half a ruler',
  )
  assert.equal(
    scene.refusal('french-1', 'place-ships', ships(['aquilon', 300, 162.5, 0], ['unite', 600, 165, 0])),
    'SOG 16.1.4',
  )
  scene.answer('french-1', 'place-ships', ships(['aquilon', 300, 162.5, 0], ['unite', 600, 147, 90]))
  const away = laid({ scenario: 'sitting-ducks' }, ['french-1']).away()
  assert.ok(Math.abs(away.ship('unite').pose.y - 160_000) <= 1000)
  const swapped = laid({ scenario: 'sitting-ducks', swapped: true }, ['british-1'])
  assert.deepEqual(swapped.ship('aquilon').pose, at(470, 200, 270))
  assert.deepEqual([swapped.ship('aquilon').anchored, swapped.ship('unite').captain], [true, null])
  swapped.away()
  assert.ok(Math.abs(swapped.ship('hms-defence').pose.y - 737_500) <= 1000)
})

test('SOG 16.1.10 in the second battle of a double game a wind the table chose is turned with the sea', () => {
  const from = (wind: string | null, battle: 1 | 2) =>
    begin(DUEL, optionsShape.parse({ scenario: 'force-the-blockade', twice: true, wind }), battle).wind.from
  assert.deepEqual([from('N', 1), from('N', 2)], ['N', 'S'])
  assert.deepEqual([from(null, 1), from(null, 2)], ['W', 'E'])
})

test('SOG 16.1.10 swapped, all of the sea is turned by half a circle; each side keeps its ships and its edge', () => {
  const { fleets, wind, victory } = scenarioOf(
    optionsShape.parse({ scenario: 'force-the-blockade', swapped: true }),
  )
  assert.deepEqual([fleets.british.edge, fleets.french.edge, wind], ['top', 'bottom', 'E'])
  assert.deepEqual(fleets.british.ships, ['hms-terpsichore', 'hms-defence'])
  assert.deepEqual(fleets.british.zone, { left: 250_000, bottom: 0, right: 650_000, top: 125_000 })
  assert.deepEqual(victory, { kind: 'break-through', runners: 'british' })
})

test('SOG 16.2.3 the variants: adjacent sides, ships of the backs, more ships, untrained French to windward', () => {
  const adjacent = laid({ scenario: 'adjacent-sides' }).away()
  assert.ok(adjacent.ship('genereux').pose.x < 125_000)
  assert.equal(adjacent.ship('genereux').pose.heading, 90_000)
  const untrained = laid({ wind: 'S', untrainedGunners: ['courageuse', 'genereux'] })
  assert.equal(untrained.state.wind.from, 'S')
})

test('SOG 16.1.7 ships may be replaced by others, and added', () => {
  const fleets = {
    british: ['hms-meleager', 'hms-vanguard', 'hms-goliath'],
    french: ['unite', 'aquilon', 'duguay-trouin'],
  }
  const scene = laid({ fleets }).away()
  assert.deepEqual(
    scene.state.ships.map(({ id }) => id),
    [...fleets.british, ...fleets.french],
  )
})

test('SOG 16.1.8 in a skirmish both sides choose ships of their navy up to an equal sum, in secret', () => {
  const scene = laid({ points: 150 })
  assert.deepEqual(scene.awaited(), ['british-1', 'french-1'])
  assert.equal(scene.refusal('british-1', 'choose-fleet', ['hms-defence', 'hms-goliath']), 'SOG 16.1.8')
  assert.equal(scene.refusal('british-1', 'choose-fleet', ['courageuse']), 'SOG 16.1.8')
  assert.equal(scene.refusal('british-1', 'choose-fleet', ['hms-defence', 'hms-defence']), 'SOG 16.1.8')
  scene.answer('british-1', 'choose-fleet', ['hms-defence', 'hms-terpsichore'])
  assert.equal(scene.view('french-1').ships.length, 0)
  scene.away('french-1').away()
  assert.equal(scene.over, true)
  assert.equal(scene.state.ships.filter(({ side }) => side === 'french').length, 2)
})
