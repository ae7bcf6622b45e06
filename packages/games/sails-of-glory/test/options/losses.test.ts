import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combat } from '../../src/combat/combat.ts'
import { burnAndLeak } from '../../src/damage/burn-and-leak.ts'
import { surrenderBeaten } from '../../src/damage/lose-ship.ts'
import type { ShipId } from '../../src/data/ships.ts'
import type { Acting } from '../../src/gunners/gunner.ts'
import { movement } from '../../src/movement/movement.ts'
import { optionsShape } from '../../src/options.ts'
import type { Element } from '../../src/scenario/scenario.ts'
import { begin } from '../../src/setup/begin.ts'
import { setup } from '../../src/setup/setup.ts'
import type { Attack, State } from '../../src/state.ts'
import { crewsAct, DUEL, draws, type Lying, once, poseAt, position, Scene, type SceneWish } from '../scene.ts'

type Ships = Partial<Record<ShipId, Lying>>
const special = (more: object) => ({ fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0, ...more })
const boxes = (count: number): 'B6'[][] => Array.from({ length: count }, () => ['B6'])
const losses = (count: number): 'crew'[] => Array.from({ length: count }, () => 'crew')

test('SOG 12.14.1 at set-up each captain may name a flagship, known to all, or none', () => {
  const scene = new Scene(begin(DUEL, optionsShape.parse({ flagship: true })), setup).away()
  assert.deepEqual(scene.awaited(), ['british-1', 'french-1'])
  assert.equal(scene.refusal('british-1', 'flagship', 'genereux'), 'SOG 12.14.1')
  scene.answer('british-1', 'flagship', 'hms-defence').answer('french-1', 'flagship', null)
  assert.deepEqual(
    scene.state.ships.filter(({ flagship }) => flagship).map(({ id }) => id),
    ['hms-defence'],
  )
  assert.ok(scene.told().includes('HMS Defence is a flagship.'))
})

test('SOG 12.14.1 a captain who is away names none', () => {
  const scene = new Scene(begin(DUEL, optionsShape.parse({ flagship: true })), setup).away().away()
  assert.equal(
    scene.state.ships.some(({ flagship }) => flagship),
    false,
  )
})

const shot = (by: ShipId, at: ShipId): Attack => ({
  by,
  with: 'muskets',
  at,
  arc: null,
  load: null,
  range: null,
  rake: null,
  drawn: [],
})

function lost(ships: Ships, attacks: Attack[] = [], firedIn = 1) {
  const state = position(ships, { flagship: true })
  state.attacks = attacks
  state.firedIn = firedIn
  return new Scene(state, once(surrenderBeaten))
}

test('SOG E35, SOG 12.14.2 friends lose two crew each, enemies gain one, or two if they fired at her', () => {
  const scene = lost(
    {
      'hms-defence': { at: [300, 300], hull: boxes(10), flagship: true },
      'hms-terpsichore': { at: [500, 300] },
      genereux: { at: [300, 500], crew: losses(3) },
      courageuse: { at: [500, 500], crew: losses(3) },
    },
    [shot('genereux', 'hms-defence')],
  )
  assert.equal(scene.ship('hms-terpsichore').crew.length, 2)
  assert.equal(scene.ship('genereux').crew.length, 1)
  assert.equal(scene.ship('courageuse').crew.length, 2)
  const before = lost(
    {
      'hms-defence': { at: [300, 300], hull: boxes(10), flagship: true },
      genereux: { at: [300, 500], crew: losses(3) },
    },
    [shot('genereux', 'hms-defence')],
    0,
  )
  assert.equal(before.ship('genereux').crew.length, 2, 'fire of an earlier turn does not count')
})

test('SOG 12.14.3 a flagship that leaves the sea is felt as well', () => {
  const state = position(
    {
      'hms-defence': { at: [450, 850], plan: { now: 'straight', next: null }, flagship: true },
      'hms-terpsichore': { at: [200, 200] },
    },
    { flagship: true },
  )
  const scene = new Scene(state, once(movement))
  assert.equal(scene.ship('hms-terpsichore').crew.length, 2)
})

test('SOG 12.14.3 … but not where the scenario lets her leave: fleeing home, or with supplies landed', () => {
  const french = (options: object, change: (state: State) => void = () => undefined) => {
    const sailing: Ships = {
      genereux: { at: [450, 50, 180], plan: { now: 'straight', next: null }, flagship: true },
      courageuse: { at: [200, 600] },
      'hms-defence': { at: [700, 900], crew: losses(2) },
    }
    const state = position(sailing, { flagship: true, ...options })
    change(state)
    const scene = new Scene(state, once(movement))
    return [
      scene.ship('genereux').fate,
      scene.ship('genereux').flagship,
      scene.ship('courageuse').crew.length,
      scene.ship('hms-defence').crew.length,
    ]
  }
  const unfelt = ['left', false, 0, 2]
  const felt = ['left', false, 2, 1]
  assert.deepEqual(french({ scenario: 'force-the-blockade' }), unfelt)
  const supplies = { scenario: 'supplies-are-coming', level: 'advanced' }
  assert.deepEqual(french(supplies), felt)
  assert.deepEqual(
    french(supplies, (state) => {
      state.supplies = 6
    }),
    unfelt,
  )
  assert.deepEqual(french({ scenario: 'against-the-outpost' }), felt, 'the French may not leave there')
})

