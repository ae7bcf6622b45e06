import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { portZone, realmOf } from '../../src/board/realms.ts'
import { zoneAt } from '../../src/board/zones.ts'
import type { RaceId } from '../../src/data/races.ts'
import { yieldOf } from '../../src/economy/yields.ts'
import { fires } from '../../src/events/fires.ts'
import { rollEvents } from '../../src/events/roll-events.ts'
import { tempest } from '../../src/events/tempest.ts'
import { tremors } from '../../src/events/tremors.ts'
import type { State } from '../../src/state.ts'
import { army, hero, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

/** A position in which one EVENT card was drawn. */
function eventful(seats: readonly RaceId[], change: (state: State) => void = () => undefined): State {
  return position(seats, {}, (state) => {
    state.events = ['open-markets']
    for (const [index, race] of seats.entries())
      of(state, race).initiative = ([1, 2, 3, 4] as const)[index] ?? 1
    change(state)
  })
}

const rolled = (start: State, ...dice: Foreseen[]) => new Scene(start, (t) => rollEvents(t), { dice })

test('SOW 5.1, SOW 5.2, SOW 4.3.3 tens and units; the card leaves the game', () => {
  const scene = rolled(eventful(['elves', 'orcs']), 2, 5)
  assert.match(scene.told().join(), /25: No Event/)
  assert.deepEqual([scene.state.events, scene.state.eventsGone], [[], ['open-markets']])
  assert.match(
    rolled(eventful(['elves', 'orcs']), 10, 10, 7)
      .told()
      .join(),
    /100: Great Tempest/,
  )
  assert.match(
    rolled(eventful(['elves', 'orcs']), 4, 7)
      .told()
      .join(),
    /47: Good Year. Every Realm but Wastelands yields two more in this harvest/,
  )
})

test('SOW 4.3.3 each EVENT card drawn is one roll, carried out before the next', () => {
  const start = eventful(['elves', 'orcs'], (state) => state.events.push('war-tithe'))
  const { weather } = rolled(start, 5, 10, 5, 5).state
  assert.deepEqual([weather.goodYears, weather.tradeWinds], [1, 1])
})

function burningForest(): State {
  return position(['elves', 'orcs'], {}, (state) => {
    lay(state, 'thornwood', [2, 2], { owner: 'elves', building: 'town', ports: [port(0)] })
    lay(state, 'greywold', [3, 2])
    lay(state, 'oldroot', [4, 2], { owner: 'elves' })
    lay(state, 'nightpine', [2, 8], { owner: 'elves' })
    army(state, 'oldroot', 'elves', { archer: 2 })
  })
}

test('SOW E10, SOW 5.3, SOW 5.4, SOW 5.5 a forest burns', () => {
  const place = { draws: 'greywold' }
  const scene = new Scene(burningForest(), (t) => fires(t, 'forest'), { dice: [place, 4, 10, 9, 3] })
  const { realms, weather } = scene.diceSpent().state
  assert.deepEqual([...weather.burning].sort(), ['greywold', 'oldroot', 'thornwood'])
  assert.equal(realms.oldroot?.forces.elves?.units.archer, 1)
  assert.deepEqual([realms.thornwood?.building, realms.thornwood?.ports], ['town', []])
  for (const id of ['thornwood', 'oldroot'] as const) {
    assert.deepEqual(yieldOf(scene.state, realmOf(scene.state, id)), { grain: 0, wood: 0, iron: 0 })
  }
  assert.ok(yieldOf(scene.state, realmOf(scene.state, 'nightpine')).wood > 0)
})

test('SOW 5.4 Heroes and monsters burn too, and a City is destroyed whole', () => {
  const start = position(['elves', 'orcs'], {}, (state) => {
    lay(state, 'thornwood', [2, 2], { owner: 'orcs', building: 'city' })
    army(state, 'thornwood', 'orcs', { giant: 1 })
    hero(state, 'elves', 'thornwood')
  })
  const { state } = new Scene(start, (t) => fires(t, 'forest'), { dice: [{ draws: 'thornwood' }, 9, 10, 10] })
  assert.deepEqual(state.heroes, [])
  assert.deepEqual(state.realms.thornwood?.forces, {})
  assert.equal(state.realms.thornwood?.building, null)
})

test('SOW 5.6 Brush Fires burn Plains, Mudslides and Avalanches Mountains', () => {
  const start = eventful(['elves', 'orcs'], (state) => {
    lay(state, 'mellon', [2, 2])
    lay(state, 'stormtop', [4, 4])
    state.events = ['open-markets', 'war-tithe']
  })
  const scene = rolled(start, 3, 3, { draws: 'mellon' }, 4, 6, { draws: 'stormtop' })
  assert.deepEqual(scene.state.weather.burning, ['mellon', 'stormtop'])
})

test('SOW 5.8, SOW 5.12 Trade Winds and the Sign in the Sky hold for the round', () => {
  const start = eventful(['elves', 'orcs'], (state) => state.events.push('war-tithe'))
  const { weather } = rolled(start, 6, 1, 8, 4).state
  assert.deepEqual([weather.tradeWinds, weather.noSupply], [1, true])
})

test('SOW 5.9 Year of the Wyrm: Serpents are placed anew and attack at once', () => {
  const start = eventful(['elves', 'orcs'], (state) => {
    state.serpents = [zoneAt(1, 1)]
    ship(state, 'elves', 'trader', [3, 3])
  })
  const scene = rolled(start, 6, 2, { sides: 6, shows: 3 }, 3, 7, 1, 1, { draws: 'elves/trader/1' })
  assert.deepEqual(scene.state.serpents, [zoneAt(3, 3)])
  assert.deepEqual(scene.state.ships, [])
})

test('SOW 5.10 The Dark Breath: good and neutral players keep one card of their choice', () => {
  const start = eventful(['elves', 'orcs', 'barbarians'], (state) => {
    for (const race of state.seats) of(state, race).hand = ['levy', 'dread']
  })
  const scene = rolled(start, 6, 9)
  scene.answer('elves', 'discard', 'levy').answer('barbarians', 'discard', 'dread')
  assert.deepEqual(of(scene.state, 'elves').hand, ['dread'])
  assert.deepEqual(of(scene.state, 'barbarians').hand, ['levy'])
  assert.deepEqual(of(scene.state, 'orcs').hand, ['levy', 'dread'])
})

test('SOW 5.11 The Yellow Moon: they draw two cards and have one Starpower more', () => {
  const start = eventful(['elves', 'orcs'], (state) => {
    state.deck = ['levy', 'dread', 'volley']
    of(state, 'elves').starpower = 1
  })
  const { state } = rolled(start, 7, 6)
  assert.deepEqual([of(state, 'elves').hand, of(state, 'elves').starpower], [['volley', 'dread'], 2])
  assert.deepEqual(of(state, 'orcs').hand, [])
})

test('SOW 5.13 Call of the Wild: all monsters leave, those aboard too', () => {
  const start = eventful(['elves', 'orcs'], (state) => {
    lay(state, 'mellon', [2, 2])
    army(state, 'mellon', 'elves', { giant: 1, footman: 2 })
    army(state, 'mellon', 'orcs', { dragon: 1 })
    const carrying = ship(state, 'orcs', 'transport', [4, 4])
    carrying.units.firegaunt = 1
    carrying.units.archer = 1
  })
  const { state } = rolled(start, 9, 1)
  assert.equal(state.realms.mellon?.forces.elves?.units.footman, 2)
  assert.equal(state.realms.mellon?.forces.elves?.units.giant, 0)
  assert.equal(state.realms.mellon?.forces.orcs, undefined)
  assert.deepEqual([state.ships[0]?.units.firegaunt, state.ships[0]?.units.archer], [0, 1])
})

test('SOW E11, SOW 5.14, SOW 5.15, SOW 5.16 the ground moves', () => {
  const start = position(['elves', 'orcs'], {}, (state) => {
    lay(state, 'mellon', [2, 4], { owner: 'elves', ports: [port(0)] })
    lay(state, 'goodland', [1, 4])
    ship(state, 'elves', 'trader', [1, 1], { zone: null, port: { realm: 'mellon', side: 0 } })
    ship(state, 'orcs', 'warship', [3, 4])
    state.serpents = [zoneAt(3, 4)]
  })
  const mellonDrifts: Foreseen[] = [{ draws: 'mellon' }, 4]
  const once = new Scene(start, (t) => tremors(t), { dice: [...mellonDrifts, { draws: 'goodland' }, 7] })
    .state
  assert.equal(once.realms.mellon?.at, zoneAt(3, 4))
  assert.deepEqual([once.ships[1]?.zone, once.serpents], [zoneAt(2, 4), [zoneAt(2, 4)]])
  assert.equal(portZone(once, realmOf(once, 'mellon'), { side: 0 }), zoneAt(2, 4), 'the Port faces sea still')
  const then = new Scene(once, (t) => tremors(t), {
    dice: [{ draws: 'goodland' }, 4, { draws: 'mellon' }, 9],
  }).state
  assert.equal(then.realms.goodland?.at, zoneAt(2, 4))
  assert.equal(portZone(then, realmOf(then, 'mellon'), { side: 0 }), null, 'the Port is shut')
  assert.equal(then.ships[0]?.port?.realm, 'mellon', 'and its ship waits')
})

test('SOW 5.14 on 7 to 10, against a Realm or at the edge a Realm stays', () => {
  const start = position(['elves', 'orcs'], {}, (state) => {
    lay(state, 'mellon', [2, 4])
    lay(state, 'goodland', [3, 4])
    lay(state, 'kingsreach', [6, 1]).at = 0
  })
  const scene = new Scene(start, (t) => tremors(t), {
    dice: [{ draws: 'kingsreach' }, 1, { draws: 'mellon' }, 4, { draws: 'goodland' }, 9],
  })
  const { kingsreach, mellon, goodland } = scene.diceSpent().state.realms
  assert.deepEqual([kingsreach?.at, mellon?.at, goodland?.at], [0, zoneAt(2, 4), zoneAt(3, 4)])
})

test('SOW 5.17, SOW 5.18 Great Tempest: ships are driven, wrecked on land and lost off the map', () => {
  const start = position(['elves', 'orcs'], {}, (state) => {
    lay(state, 'mellon', [2, 4], { ports: [port(3)] })
    ship(state, 'elves', 'trader', [5, 5])
    ship(state, 'elves', 'transport', [3, 4])
    ship(state, 'orcs', 'transport', [3, 4])
    ship(state, 'orcs', 'warship', [1, 1], { zone: 5 })
    ship(state, 'orcs', 'trader', [1, 1], { zone: null, port: { realm: 'mellon', side: 3 } })
    state.serpents = [zoneAt(5, 5)]
  })
  const scene = new Scene(start, (t) => tempest(t), { dice: [1, 9, 8] })
  const { state } = scene.diceSpent()
  assert.deepEqual(
    state.ships.map(({ id, zone }) => [id, zone]),
    [
      ['elves/trader/1', zoneAt(4, 5)],
      ['orcs/transport/1', zoneAt(3, 4)],
      ['orcs/trader/1', null],
    ],
  )
  assert.deepEqual(state.serpents, [zoneAt(5, 5)])
  assert.equal(state.weather.tempest, true)
  const calm = new Scene(start, (t) => tempest(t), { dice: [8] })
  assert.match(calm.told().join(), /dies down/)
})
