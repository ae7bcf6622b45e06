import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionPhase } from '../../src/actions/action-phase.ts'
import { finishWork } from '../../src/actions/finish-work.ts'
import { burnBatteries, eliminateBatteries } from '../../src/batteries/hit-works.ts'
import { newBatteries } from '../../src/batteries/new-batteries.ts'
import { combat } from '../../src/combat/combat.ts'
import type { BatteryAction, BatteryId } from '../../src/data/batteries.ts'
import type { ShipId, Side } from '../../src/data/ships.ts'
import { type Acting, actingIn } from '../../src/gunners/gunner.ts'
import { planOrders } from '../../src/planning/planning.ts'
import { reloading } from '../../src/reloading/reloading.ts'
import type { Element } from '../../src/scenario/scenario.ts'
import type { Battery, State } from '../../src/state.ts'
import { draws, type Lying, once, poseAt, position, Scene, type SceneWish } from '../scene.ts'

type Ships = Partial<Record<ShipId, Lying>>

function island(x: number, y: number, element: Element['element'] = 'island-1'): Element {
  return { element, kind: 'island', shore: 'rocky', danger: 'width', pose: poseAt(x, y), building: null }
}

/** A battery at 200, 450 on an island, looking east. */
function coast(
  type: BatteryId,
  ships: Ships,
  options: object = {},
  side: Side = 'french',
  more: Partial<Battery> = {},
): State {
  const state = position(ships, options)
  state.terrain = [island(200, 450)]
  state.batteries.push(...newBatteries([{ type, side, pose: poseAt(200, 450, 90) }], state.seats))
  for (const battery of state.batteries) Object.assign(battery, more)
  return state
}
const always = () => true
const onlyBatteries: Acting = (gunner) => gunner.startsWith('battery')
const fight = (state: State, wish: SceneWish = {}) => new Scene(state, (t) => combat(t, onlyBatteries), wish)
const the = (scene: Scene) => {
  const [battery] = scene.state.batteries
  assert.ok(battery)
  return battery
}
const guns = (aim: object | null, muskets: string | null = null) => [
  { battery: 'battery-1', guns: aim, muskets },
]
const aim = (at: string | null, arc = 0, high = false) => ({ at, arc, load: null, high })
const quiet = [{ ship: 'hms-defence', port: null, starboard: null, muskets: null }]
const empty = { box: null, fired: false, slow: null, doubling: false, fresh: false }
const hold = { port: null, starboard: null, muskets: null }

test('SOG 14.1.1 a battery belongs to the first captain of its side and begins loaded', () => {
  const [battery] = coast('fort', {}).batteries
  assert.deepEqual([battery?.captain, battery?.guns.box, battery?.fate], ['french-1', 'ball', 'standing'])
})

test('SOG 14.1.2, SOG 14.1.3 it fires at one target, from its dot, with the firepower of its arc', () => {
  const scene = fight(coast('light', { 'hms-defence': { at: [200 + 100 + 23.75, 450] } }), {
    dice: draws('0', '1', '2'),
  })
  assert.equal(scene.refusal('french-1', 'fire-batteries', guns(aim('hms-terpsichore'))), 'SOG 14.1.2')
  assert.match(JSON.stringify(scene.question('french-1', 'fire-batteries').brief), /"range":100000/)
  scene.answer('french-1', 'fire-batteries', guns(aim('hms-defence'))).answer('british-1', 'fire', quiet)
  assert.deepEqual(scene.diceSpent().state.attacks[0]?.drawn, ['B0', 'B1', 'B2'])
  assert.equal(the(scene).guns.fired, true)
})

test('SOG 14.1.2 where several arcs reach, the captain chooses, and damage lowers the firepower', () => {
  const state = coast('fort', { 'hms-defence': { at: [300, 450] } }, {}, 'french', {
    mustered: { hull: 2, crew: 0 },
  })
  const scene = fight(state, { dice: draws(...Array(5).fill('0')) })
  assert.equal(scene.refusal('french-1', 'fire-batteries', guns(aim('hms-defence', 7))), 'SOG 14.1.2')
  scene.answer('french-1', 'fire-batteries', guns(aim('hms-defence', 1))).answer('british-1', 'fire', quiet)
  assert.equal(scene.diceSpent().state.attacks[0]?.drawn.length, 5)
})

test('SOG 14.1.2 nothing outside its arcs is a target', () => {
  assert.deepEqual(fight(coast('light', { 'hms-defence': { at: [100, 450] } })).asked('french-1'), [])
})

