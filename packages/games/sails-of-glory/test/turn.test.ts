import assert from 'node:assert/strict'
import { test } from 'node:test'
import { before, diceFor, diceRoot, fork, seedFrom } from '@windward/table'
import { firepower, musketry } from '../src/damage/log.ts'
import { PHASES } from '../src/data/phases.ts'
import { game } from '../src/index.ts'
import type { CrewActions } from '../src/state.ts'
import { turn } from '../src/turn.ts'
import { decide, decideByLimit } from '../src/victory/victory.ts'
import { DUEL, draws, type Lying, once, position, Scene } from './scene.ts'

const NEAR: Record<'hms-defence' | 'genereux', Lying> = {
  'hms-defence': { at: [300, 300, 0] },
  genereux: { at: [380, 300, 0] },
}

const plan = (ship: string) => [{ ship, card: 'straight', actions: [] }]

test('SOG 4.1, SOG 11.1.1 the phases of a turn are taken in the order in which they are listed', () => {
  assert.deepEqual(turn.phases, PHASES)
})

test('TBL 7.2, SOG 11.2.6 a turn can be begun before Combat from the state alone: whose crew has the action may fire', () => {
  const acting: CrewActions = { 'hms-defence': ['fire-starboard'] }
  const thought = fork(game, {
    seats: DUEL,
    state: { ...position(NEAR, { level: 'advanced' }), acting },
    turn: 1,
    place: before(turn, 'combat'),
    dice: diceFor(diceRoot(seedFrom('combat'), {}), 'combat'),
  })
  assert.deepEqual(
    thought.unanswered().map(({ seat, kind }) => [seat, kind]),
    [['british-1', 'fire']],
  )
})

test('SOG 4.1, SOG 1.1.4 a turn: planning, movement, combat, reloading, each finished by all before the next', () => {
  const scene = new Scene(position(NEAR), turn, { dice: draws(...Array(7).fill('0')) })
  assert.equal(scene.state.phase, 'planning')
  scene.answer('british-1', 'plan', plan('hms-defence'))
  assert.deepEqual([scene.state.phase, scene.ship('hms-defence').pose.y], ['planning', 300_000])
  scene.answer('french-1', 'plan', plan('genereux'))
  assert.deepEqual([scene.state.phase, scene.ship('hms-defence').pose.y], ['combat', 393_600])
  const hold = { port: null, starboard: null, muskets: null }
  scene.answer('british-1', 'fire', [
    { ship: 'hms-defence', ...hold, starboard: { at: 'genereux', arc: 'central', load: null, high: false } },
  ])
  scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
  assert.equal(scene.state.phase, 'reloading')
  assert.equal(scene.ship('hms-defence').guns.starboard.box, null)
})

test('SOG 11.1.1 in the Advanced rules actions come between planning and movement', () => {
  const state = position(
    { ...NEAR, 'hms-defence': { at: [300, 300], delayed: ['repair'], hull: [['B2']] } },
    { level: 'advanced' },
  )
  const scene = new Scene(state, turn).away()
  assert.equal(scene.state.phase, 'actions')
  assert.deepEqual(scene.asked('british-1'), ['repair'])
  assert.equal(scene.ship('hms-defence').pose.y, 300_000)
})

test('SOG 1.1.4, SOG 7.3.1 nobody’s fire is known before all have chosen', () => {
  const state = position(NEAR)
  const scene = new Scene(state, turn, { dice: draws(...Array(14).fill('0')) })
  scene.answer('british-1', 'plan', plan('hms-defence')).answer('french-1', 'plan', plan('genereux'))
  assert.deepEqual(scene.awaited(), ['british-1', 'french-1'])
  const fire = (ship: string, side: object) => [{ ship, port: null, starboard: null, muskets: null, ...side }]
  scene.answer(
    'british-1',
    'fire',
    fire('hms-defence', { starboard: { at: 'genereux', arc: 'central', load: null, high: false } }),
  )
  assert.equal(scene.state.attacks.length, 0)
  scene.answer(
    'french-1',
    'fire',
    fire('genereux', { port: { at: 'hms-defence', arc: 'central', load: null, high: false } }),
  )
  assert.equal(scene.state.attacks.length, 2)
})

test('SOG 11.1.3 fires and leaks come before planning', () => {
  const special = { fires: 1, leaks: 0, masts: 0, sails: 0, rudder: 0 }
  const state = position({ ...NEAR, 'hms-defence': { at: [300, 300], special } }, { level: 'advanced' })
  const scene = new Scene(state, turn)
  assert.deepEqual(scene.ship('hms-defence').hull, [['fire']])
  assert.deepEqual(scene.asked('british-1'), ['plan'])
})