test('SOG 12.14.4 flagships lost together are felt together, and those lost by that too', () => {
  const scene = lost({
    'hms-defence': { at: [300, 300], hull: boxes(10), flagship: true },
    'hms-terpsichore': { at: [500, 300], crew: losses(8) },
    genereux: { at: [300, 500], hull: boxes(10), flagship: true },
    courageuse: { at: [500, 500], crew: losses(7) },
  })
  assert.equal(scene.ship('courageuse').fate, 'surrendered')
  assert.equal(scene.ship('hms-terpsichore').fate, 'surrendered')
})

const ADVANCED = { level: 'advanced', explosion: true, sinking: true, spreadingFires: true }

function tick(ships: Ships, wish: SceneWish) {
  return new Scene(position(ships, ADVANCED), once(burnAndLeak), wish).diceSpent()
}

test('SOG E34, SOG 12.15.1 from the third fire marker on one in four is the end', () => {
  const burning = (fire: number): Ships => ({
    'hms-defence': { at: [300, 300], special: special({ fires: 1 }), received: { fire, water: 0 } },
  })
  assert.equal(tick(burning(1), {}).ship('hms-defence').received.fire, 2)
  assert.equal(tick(burning(2), { dice: draws('fire') }).ship('hms-defence').fate, 'afloat')
  const end = tick(burning(2), { dice: draws('end') })
  assert.equal(end.ship('hms-defence').fate, 'exploded')
  assert.doesNotMatch(end.told().join(), /box/, 'no box is told of that was not covered')
})

test('SOG 12.15.2, SOG 12.15.3 ships in contact draw, and may catch fire, to burn from the next turn on', () => {
  const ships: Ships = {
    'hms-defence': { at: [300, 300], special: special({ fires: 1 }), received: { fire: 2, water: 0 } },
    genereux: { at: [347.5, 300] },
    courageuse: { at: [300 - 45.75, 300] },
    'hms-terpsichore': { at: [300, 300 + 37.5 + 35] },
  }
  const scene = tick(ships, { dice: draws('end', '0', '2f', '1') })
  const fires = (id: ShipId) => scene.ship(id).special.fires
  assert.deepEqual([fires('hms-terpsichore'), fires('courageuse'), fires('genereux')], [0, 2, 1])
  assert.deepEqual(scene.ship('genereux').hull, [['B1']])
})

test('SOG E34, SOG 12.16.1, SOG 12.16.2 from the third water marker on one in four sinks her, but not aground', () => {
  const leaking = (aground: boolean): Ships => ({
    'hms-defence': {
      at: [300, 300],
      special: special({ leaks: 1 }),
      received: { fire: 0, water: 2 },
      aground,
    },
  })
  assert.equal(tick(leaking(false), { dice: draws('end') }).ship('hms-defence').fate, 'sunk')
  assert.equal(tick(leaking(false), { dice: draws('water') }).ship('hms-defence').fate, 'afloat')
  assert.equal(tick(leaking(true), {}).ship('hms-defence').fate, 'afloat')
})

const hold = { port: null, starboard: null, muskets: null }

function broadside(ships: Ships, dice: string[]) {
  const acting: Acting = (ship, action) => ship === 'hms-defence' && action === 'fire-starboard'
  const scene = new Scene(position(ships, ADVANCED), (t) => combat(t, acting), { dice: draws(...dice) })
  const starboard = { at: 'genereux', arc: 'central', load: null, high: false }
  return scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard }]).diceSpent()
}

test('SOG 12.17.1 a fire started in contact comes back to the one that fired', () => {
  const fires = (ships: Ships) => {
    const scene = broadside(ships, ['2f', '0', '0', '0', '0', '0', '0'])
    return [scene.ship('genereux').special.fires, scene.ship('hms-defence').special.fires]
  }
  assert.deepEqual(fires({ 'hms-defence': { at: [300, 300] }, genereux: { at: [347.5, 300] } }), [1, 1])
  assert.deepEqual(fires({ 'hms-defence': { at: [300, 300] }, genereux: { at: [348, 300] } }), [1, 0])
  assert.deepEqual(
    fires({ 'hms-defence': { at: [300, 300], dousing: true }, genereux: { at: [347.5, 300] } }),
    [0, 0],
  )
})

