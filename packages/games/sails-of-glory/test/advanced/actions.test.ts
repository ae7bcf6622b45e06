import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finishWork } from '../../src/actions/finish-work.ts'
import { combat } from '../../src/combat/combat.ts'
import { burnAndLeak } from '../../src/damage/burn-and-leak.ts'
import type { ActionId } from '../../src/data/crew-actions.ts'
import type { Guns } from '../../src/state.ts'
import { crewsAct, type Lying, position, Scene } from '../scene.ts'

const special = (more: object) => ({ fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0, ...more })
const empty = (): Guns => ({ box: null, fired: false, slow: null, doubling: false, fresh: false })
const loaded = (): Guns => ({ box: 'ball', fired: false, slow: null, doubling: false, fresh: true })
const legalOf: ActionId[] = []

function act(defence: Partial<Lying>, ...actions: ActionId[]) {
  const state = position({ 'hms-defence': { at: [450, 450], ...defence } }, { level: 'advanced' })
  return new Scene(state, function* (t) {
    const acting = yield* crewsAct(t, { 'hms-defence': actions })
    legalOf.splice(0, legalOf.length, ...actions.filter((action) => acting('hms-defence', action)))
  })
}

test('SOG 11.2.3, SOG 11.2.7 illegal actions have no effect, and all see what was planned', () => {
  const guns = { port: loaded(), starboard: empty() }
  const scene = act({ guns }, 'fire-port', 'fire-starboard', 'reload-port', 'reload-starboard')
  assert.deepEqual(legalOf, ['fire-port', 'reload-starboard'])
  assert.match(scene.told().join(), /HMS Defence: fire port, fire starboard, reload port, reload starboard/)
  act({}, 'extinguish', 'repair', 'pump', 'musketry')
  assert.deepEqual(legalOf, ['musketry'])
})

test('SOG 11.2.6 without its action a broadside is not fired', () => {
  const at = (acting: boolean) =>
    new Scene(
      position({ 'hms-defence': { at: [300, 450] }, genereux: { at: [380, 450] } }, { level: 'advanced' }),
      (t) => combat(t, (ship, action) => acting && ship === 'hms-defence' && action === 'fire-starboard'),
    )
  assert.deepEqual(at(false).awaited(), [])
  const scene = at(true)
  assert.deepEqual(scene.awaited(), ['british-1'])
  const hold = { ship: 'hms-defence', port: null, starboard: null, muskets: null }
  assert.equal(scene.refusal('british-1', 'fire', [{ ...hold, muskets: 'genereux' }]), 'SOG 7.2.1')
  scene.answer('british-1', 'fire', [hold])
})

test('SOG E21, SOG 11.4.1 pumping takes off one water marker and leaves no gap', () => {
  const scene = act({ hull: [['B5'], ['water'], ['fire'], ['B1']] }, 'pump')
  assert.deepEqual(scene.ship('hms-defence').hull, [['B5'], ['fire'], ['B1']])
})

test('SOG 11.4.2, SOG 11.2.4 Extinguish waits a turn, works a turn, and then one fire is out', () => {
  const first = act({ special: special({ fires: 2 }) }, 'extinguish').ship('hms-defence')
  assert.deepEqual([first.delayed, first.working, first.special.fires], [['extinguish'], [], 2])
  const second = act({ special: special({ fires: 2 }), delayed: ['extinguish'], hull: [['fire']] })
  const ship = second.ship('hms-defence')
  assert.deepEqual([ship.delayed, ship.working], [[], [{ action: 'extinguish', on: 'fire' }]])
})

test('SOG E22, SOG 11.6.1, SOG 11.6.2 a fire of turn 3, extinguished by the end of turn 5, does two markers of damage', () => {
  const state = position(
    { 'hms-defence': { at: [450, 450], special: special({ fires: 1 }) } },
    { level: 'advanced' },
  )
  const turns: ActionId[][] = [['extinguish'], [], []]
  const scene = new Scene(state, (t) =>
    t.each(
      'turns',
      () => turns,
      function* (actions) {
        burnAndLeak(t)
        finishWork(t, yield* crewsAct(t, { 'hms-defence': actions }))
      },
    ),
  )
  const { hull, special: left } = scene.ship('hms-defence')
  assert.deepEqual([hull, left.fires], [[['fire'], ['fire']], 0])
})

test('SOG 11.7.1, SOG 11.7.2 water rises by one marker for each leak, and not in a ship aground', () => {
  const risen = (aground: boolean) => {
    const state = position(
      { 'hms-defence': { at: [450, 450], special: special({ leaks: 2 }), aground } },
      { level: 'advanced' },
    )
    return new Scene(state, (t) => {
      burnAndLeak(t)
      return undefined
    }).ship('hms-defence').hull
  }
  assert.deepEqual(risen(false), [['water'], ['water']])
  assert.deepEqual(risen(true), [])
})

test('SOG 11.7.3 markers that cover the last box make her surrender before Planning', () => {
  const hull = Array.from({ length: 9 }, (): 'B5'[] => ['B5'])
  const state = position(
    { 'hms-defence': { at: [450, 450], hull, special: special({ leaks: 1 }) } },
    { level: 'advanced' },
  )
  const scene = new Scene(state, (t) => {
    burnAndLeak(t)
    return undefined
  })
  assert.equal(scene.ship('hms-defence').fate, 'surrendered')
})

