import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, type SeenLine, seedFrom } from '@windward/table'
import type { Ammo } from '../../src/data/ammunition.ts'
import { imagine } from '../../src/imagine/imagine.ts'
import { mayFollow } from '../../src/planning/veer.ts'
import { shipOf } from '../../src/ships.ts'
import type { Guns, State } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { type Lying, position } from '../scene.ts'

/** What the French captain imagines, many times over. */
function byFrench(state: State, lines: readonly SeenLine[] = []): State[] {
  const seen = view(state, 'french-1')
  const draw = imagine({ view: seen, lines }, 'french-1')
  return Array.from({ length: 100 }, (_, n) => {
    const drawn = draw(diceFor(diceRoot(seedFrom('imagine', n), {}), 'draw'))
    assert.deepEqual(view(drawn, 'french-1'), seen)
    return drawn
  })
}

const loaded = (fresh: boolean): Guns => ({ box: 'ball', fired: false, slow: null, doubling: false, fresh })

const both = (fresh: boolean): Pick<Lying, 'guns'> => ({
  guns: { port: loaded(fresh), starboard: loaded(fresh) },
})

/** HMS Defence, sailing up to the Généreux or away from her. */
function meeting(defence: Lying, genereux: Lying = { at: [450, 900, 180] }): State {
  return position({ 'hms-defence': defence, genereux }, { level: 'advanced' })
}

function timesLoaded(drawn: readonly State[], load: Ammo): number {
  return drawn.filter((state) => shipOf(state, 'hms-defence').guns.port.box === load).length
}

const fired = (load: Ammo): SeenLine => ({
  turn: 1,
  clause: 'SOG 7.1.6',
  what: { key: 'fire.fired', fields: { ship: 'hms-defence', side: 'port', load } },
  private: false,
})

test('SOG 17.1, SOG 10.1.1 what was loaded before anybody was near is mostly ball', () => {
  assert.ok(timesLoaded(byFrench(meeting({ at: [450, 300], ...both(true) })), 'ball') > 90)
})

test('SOG 17.1, SOG 10.6.2 whoever has an enemy near is more likely to have loaded what reaches no further', () => {
  const far = byFrench(meeting({ at: [450, 300], ...both(false) }))
  const near = byFrench(meeting({ at: [450, 300], ...both(false) }, { at: [540, 300] }))
  assert.ok(timesLoaded(near, 'grape') > timesLoaded(far, 'grape'))
})

test('SOG 17.1, SOG 7.1.6 a captain loads what he has fired before', () => {
  const state = meeting({ at: [450, 300], ...both(false) }, { at: [540, 300] })
  const often = Array.from({ length: 12 }, () => fired('chain'))
  assert.ok(timesLoaded(byFrench(state, often), 'chain') > 2 * timesLoaded(byFrench(state), 'chain'))
})

test('SOG 10.2.1 a card that lies face down is one that may follow the last', () => {
  const state = meeting({ at: [450, 300], plan: { now: 'veer-2', next: null }, last: 'veer-3' })
  for (const drawn of byFrench(state)) {
    const ship = shipOf(drawn, 'hms-defence')
    assert.ok(ship.plan.now !== null && mayFollow(ship, ship.plan.now, 'veer-3'), `${ship.plan.now}`)
  }
})

test('SOG 10.1.3 so is the one after it', () => {
  const state = meeting({ at: [450, 300], plan: { now: 'veer-2', next: 'veer-3' }, last: 'veer-3' })
  for (const drawn of byFrench(state)) {
    const ship = shipOf(drawn, 'hms-defence')
    assert.ok(ship.plan.next !== null && mayFollow(ship, ship.plan.next, ship.plan.now))
  }
})

test('SOG 17.1 nobody is thought to turn towards the edge of the sea where there is another way', () => {
  const state = meeting({ at: [450, 800, 70], plan: { now: 'veer-2', next: null } }, { at: [300, 500, 90] })
  const cards = byFrench(state).map((drawn) => shipOf(drawn, 'hms-defence').plan.now)
  assert.ok(cards.filter((card) => card === 'veer-8').length > 90)
})
