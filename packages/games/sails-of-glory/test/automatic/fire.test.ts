import assert from 'node:assert/strict'
import { test } from 'node:test'
import { automaticActions } from '../../src/automatic/automatic-actions.ts'
import { combat } from '../../src/combat/combat.ts'
import type { ShipId } from '../../src/data/ships.ts'
import { reloading } from '../../src/reloading/reloading.ts'
import type { Guns } from '../../src/state.ts'
import { crewsAct, draws, type Lying, position, Scene } from '../scene.ts'

const ALONE = ['british-1'] as const
const all = () => true
const empty: Guns = { box: null, fired: false, slow: null, doubling: false, fresh: false }

type Fleet = Readonly<Partial<Record<ShipId, Lying>>>

const solo = (lying: Fleet, options: object = {}) =>
  position(lying, { scenario: 'blockade-solo', ...options }, ALONE)

/** Généreux heads north at 450, 600; what lies to the right of her is on her starboard beam. */
const HER: Fleet = { genereux: { at: [450, 600, 0] } }
const beam = (millimetres: number): Lying => ({ at: [450 + 23.75 + millimetres, 600, 0] })

function fought(lying: Fleet, dice: readonly string[], options: object = {}) {
  const scene = new Scene(solo(lying, options), (t) => combat(t, (ship) => ship === 'genereux'), {
    dice: draws(...dice),
  })
  return scene.away().diceSpent()
}

test('SOG 15.2.1 she fires every loaded broadside at the nearest enemy, with the arc that draws the most', () => {
  const lying = { ...HER, 'hms-defence': beam(180), 'hms-terpsichore': { at: [300, 600, 0] } } as const
  const unloaded = { port: empty, starboard: empty }
  const still = {
    ...lying,
    'hms-defence': { ...lying['hms-defence'], guns: unloaded },
    'hms-terpsichore': { ...lying['hms-terpsichore'], guns: unloaded },
  }
  const scene = fought(
    still,
    Array.from({ length: 14 }, () => '0'),
  )
  assert.deepEqual(
    scene.state.attacks.map(({ by, with: side, at, arc }) => [by, side, at, arc]),
    [
      ['genereux', 'port', 'hms-terpsichore', 'central'],
      ['genereux', 'starboard', 'hms-defence', 'central'],
    ],
  )
})

test('SOG 15.2.1 … so that where all arcs have the same guns she rakes', () => {
  const guns = { port: { ...empty }, starboard: { ...empty } }
  const worn: Fleet = {
    courageuse: { at: [450, 600, 0], hull: [['B6'], ['B6'], ['B6'], ['B6']] },
    'hms-defence': { at: [560, 602, 90], guns },
  }
  const start = solo(worn, { level: 'standard' })
  const scene = new Scene(start, (t) => combat(t, all), { dice: draws('0', '0', '0') }).away()
  assert.deepEqual(
    scene.diceSpent().state.attacks.map(({ arc, rake }) => [arc, rake]),
    [['central', 'stern']],
  )
})

test('SOG 15.2.1 she reloads as soon as she can, without being asked', () => {
  for (const level of ['basic', 'standard'] as const) {
    const guns = { port: { ...empty }, starboard: { ...empty } }
    const start = solo({ genereux: { at: [450, 600, 0], guns } }, { level })
    const scene = new Scene(start, (t) => reloading(t, all))
    assert.equal(scene.over, true)
    const { port, starboard } = scene.ship('genereux').guns
    assert.deepEqual([port.box, starboard.box], ['ball', 'ball'])
  }
})

test('SOG 15.2.2 from Standard on D counters within the red part, B within half a ruler, A beyond', () => {
  const lettersAt = (level: string, millimetres: number) => {
    const guns = { port: { ...empty }, starboard: { ...empty } }
    const lying = { ...HER, 'hms-defence': { ...beam(millimetres), guns } }
    const [attack] = fought(
      lying,
      Array.from({ length: 7 }, () => '0'),
      { level },
    ).state.attacks
    return [...new Set(attack?.drawn.map((counter) => counter.charAt(0)))].join('')
  }
  assert.deepEqual(
    [60, 110, 200].map((far) => lettersAt('standard', far)),
    ['D', 'B', 'A'],
  )
  assert.deepEqual(
    [60, 110, 200].map((far) => lettersAt('basic', far)),
    ['B', 'B', 'A'],
  )
})

test('SOG 15.2.2 what she fires is told as what is drawn for it', () => {
  const guns = { port: { ...empty }, starboard: { ...empty } }
  const told = (millimetres: number) => {
    const zeros = Array.from({ length: 7 }, () => '0')
    const lying = { ...HER, 'hms-defence': { ...beam(millimetres), guns } }
    return fought(lying, zeros, { level: 'standard' }).told().join()
  }
  assert.match(told(60), /, grapeshot, at HMS Defence/)
  assert.match(told(110), /, ball, at HMS Defence/)
})

