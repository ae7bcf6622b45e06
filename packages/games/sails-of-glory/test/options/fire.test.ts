import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combat } from '../../src/combat/combat.ts'
import { countersBy } from '../../src/combat/shots.ts'
import type { ShipId } from '../../src/data/ships.ts'
import { reloading } from '../../src/reloading/reloading.ts'
import type { Guns } from '../../src/state.ts'
import { draws, type Lying, position, Scene, type SceneWish } from '../scene.ts'

type Ships = Partial<Record<ShipId, Lying>>
const gun = (more: Partial<Guns> = {}): Guns => ({
  box: 'ball',
  fired: false,
  slow: null,
  doubling: false,
  fresh: true,
  ...more,
})
const empty = () => ({ port: gun({ box: null }), starboard: gun({ box: null }) })
const hold = { port: null, starboard: null, muskets: null }
const AT_NOTHING = { at: null, arc: 'central', load: null, high: false }
const always = () => true

function fight(ships: Ships, options: object, wish: SceneWish = {}) {
  return new Scene(position(ships, options), (t) => combat(t, always), wish)
}
const close = (guns = empty()): Ships => ({
  'hms-defence': { at: [300, 450], guns },
  genereux: { at: [380, 450], guns: empty() },
})
const aim = (more: object = {}) => [
  {
    ship: 'hms-defence',
    ...hold,
    starboard: { at: 'genereux', arc: 'central', load: null, high: false, ...more },
  },
]
const quiet = [{ ship: 'genereux', ...hold }]

test('SOG 12.6.1 an unloaded broadside fires for half and is not reloaded in that turn', () => {
  const dice = { dice: draws('0', '0', '0') }
  const scene = new Scene(
    position(close(), { continuousFire: true }),
    function* (t) {
      yield* combat(t, always)
      yield* reloading(t, always)
    },
    dice,
  )
  scene.answer('british-1', 'fire', aim()).answer('french-1', 'fire', quiet)
  assert.equal(scene.diceSpent().state.attacks[0]?.drawn.length, 3)
  const { port, starboard } = scene.ship('hms-defence').guns
  assert.deepEqual([port.box, starboard.box, starboard.fired], ['ball', null, false])
})

test('SOG 7.3.3, SOG 7.3.4 for a captain who is away unloaded guns hold their fire; by instruction they fire', () => {
  const scene = fight(close(), { continuousFire: true })
  const absent: unknown = scene.question('british-1', 'fire').absent()
  assert.deepEqual(absent, [{ ship: 'hms-defence', ...hold }])
  const told = fight(close(), { continuousFire: true }, { dice: draws('0', '0', '0') })
  told.instruct('british-1', 'fire', 'best').answer('french-1', 'fire', quiet)
  assert.equal(told.diceSpent().state.attacks.length, 1)
})

test('SOG 12.3.3 untrained gunners do a third', () => {
  const options = { continuousFire: true, untrainedGunners: ['hms-defence'] }
  const scene = fight(close(), options, { dice: draws('0', '0') })
  scene.answer('british-1', 'fire', aim()).answer('french-1', 'fire', quiet)
  assert.equal(scene.diceSpent().state.attacks[0]?.drawn.length, 2)
})

test('SOG 12.6.2 from Standard on the load is chosen in secret, and is not double shot', () => {
  const options = { level: 'standard', continuousFire: true, doubleShot: true }
  const scene = fight(close(), options, { dice: draws('c', '0', '0') })
  assert.equal(scene.refusal('british-1', 'fire', aim()), 'SOG 12.6.2')
  assert.equal(scene.refusal('british-1', 'fire', aim({ load: 'double' })), 'SOG 12.6.2')
  assert.equal(
    scene.refusal('british-1', 'fire', [{ ship: 'hms-defence', ...hold, port: AT_NOTHING }]),
    'SOG 7.1.1',
  )
  scene.answer('british-1', 'fire', aim({ load: 'grape' }))
  assert.ok(!JSON.stringify(scene.view('french-1')).includes('grape'))
  scene.answer('french-1', 'fire', quiet)
  assert.deepEqual(scene.state.attacks[0]?.drawn, ['Dc', 'D0', 'D0'])
})

test('SOG 12.6.2 a load chosen for unloaded guns is offered with the counters it draws: none where it does not reach', () => {
  const shot = { range: 200_000, counters: 3 }
  assert.deepEqual(
    [countersBy('ball', shot), countersBy('chain', shot), countersBy('grape', shot)],
    [3, 0, 0],
  )
  assert.deepEqual([countersBy(null, shot), countersBy('chain', { ...shot, range: 60_000 })], [3, 3])
})

test('SOG 12.6.2 loaded guns fire what they are loaded with', () => {
  const scene = fight(close({ port: gun(), starboard: gun() }), { level: 'standard', continuousFire: true })
  assert.equal(scene.refusal('british-1', 'fire', aim({ load: 'chain' })), 'SOG 12.6.2')
})

test('SOG 12.7.1, SOG 12.7.2 the first broadside of a side does more; fired at nothing it is spent', () => {
  const options = { level: 'standard', firstBroadside: true }
  const fresh = fight(close({ port: gun(), starboard: gun() }), options, {
    dice: draws(...Array(10).fill('0')),
  })
  fresh.answer('british-1', 'fire', aim())
  assert.equal(fresh.diceSpent().state.attacks[0]?.drawn.length, 10)
  assert.deepEqual(
    [fresh.ship('hms-defence').guns.starboard.fresh, fresh.ship('hms-defence').guns.port.fresh],
    [false, true],
  )
  const wasted = fight(close({ port: gun(), starboard: gun() }), options)
  wasted.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: AT_NOTHING }])
  assert.equal(wasted.ship('hms-defence').guns.starboard.fresh, false)
})