test('SOG 14.1.3 its muskets reach to the red part of the ruler, a ship’s muskets 19 mm to its dot', () => {
  const near = fight(coast('light', { 'hms-defence': { at: [200 + 62 + 23.75, 450] } }), {
    dice: draws('c', '0'),
  })
  near.answer('french-1', 'fire-batteries', guns(null, 'hms-defence')).answer('british-1', 'fire', quiet)
  assert.equal(near.diceSpent().ship('hms-defence').crew.length, 1)
  const far = fight(coast('light', { 'hms-defence': { at: [200 + 63 + 23.75, 450] } }))
  assert.equal(far.refusal('french-1', 'fire-batteries', guns(null, 'hms-defence')), 'SOG 14.1.3')
  const targets = (gap: number) => {
    const state = coast('light', { 'hms-defence': { at: [200 + gap + 23.75, 450] } })
    state.terrain = []
    return JSON.stringify(fight(state).question('british-1', 'fire').brief).includes(
      '"muskets":["battery-1"]',
    )
  }
  assert.deepEqual([targets(19), targets(19.1)], [true, false])
})

test('SOG 14.1.3, SOG 14.1.4 ships fire at batteries, measured to the dot, past the island it stands on', () => {
  const state = coast('light', { 'hms-defence': { at: [320, 452.5] } })
  const scene = fight(state, { dice: draws('0', '0', '0', '1', '2', '2c', 'c') })
  assert.match(
    JSON.stringify(scene.question('british-1', 'fire').brief),
    /"at":"battery-1","arc":"central","range":110800/,
  )
  const port = { at: 'battery-1', arc: 'central', load: null, high: false }
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, port }])
  scene.answer('french-1', 'fire-batteries', guns(null))
  const { hull, crew, zero } = the(scene.diceSpent())
  assert.deepEqual([hull, crew.length, zero.length], [[['B2', 'B2c'], ['B1']], 2, 3])
})

test('SOG E52, SOG 14.1.4, SOG 13.3.5 other land in between stops the shot, the own land never', () => {
  const state = coast('fort', {}, {}, 'french')
  state.batteries.push(
    ...newBatteries(
      [
        { type: 'light', side: 'british', pose: poseAt(0, 0, 0) },
        { type: 'light', side: 'british', pose: poseAt(360, 450, 270) },
        { type: 'light', side: 'british', pose: poseAt(330, 570, 270) },
      ],
      state.seats,
    ).slice(1),
  )
  state.terrain = [island(200, 450), island(285, 450, 'reef-3'), island(360, 450, 'reef-5'), island(330, 570)]
  const brief = JSON.stringify(fight(state).question('french-1', 'fire-batteries').brief)
  assert.deepEqual([brief.includes('"at":"battery-2"'), brief.includes('"at":"battery-3"')], [false, true])
})

test('SOG 14.1.5 from Standard on a battery rakes', () => {
  const drawn = (level: string, count: number) => {
    const state = coast('light', { 'hms-defence': { at: [320, 450, 270] } }, { level })
    const scene = fight(state, { dice: draws(...Array(count).fill('0')) })
    scene.answer('french-1', 'fire-batteries', guns(aim('hms-defence'))).away()
    return scene.diceSpent().state.attacks.find(({ by }) => by === 'battery-1')?.drawn.length
  }
  assert.deepEqual([drawn('basic', 3), drawn('standard', 4)], [3, 4])
})

test('SOG 14.1.5 it does not rake a ship whose mast lies beyond all its arcs', () => {
  const rakes = (type: BatteryId, at: [number, number, number], count: number) => {
    const state = coast(type, { 'hms-defence': { at } }, { level: 'standard' })
    const scene = fight(state, { dice: draws(...Array(count).fill('0')) })
    scene.answer('french-1', 'fire-batteries', guns(aim('hms-defence'))).away()
    return scene.diceSpent().state.attacks.find(({ by }) => by === 'battery-1')?.rake
  }
  assert.equal(rakes('light', [300, 540, 225], 4), 'bow')
  assert.equal(rakes('light', [280, 560, 225], 3), null)
})