test('SOG 11.6.1 no counter is added to a box with a marker', () => {
  const state = position(
    { 'hms-defence': { at: [450, 450], hull: [['B2']], special: special({ fires: 1 }) } },
    { level: 'advanced' },
  )
  const scene = new Scene(state, (t) => {
    burnAndLeak(t)
    return undefined
  })
  assert.deepEqual(scene.ship('hms-defence').hull, [['B2'], ['fire']])
})

test('SOG 11.4.3, SOG 11.4.5 Repair waits a turn, then the captain chooses, and it is done when the turn ends', () => {
  const waiting = act({ special: special({ leaks: 1 }) }, 'repair').ship('hms-defence')
  assert.deepEqual(waiting.delayed, ['repair'])
  const scene = act({
    special: special({ leaks: 2, rudder: 1, masts: 1 }),
    hull: [['B3'], ['water']],
    delayed: ['repair'],
  })
  assert.deepEqual(scene.awaited(), ['british-1'])
  const choose = (on: string, box: number | null = null) => [{ ship: 'hms-defence', on, box }]
  assert.equal(scene.refusal('british-1', 'repair', choose('damage', 1)), 'SOG 11.4.4')
  assert.equal(scene.refusal('british-1', 'repair', choose('leak', 0)), 'SOG 11.4.3')
  scene.answer('british-1', 'repair', choose('leak'))
  assert.deepEqual(scene.ship('hms-defence').working, [{ action: 'repair', on: 'leak' }])
})

test('SOG 11.4.5, SOG 11.9.4 at the end of the turn the marker is gone', () => {
  const done = (on: 'leak' | 'rudder' | 'mast') => {
    const state = position(
      {
        'hms-defence': {
          at: [450, 450],
          special: special({ leaks: 2, rudder: 1, masts: 2 }),
          working: [{ action: 'repair', on }],
        },
      },
      { level: 'advanced' },
    )
    return new Scene(state, (t) => {
      finishWork(t, () => false)
      return undefined
    }).ship('hms-defence')
  }
  assert.equal(done('leak').special.leaks, 1)
  assert.equal(done('rudder').special.rudder, 0)
  assert.deepEqual([done('mast').special.masts, done('mast').repaired.mast], [1, true])
})

test('SOG E23, SOG 11.4.4, SOG 11.4.6 damage is repaired at once, box by box, once in a match', () => {
  const hull: Lying['hull'] = [['B5'], ['B3', 'B2f'], ['fire'], ['B1']]
  const scene = act({ hull, delayed: ['repair'], special: special({ fires: 1 }) })
  assert.equal(
    scene.refusal('british-1', 'repair', [{ ship: 'hms-defence', on: 'damage', box: 2 }]),
    'SOG 11.4.4',
  )
  scene.answer('british-1', 'repair', [{ ship: 'hms-defence', on: 'damage', box: 1 }])
  const ship = scene.ship('hms-defence')
  assert.deepEqual(ship.hull, [['B5'], ['fire'], ['B1']])
  assert.deepEqual(ship.mended, ['B3', 'B2f'])
  assert.equal(ship.special.fires, 1)
  assert.equal(ship.repaired.damage, true)
})

test('SOG 11.4.6, SOG 11.9.2 what was repaired once, or was torn away, is not offered again', () => {
  const repaired = { damage: true, mast: true }
  act({ hull: [['B5']], special: special({ masts: 1 }), repaired }, 'repair')
  assert.deepEqual(legalOf, [])
  act({ special: special({ masts: 1, sails: 6 }) }, 'repair')
  assert.deepEqual(legalOf, [])
  act({ special: special({ masts: 2, sails: 6 }) }, 'repair')
  assert.deepEqual(legalOf, ['repair'])
  act({ special: special({ leaks: 1 }), repaired }, 'repair')
  assert.deepEqual(legalOf, ['repair'])
})

test('SOG 11.4.7 what waited and finds nothing left to do has no effect', () => {
  const scene = act({ delayed: ['repair', 'extinguish'] })
  assert.deepEqual(scene.awaited(), [])
  assert.deepEqual(scene.ship('hms-defence').working, [])
})

test('SOG 11.4.8 a captain who is away repairs a leak first, then a mast, the rudder, the fullest box', () => {
  const chosen = (defence: Partial<Lying>): unknown =>
    act({ ...defence, delayed: ['repair'] })
      .question('british-1', 'repair')
      .absent()
  const all = { leaks: 1, masts: 1, rudder: 1 }
  const on = (what: string, box: number | null = null) => [{ ship: 'hms-defence', on: what, box }]
  assert.deepEqual(chosen({ special: special(all) }), on('leak'))
  assert.deepEqual(chosen({ special: special({ ...all, leaks: 0 }) }), on('mast'))
  assert.deepEqual(chosen({ special: special({ rudder: 1 }) }), on('rudder'))
  assert.deepEqual(chosen({ hull: [['B1'], ['B5'], ['B2']] }), on('damage', 1))
})