test('SOG 12.8.1, SOG 12.8.2 forced aim: the nearest ship of that side, and not at all, not even at nothing, if she is a friend', () => {
  const ships: Ships = {
    'hms-defence': { at: [300, 450] },
    genereux: { at: [420, 450] },
    courageuse: { at: [400, 560, 90] },
  }
  const at = (target: string, arc: string) => [
    { ship: 'hms-defence', ...hold, starboard: { at: target, arc, load: null, high: false } },
  ]
  assert.equal(
    fight(ships, { forcedAim: true }).refusal('british-1', 'fire', at('courageuse', 'stem')),
    'SOG 7.1.2',
  )
  fight(ships, {}).answer('british-1', 'fire', at('courageuse', 'stem'))
  fight(ships, { forcedAim: true }).answer('british-1', 'fire', at('genereux', 'stern'))
  const friend: Ships = { ...ships, 'hms-terpsichore': { at: [362, 380, 90] } }
  const barred = fight(friend, { forcedAim: true, level: 'standard' })
  const own = (starboard: object) => [
    { ship: 'hms-terpsichore', ...hold },
    { ship: 'hms-defence', ...hold, starboard },
  ]
  for (const fired of [{ ...AT_NOTHING, at: 'genereux' }, AT_NOTHING]) {
    assert.equal(barred.refusal('british-1', 'fire', own(fired)), 'SOG 7.1.1')
  }
})

test('SOG 12.8.2 by forced aim a broadside is fired at nothing only with no ship before it', () => {
  const ships: Ships = { 'hms-defence': { at: [300, 450] }, genereux: { at: [420, 450] } }
  const fire = (side: 'port' | 'starboard') => [{ ship: 'hms-defence', ...hold, [side]: AT_NOTHING }]
  const free = { level: 'standard' }
  fight(ships, free).answer('british-1', 'fire', fire('starboard'))
  const forced = fight(ships, { ...free, forcedAim: true })
  assert.equal(forced.refusal('british-1', 'fire', fire('starboard')), 'SOG 10.6.3')
  forced.answer('british-1', 'fire', fire('port'))
})

test('SOG E18, SOG 12.9.3 double shot draws A and B within half a ruler, nothing beyond, bonuses for each', () => {
  const options = { level: 'standard', doubleShot: true }
  const loaded = { port: gun(), starboard: gun({ box: 'double' }) }
  const shot = (ships: Ships, count: number) => {
    const scene = fight(ships, options, { dice: draws(...Array(count).fill('0')) })
    scene.answer('british-1', 'fire', aim()).away('french-1')
    return scene.diceSpent().state.attacks[0]?.drawn
  }
  const off = { genereux: { at: [380, 450], guns: empty() } } satisfies Ships
  const near: Ships = { 'hms-defence': { at: [300, 450], guns: structuredClone(loaded) }, ...off }
  assert.deepEqual(shot(near, 14), [...Array(7).fill('A0'), ...Array(7).fill('B0')])
  const far: Ships = {
    'hms-defence': { at: [300, 450], guns: structuredClone(loaded) },
    genereux: { at: [480, 450], guns: empty() },
  }
  assert.deepEqual(shot(far, 0), [])
  const raked: Ships = {
    'hms-defence': { at: [300, 450], guns: structuredClone(loaded) },
    genereux: { at: [400, 447.5, 90], guns: empty() },
  }
  assert.equal(shot(raked, 22)?.length, 22)
})

test('SOG E19, SOG 12.10.1, SOG 12.10.2, SOG 12.10.3 aiming high', () => {
  const ships: Ships = {
    courageuse: { at: [300, 450] },
    'hms-terpsichore': { at: [380, 450], guns: empty() },
  }
  const scene = fight(
    ships,
    { level: 'advanced', aimingHigh: true },
    { dice: draws('2c', 'c', '3l', '1s', '0') },
  )
  const fire = (high: boolean) => [
    { ship: 'courageuse', ...hold, starboard: { at: 'hms-terpsichore', arc: 'central', load: null, high } },
  ]
  scene.answer('french-1', 'fire', fire(true)).away()
  const { hull, crew, zero, special } = scene.diceSpent().ship('hms-terpsichore')
  assert.deepEqual(hull, [['B2c'], ['C1s']])
  assert.deepEqual(crew, ['crew'])
  assert.deepEqual(zero, ['Bc', 'B3l', 'C0'])
  assert.deepEqual(special, { fires: 0, leaks: 0, masts: 0, sails: 2, rudder: 0 })
  assert.match(scene.told().join(' '), /in place of 2 B counters: .* draws 2 C counters: 1 \(sails\), 0\./)
})

test('SOG 12.10.2 a replaced rudder hit is a broken mast', () => {
  const scene = fight(
    close({ port: gun(), starboard: gun() }),
    { level: 'advanced', aimingHigh: true },
    {
      dice: draws('3r', '0', '0', '0', '0', '0', '0', '0'),
    },
  )
  scene.answer('british-1', 'fire', aim({ high: true }))
  const { special } = scene.ship('genereux')
  assert.deepEqual([special.masts, special.rudder], [1, 0])
})

test('SOG 12.10.1 only ball and double shot are aimed high, and only where the table plays it', () => {
  const chain = { port: gun(), starboard: gun({ box: 'chain' }) }
  const high = aim({ high: true })
  const advanced = { level: 'advanced', aimingHigh: true }
  assert.equal(fight(close(chain), advanced).refusal('british-1', 'fire', high), 'SOG 12.10.1')
  const ball = { port: gun(), starboard: gun() }
  assert.equal(fight(close(ball), { level: 'advanced' }).refusal('british-1', 'fire', high), 'SOG 12.10.1')
})