test('SOG 14.1.6 of symbols it suffers only crew losses and fires, which may reach its powder', () => {
  const state = coast('light', { 'hms-defence': { at: [320, 452.5] } }, { level: 'advanced' })
  const acting: Acting = (ship, action) => ship === 'hms-defence' && action === 'fire-port'
  const scene = new Scene(state, (t) => combat(t, acting), {
    dice: draws('2f', '3l', '2m', '1s', '3r', 'c', '0'),
  })
  const port = { at: 'battery-1', arc: 'central', load: null, high: false }
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, port }])
  assert.deepEqual([the(scene).fires, the(scene).crew.length], [1, 1])
  const burning = (received: number, ...dice: string[]) => {
    const burnt = coast('light', {}, { level: 'advanced', explosion: true }, 'french', { fires: 1, received })
    return the(new Scene(burnt, once(burnBatteries), { dice: draws(...dice) }).diceSpent())
  }
  assert.deepEqual(burning(0).hull, [['fire']])
  assert.deepEqual([burning(2, 'end').fate, burning(2, 'end').hull], ['exploded', []])
  assert.equal(burning(2, 'fire').fate, 'standing')
})

test('SOG 14.1.7 with its hull row covered it is destroyed, with its crew row covered it surrenders', () => {
  const boxes = Array.from({ length: 5 }, (): 'B6'[] => ['B6'])
  const ended = (more: Partial<Battery>) =>
    the(new Scene(coast('light', {}, {}, 'french', more), once(eliminateBatteries)))
  assert.deepEqual([ended({ hull: boxes }).fate, ended({ hull: boxes }).hull], ['destroyed', []])
  assert.equal(ended({ crew: ['Ec', 'Ec', 'Ec', 'Ec', 'Ec'] }).fate, 'surrendered')
  assert.equal(ended({ crew: ['Ec', 'Ec', 'Ec', 'Ec'] }).fate, 'standing')
})

test('SOG 14.1.7 it still fires in the phase in which it falls', () => {
  const boxes = Array.from({ length: 4 }, (): 'B6'[] => ['B6'])
  const state = coast('light', { 'hms-defence': { at: [320, 452.5] } }, {}, 'french', { hull: boxes })
  const scene = fight(state, { dice: draws('6', '6', '6', '0', '0', '0', '0', '1', '0', '0') })
  const port = { at: 'battery-1', arc: 'central', load: null, high: false }
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, port }])
  scene.answer('french-1', 'fire-batteries', guns(aim('hms-defence')))
  assert.equal(the(scene.diceSpent()).fate, 'destroyed')
  assert.deepEqual(scene.ship('hms-defence').hull, [['B1']])
})

test('SOG 14.1.1 it reloads as a broadside does, with ball by itself in the Basic rules, by choice from Standard on', () => {
  const loaded = (level: string, more: Partial<Battery['guns']>) => {
    const gun = { box: null, fired: false, slow: null, doubling: false, fresh: false, ...more }
    const state = coast('light', {}, { level, doubleShot: level !== 'basic' }, 'french', { guns: gun })
    return new Scene(state, (t) => reloading(t, always))
  }
  assert.equal(the(loaded('basic', {})).guns.box, 'ball')
  assert.equal(the(loaded('basic', { box: 'ball', fired: true })).guns.box, null)
  const chosen = loaded('standard', {})
  chosen.answer('french-1', 'reload-batteries', [{ battery: 'battery-1', load: 'chain' }])
  assert.equal(the(chosen).guns.box, 'chain')
  const double = loaded('standard', {})
  double.answer('french-1', 'reload-batteries', [{ battery: 'battery-1', load: 'double' }])
  assert.deepEqual([the(double).guns.box, the(double).guns.doubling], [null, true])
})

test('SOG 1.1.4 nobody is told what ships load before the captains of batteries have chosen too', () => {
  const unloaded = { port: { ...empty }, starboard: { ...empty, box: 'ball' as const } }
  const ships: Ships = { 'hms-defence': { at: [700, 700], guns: unloaded } }
  const state = coast('light', ships, { level: 'standard', doubleShot: true }, 'french', {
    guns: { ...empty },
  })
  const scene = new Scene(state, (t) => reloading(t, always))
  scene.answer('british-1', 'reload', [{ ship: 'hms-defence', port: 'double', starboard: null }])
  assert.deepEqual(scene.awaited(), ['french-1'])
  assert.deepEqual(scene.told('french-1'), [])
  assert.equal(scene.view('french-1').ships.find(({ id }) => id === 'hms-defence')?.guns.port.doubling, false)
  scene.answer('french-1', 'reload-batteries', [{ battery: 'battery-1', load: 'ball' }])
  assert.deepEqual(scene.told('french-1'), [
    'HMS Defence begins to load double shot to port.',
    'Battery 1 reloads.',
  ])
})