test('SOG 15.2.3 with continuous fire she fires if there is a target, and reloads only if there is none', () => {
  const guns = { port: { ...empty }, starboard: { ...empty } }
  const her: Fleet = { genereux: { at: [450, 600, 0], guns } }
  const options = { continuousFire: true, level: 'advanced' }
  const chosen = (lying: Fleet) => automaticActions(solo(lying, options)).get('genereux')
  assert.deepEqual(chosen(her), ['reload-port', 'reload-starboard'])
  assert.deepEqual(chosen({ ...her, 'hms-defence': beam(100) }), ['fire-starboard', 'reload-port'])
})

test('SOG 15.2.4 she fires muskets whenever a target is in range, at the nearest', () => {
  const guns = { port: { ...empty }, starboard: { ...empty } }
  const lying: Fleet = {
    genereux: { at: [450, 600, 0], guns: structuredClone(guns) },
    'hms-defence': { at: [450 + 47.5 + 15, 600, 0], guns: structuredClone(guns) },
    'hms-terpsichore': { at: [450 - 45.75 - 5, 600, 0], guns: structuredClone(guns) },
  }
  const start = solo(lying)
  const scene = new Scene(start, (t) => combat(t, all), {
    dice: draws(...Array.from({ length: 9 }, () => '0')),
  })
  scene.answer('british-1', 'fire', [
    { ship: 'hms-terpsichore', port: null, starboard: null, muskets: null },
    { ship: 'hms-defence', port: null, starboard: null, muskets: null },
  ])
  assert.deepEqual(
    scene.state.attacks.map(({ with: weapon, at }) => [weapon, at]),
    [['muskets', 'hms-terpsichore']],
  )
})

const hurt = {
  special: { fires: 1, leaks: 1, masts: 0, sails: 0, rudder: 1 },
  hull: [['B5'], ['B1']] as Lying['hull'],
}

test('SOG E42, SOG 15.2.5 a crew does what comes first, as far as the number of actions goes', () => {
  const chosen = (lying: Lying, enemy: Lying) =>
    automaticActions(solo({ genereux: lying, 'hms-defence': enemy }, { level: 'advanced' })).get('genereux')
  const near: Lying = { at: [450 + 47.5 + 15, 600, 0] }
  const far: Lying = { at: [450, 1100, 0] }
  const oneEmpty = {
    port: { ...empty },
    starboard: { ...empty, box: 'ball' as const },
  }
  const whole = { at: [450, 600, 0], guns: oneEmpty } as const
  const first = chosen({ ...whole, special: hurt.special }, near) ?? []
  assert.deepEqual(first.slice(0, 4), ['musketry', 'extinguish', 'repair', 'fire-starboard'])
  assert.deepEqual(chosen(whole, far), ['reload-port'])
  const crew = Array.from({ length: 9 }, () => 'crew' as const)
  assert.deepEqual(chosen({ ...whole, special: hurt.special, crew }, near), ['musketry'])
})

test('SOG 15.2.5 damage is repaired if a box is full of repairable counters, then a mast, then the rudder', () => {
  const repairs = (lying: Partial<Lying>) =>
    automaticActions(solo({ genereux: { at: [450, 600, 0], ...lying } }, { level: 'advanced' })).get(
      'genereux',
    )
  const sound = { fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0 }
  assert.deepEqual(repairs({ hull: [['B1']] }), [])
  assert.deepEqual(repairs({ hull: [['B6']] }), ['repair'])
  assert.deepEqual(repairs({ hull: [['B6']], repaired: { damage: true, mast: false } }), [])
  assert.deepEqual(repairs({ special: { ...sound, masts: 1 } }), ['repair'])
  assert.deepEqual(repairs({ special: { ...sound, masts: 1 }, repaired: { damage: false, mast: true } }), [])
  assert.deepEqual(repairs({ special: { ...sound, rudder: 1 } }), ['repair'])
})

test('SOG 15.2.5 a repair that has waited a turn mends the leak first', () => {
  const lying: Fleet = {
    genereux: { at: [450, 900, 180], special: { ...hurt.special, fires: 0 }, delayed: ['repair'] },
    'hms-defence': { at: [450, 300, 0] },
  }
  const start = solo(lying, { level: 'advanced' })
  const scene = new Scene(start, (t) => crewsAct(t, {}))
  assert.deepEqual(scene.ship('genereux').working, [{ action: 'repair', on: 'leak' }])
})

test('SOG 15.2.7 she keeps battle sails, and neither boards nor drinks', () => {
  const options = { level: 'advanced', grog: true, boarding: true, aimingHigh: true }
  const crew = ['crew' as const]
  const touching: Fleet = {
    genereux: { at: [450, 600, 0], crew },
    'hms-defence': { at: [450 + 47.5, 600, 0] },
  }
  const chosen = automaticActions(solo(touching, options)).get('genereux') ?? []
  for (const never of ['boarding', 'grog', 'increase-sails', 'decrease-sails'] as const) {
    assert.equal(chosen.includes(never), false)
  }
  const scene = fought(
    touching,
    Array.from({ length: 11 }, () => '0'),
    options,
  )
  assert.equal(scene.ship('genereux').sails, 'battle')
})