test('SOG 12.17.2 Extinguish may be declared for the enemy, and is back at the end of the turn', () => {
  const state = position({ 'hms-defence': { at: [300, 300], special: special({ fires: 1 }) } }, ADVANCED)
  const scene = new Scene(state, (t) => crewsAct(t, { 'hms-defence': ['extinguish'] }))
  assert.equal(scene.refusal('british-1', 'buckets', ['genereux']), 'SOG 12.17.2')
  scene.answer('british-1', 'buckets', ['hms-defence'])
  const ship = scene.ship('hms-defence')
  assert.deepEqual([ship.dousing, ship.delayed, ship.special.fires], [true, [], 1])
})

const WRECKS = { level: 'standard', surrenderedShips: true }

test('SOG 12.18.1 a ship that surrenders executes the cards laid, then lies as a wreck', () => {
  const state = position(
    {
      'hms-defence': { at: [450, 200], hull: boxes(10), plan: { now: 'straight', next: null } },
      genereux: { at: [800, 800] },
    },
    WRECKS,
  )
  const scene = new Scene(
    state,
    once((t) => {
      surrenderBeaten(t)
      movement(t)
      for (const ship of t.state.ships) ship.course = null
      movement(t)
    }),
  )
  const ship = scene.ship('hms-defence')
  assert.deepEqual([ship.fate, ship.wreck, ship.pose], ['surrendered', true, poseAt(450, 293.6)])
})

test('SOG 12.18.4 a wreck that drifts over the edge is taken away, and that is told', () => {
  const adrift: Lying = {
    at: [450, 850],
    plan: { now: 'straight', next: null },
    fate: 'surrendered',
    wreck: true,
  }
  const scene = new Scene(position({ 'hms-defence': adrift }, WRECKS), once(movement))
  assert.deepEqual([scene.ship('hms-defence').wreck, scene.ship('hms-defence').fate], [false, 'surrendered'])
  assert.ok(scene.told().includes('The wreck of HMS Defence drifts out of the sea.'))
})

test('SOG 12.18.2 a wreck is no target, but hides what lies behind it, and her counters are back in the bags', () => {
  const ships: Ships = {
    'hms-defence': { at: [300, 450] },
    courageuse: { at: [400, 450], fate: 'surrendered', wreck: true },
    genereux: { at: [500, 450] },
  }
  assert.deepEqual(
    new Scene(position(ships, { surrenderedShips: true }), (t) => combat(t, () => true)).awaited(),
    [],
  )
  const beaten = new Scene(
    position({ 'hms-defence': { at: [300, 450], hull: boxes(10), crew: ['Ec'] } }, WRECKS),
    once(surrenderBeaten),
  )
  assert.deepEqual([beaten.ship('hms-defence').hull, beaten.state.bags.B[6]], [[], 13])
})

test('SOG 12.18.3 a wreck that lies still does damage to friends and enemies, one that moves to friends', () => {
  const heap = (wreck: ShipId, more: Partial<Lying> = {}) => {
    const state = position(
      {
        'hms-defence': { at: [400, 400], plan: { now: 'straight', next: null } },
        [wreck]: { at: [400, 470, 90], fate: 'surrendered', wreck: true, ...more },
      },
      WRECKS,
    )
    const scene = new Scene(state, once(movement), { dice: draws(...Array(10).fill('0')) })
    return scene.ship('hms-defence').zero.length
  }
  assert.equal(heap('courageuse'), 3)
  assert.equal(heap('hms-terpsichore'), 2)
  const adrift: Partial<Lying> = { at: [330, 470, 90], plan: { now: 'straight', next: null } }
  assert.equal(heap('courageuse', adrift), 0)
  assert.equal(heap('hms-terpsichore', adrift), 2)
})

test('SOG 12.18.4, SOG 12.16.2 a ship that burns or leaks when she surrenders is taken away, but not for leaks on sand', () => {
  const ground = (kind: Element['kind'], shore: Element['shore'], y: number): Element => ({
    element: 'reef-5',
    kind,
    shore,
    danger: 'red',
    pose: poseAt(450, y),
    building: null,
  })
  const left = (more: object, sand: Element | null = null) => {
    const aground = sand !== null
    const state = position(
      { 'hms-defence': { at: [450, 200], hull: boxes(10), special: special(more), aground } },
      { level: 'advanced', surrenderedShips: true },
    )
    if (sand !== null) state.terrain = [sand]
    return new Scene(state, once(surrenderBeaten)).ship('hms-defence').wreck
  }
  assert.deepEqual([left({}), left({ leaks: 1 }), left({ fires: 1 })], [true, false, false])
  const shoal = ground('shoal', 'plain', 200)
  assert.equal(left({ leaks: 1 }, shoal), true, 'she cannot sink there')
  assert.equal(left({ leaks: 1, fires: 1 }, shoal), false)
  assert.equal(left({ leaks: 1 }, ground('island', 'sandy', 280)), true)
  assert.equal(left({ leaks: 1 }, ground('island', 'rocky', 280)), false)
})