test('SOG 11.2.8 for a captain who is away empty guns of a battery are reloaded, loaded ones fired, with continuous fire too', () => {
  const plans = (more: Partial<Battery>) => {
    const options = { level: 'advanced', continuousFire: true }
    return new Scene(coast('light', {}, options, 'french', more), planOrders).away().state.planned?.[
      'battery-1'
    ]
  }
  assert.deepEqual(plans({ guns: { ...empty } }), ['reload'])
  assert.deepEqual(plans({}), ['fire'])
})

function work(more: Partial<Battery>, ...turns: BatteryAction[][]) {
  const state = coast('light', {}, { level: 'advanced' }, 'french', more)
  const served: BatteryAction[][] = []
  const scene = new Scene(state, (t) =>
    t.each(
      'turns',
      () => turns,
      function* () {
        yield* planOrders(t)
        yield* actionPhase(t)
        const acting = actingIn(t.state)
        served.push(
          (['fire', 'reload', 'musketry', 'extinguish', 'repair'] as const).filter((each) =>
            acting('battery-1', each),
          ),
        )
        finishWork(t, acting)
      },
    ),
  )
  for (const actions of turns) {
    if (scene.asked('french-1').includes('plan-batteries')) {
      scene.answer('french-1', 'plan-batteries', [{ battery: 'battery-1', actions }])
    }
    scene.away('french-1', 'repair-batteries')
  }
  return { scene, served }
}

test('SOG 14.1.8 its actions: fire, reload, musketry, extinguish and repair, as many as its crew can do', () => {
  const { served } = work({}, ['fire', 'reload', 'musketry'])
  assert.deepEqual(served, [['fire', 'musketry']])
  const fires = work({ fires: 1 }, ['extinguish'], [])
  assert.equal(the(fires.scene).fires, 0)
  const state = coast('light', {}, { level: 'advanced' })
  const scene = new Scene(state, function* (t) {
    yield* planOrders(t)
  })
  const plan = (...actions: string[]) => [{ battery: 'battery-1', actions }]
  assert.equal(
    scene.refusal('french-1', 'plan-batteries', plan('fire', 'reload', 'musketry', 'repair')),
    'SOG 11.2.1',
  )
  assert.equal(scene.refusal('french-1', 'plan-batteries', plan('fire', 'fire')), 'SOG 11.2.5')
})

test('SOG 14.1.8 Repair waits a turn and repairs one box of damage, once in a match', () => {
  const { scene } = work({ hull: [['B3'], ['fire'], ['B2']] }, ['repair'], [])
  const { hull, mended, repaired } = the(scene)
  assert.deepEqual([hull, mended, repaired], [[['fire'], ['B2']], ['B3'], true])
})

test('SOG 15.2.6, SOG E42 an automatic battery extinguishes, fires, shoots, reloads and repairs, in that order', () => {
  const planned = (more: Partial<Battery>, ships: Ships, options: object = { level: 'advanced' }) => {
    const state = coast('light', ships, options, 'french', { captain: null, ...more })
    return new Scene(state, planOrders).away().state.planned?.['battery-1'] ?? []
  }
  const near: Ships = { 'hms-defence': { at: [270, 450] } }
  assert.deepEqual(planned({ fires: 1, hull: [['B3']] }, near), ['extinguish', 'fire', 'musketry'])
  assert.deepEqual(planned({ guns: empty, hull: [['B3']] }, near), ['musketry', 'reload', 'repair'])
  assert.deepEqual(planned({ hull: [['B2'], ['fire']] }, {}), [], 'no box is full of what can be repaired')
  assert.deepEqual(planned({ hull: [['B2', 'B1']], repaired: true }, {}), [])
  assert.deepEqual(planned({}, {}), [])
  const ceaseless = { level: 'advanced', continuousFire: true }
  assert.deepEqual(planned({ guns: empty }, near, ceaseless), ['fire', 'musketry'])
  assert.deepEqual(planned({ guns: empty }, {}, ceaseless), ['reload'])
})