test('SOG 7.1.5 markers of this turn’s start do not change its firepower; what is freed in it does', () => {
  const read = (defence: Partial<Lying>, ...actions: string[]) => {
    const state = position(
      {
        'hms-defence': { at: [300, 300], plan: { now: 'straight', next: null }, ...defence },
        genereux: { at: [700, 700], plan: { now: 'straight', next: null } },
      },
      { level: 'advanced', grog: true },
    )
    const scene = new Scene(state, turn)
    scene
      .answer('british-1', 'plan', [{ ship: 'hms-defence', card: 'straight', actions }])
      .away()
      .away()
    const ship = scene.ship('hms-defence')
    return [ship.hull.length, firepower(ship, 'central'), ship.crew.length, musketry(ship)]
  }
  const special = (more: object) => ({ fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0, ...more })
  const two: Lying['hull'] = [['B5'], ['B5']]
  assert.deepEqual(read({ hull: [['B5']], special: special({ fires: 1 }) }), [2, 7, 0, 4])
  assert.deepEqual(read({ hull: [['water'], ['B5']] }), [2, 6, 0, 4])
  assert.deepEqual(read({ hull: [['water'], ['B5']] }, 'pump'), [1, 7, 0, 4])
  assert.deepEqual(read({ hull: [...two], delayed: ['repair'] }), [1, 7, 0, 4])
  assert.deepEqual(read({ hull: [...two], special: special({ leaks: 1 }) }, 'pump'), [2, 6, 0, 4])
  assert.deepEqual(read({ crew: ['Ec', 'Ec', 'Ec'] }), [0, 7, 3, 3])
  assert.deepEqual(read({ crew: ['Ec', 'Ec', 'Ec'] }, 'grog'), [0, 7, 2, 4])
})

test('SOG 11.1.3 then the wind, entanglement, boarding and grog, and last of all cards', () => {
  const touching: Record<'hms-defence' | 'genereux' | 'hms-terpsichore' | 'courageuse', Lying> = {
    'hms-defence': { at: [300, 300] },
    genereux: { at: [347.5, 300] },
    'hms-terpsichore': { at: [700, 700], crew: ['Ec'] },
    courageuse: { at: [100, 100] },
  }
  const options = { windDirection: true, entanglement: true, boarding: true, grog: true }
  const scene = new Scene(position(touching, options), turn, { dice: draws('clockwise', 'c') })
  assert.deepEqual([scene.awaited(), scene.asked('british-1')], [['british-1', 'french-1'], ['board']])
  scene.answer('british-1', 'board', ['hms-defence']).answer('french-1', 'board', ['genereux'])
  assert.deepEqual([scene.awaited(), scene.asked('british-1')], [['british-1'], ['grog']])
  scene.answer('british-1', 'grog', ['hms-terpsichore'])
  assert.deepEqual(scene.asked('british-1'), ['plan'])
  const order = ['wind may turn', 'become entangled', 'are grappled', 'Grog on']
  const lines = scene.told()
  const places = order.map((what) => lines.findIndex((line) => line.includes(what)))
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.ok(places.every((place) => place >= 0))
})

test('SOG 16.2.2 the side with ships in play wins when no enemy is left', () => {
  const state = position({ 'hms-defence': { at: [300, 300] } })
  assert.equal(new Scene(state, once(decide)).state.outcome?.side, 'british')
  assert.deepEqual(state.outcome?.winners, ['british-1'])
})

test('SOG 1.1.5 when both sides lose their last ship together it is a draw', () => {
  const { outcome } = new Scene(position({}), once(decide)).state
  assert.deepEqual(outcome, { winners: [], side: null, how: 'all-lost', points: null })
})

test('SOG 1.1.6 after the last turn the greater value of ships in play wins', () => {
  const after = (ships: Parameters<typeof position>[0]) => {
    const state = position(ships, { turnLimit: 1 })
    return new Scene(state, once(decideByLimit)).state.outcome
  }
  assert.equal(after({ 'hms-defence': { at: [300, 300] }, courageuse: { at: [500, 500] } })?.side, 'british')
  assert.equal(after({ 'hms-terpsichore': { at: [300, 300] }, courageuse: { at: [500, 500] } })?.side, null)
  const state = position(NEAR, { turnLimit: 2 })
  assert.equal(new Scene(state, once(decideByLimit)).state.outcome, null)
})

test('SOG 7.3.4, SOG 10.6.6 instructions for fire and for reloading answer when the question comes', () => {
  const empty = { box: null, fired: false, slow: null, doubling: false, fresh: false }
  const loaded = { box: 'ball' as const, fired: false, slow: null, doubling: false, fresh: true }
  const state = position(
    {
      'hms-defence': { at: [300, 300], guns: { port: empty, starboard: loaded } },
      genereux: { at: [380, 300] },
    },
    { level: 'standard' },
  )
  const scene = new Scene(state, turn, { dice: draws(...Array(7).fill('0')) })
  scene.instruct('british-1', 'fire', 'best').instruct('french-1', 'fire', 'hold')
  scene.instruct('british-1', 'reload', 'chain')
  scene.answer('british-1', 'plan', plan('hms-defence')).answer('french-1', 'plan', plan('genereux'))
  assert.deepEqual(
    scene.diceSpent().state.attacks.map(({ by, at }) => [by, at]),
    [['hms-defence', 'genereux']],
  )
  assert.equal(scene.ship('hms-defence').guns.port.box, 'chain')
})