test('SOG 15.2.6, SOG 15.2.4 an automatic battery fires at the nearest, guns and muskets, and not past a nearer friend', () => {
  const alone: Partial<Battery> = { captain: null }
  const fired = (ships: Ships, dice: number) => {
    const scene = fight(coast('light', ships, {}, 'french', alone), {
      dice: draws(...Array<string>(dice).fill('0')),
    })
    return scene
      .away()
      .diceSpent()
      .state.attacks.filter(({ by }) => by === 'battery-1')
      .map(({ with: weapon, at }) => [weapon, at])
  }
  const unloaded = { port: empty, starboard: empty }
  const ship = (x: number, y: number, heading = 0): Lying => ({ at: [x, y, heading], guns: unloaded })
  assert.deepEqual(fired({ 'hms-defence': ship(283, 480), 'hms-terpsichore': ship(272, 410) }, 5), [
    ['guns', 'hms-terpsichore'],
    ['muskets', 'hms-terpsichore'],
  ])
  assert.deepEqual(fired({ 'hms-defence': ship(360, 400), genereux: ship(290, 500) }, 0), [])
})

test('SOG 14.1.9 first broadside and forced aim hold for the guns of a battery', () => {
  const unloaded = { port: empty, starboard: empty }
  const ships: Ships = {
    'hms-defence': { at: [330, 420], guns: unloaded },
    'hms-terpsichore': { at: [340, 500], guns: unloaded },
  }
  const counters = (options: object, more: Partial<Battery> = {}) => {
    const scene = fight(coast('light', ships, options, 'french', more))
    const brief = JSON.stringify(scene.question('french-1', 'fire-batteries').brief)
    return [...brief.matchAll(/"at":"([a-z-]+)","arc":0.*?"counters":(\d)/g)].map(([, at, count]) => [
      at,
      count,
    ])
  }
  const [first, second] = ['hms-terpsichore', 'hms-defence']
  assert.deepEqual(counters({}), [
    [first, '3'],
    [second, '3'],
  ])
  assert.deepEqual(counters({ firstBroadside: true }), [
    [first, '4'],
    [second, '4'],
  ])
  assert.deepEqual(counters({ firstBroadside: true }, { guns: { ...empty, box: 'ball' } })[0], [first, '3'])
  assert.deepEqual(counters({ forcedAim: true }), [[second, '3']])
  const scene = fight(coast('light', ships, { firstBroadside: true }), {
    dice: draws(...Array<string>(4).fill('0')),
  })
  scene
    .answer('french-1', 'fire-batteries', guns(aim('hms-defence')))
    .away()
    .diceSpent()
  assert.equal(the(scene).guns.fresh, false)
})

test('SOG 14.1.9, SOG 12.8.2 by forced aim a battery fires at nothing only with no ship before it', () => {
  const atNothing = guns({ at: null, arc: 0, load: null, high: false })
  const at = (x: number, options: object) =>
    fight(coast('light', { 'hms-defence': { at: [x, 450] } }, { level: 'standard', ...options }))
  assert.equal(at(320, { forcedAim: true }).refusal('french-1', 'fire-batteries', atNothing), 'SOG 14.1.2')
  at(320, {}).answer('french-1', 'fire-batteries', atNothing)
  at(700, { forcedAim: true }).answer('french-1', 'fire-batteries', atNothing)
})

test('SOG 14.1.9, SOG 12.10.1 ball of a battery may be aimed high at ships, where the table plays it', () => {
  const ships: Ships = { 'hms-defence': { at: [320, 450] } }
  const high = guns(aim('hms-defence', 0, true))
  const at = (options: object, dice: string[] = []) =>
    fight(coast('light', ships, { level: 'advanced', ...options }), { dice: draws(...dice) })
  assert.equal(at({}).refusal('french-1', 'fire-batteries', high), 'SOG 12.10.1')
  const scene = at({ aimingHigh: true }, ['3l', '2c', 'c', '0', '1s'])
  scene.answer('french-1', 'fire-batteries', high).away().diceSpent()
  assert.equal(scene.ship('hms-defence').special.sails, 2)
  assert.deepEqual(scene.ship('hms-defence').zero.toSorted(), ['B3l', 'Bc', 'C0'])
  assert.equal(scene.ship('hms-defence').special.leaks, 0)
})

test('SOG 17.1 its load is known to its captain alone', () => {
  const scene = fight(coast('light', { 'hms-defence': { at: [320, 450] } }, { level: 'standard' }))
  assert.equal(scene.view('british-1').batteries[0]?.guns.box, 'hidden')
  assert.equal(scene.view('french-1').batteries[0]?.guns.box, 'ball')
})
