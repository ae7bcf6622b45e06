import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RaceId } from '../../src/data/races.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import type { State } from '../../src/state.ts'
import { army, hero, lay, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

/** The turn of a race in the Movement segment. */
function turn(race: RaceId, change: (state: State) => void, dice: number[] = []) {
  const others: readonly RaceId[] = ['knights', 'elves', 'orcs']
  const seats = [race, ...others.filter((each) => each !== race)]
  const state = position(seats, {}, (fresh) => {
    fresh.turn = newTurn(race)
    change(fresh)
  })
  return new Scene(state, (t) => actUntilDone(t, race, movementSegment), { dice })
}

/** Realms one below the other from 1/4 down: a Plain, another, a Forest, a Mountain, a Wasteland, a Plain. */
function column(state: State) {
  lay(state, 'mellon', [1, 4])
  lay(state, 'goodland', [2, 4])
  lay(state, 'thornwood', [3, 4])
  lay(state, 'stormtop', [4, 4])
  lay(state, 'bone-flats', [5, 4])
  lay(state, 'larkfield', [6, 4])
}

const march = (from: string, units: object, ...path: string[]) => ({ do: 'march', from, units, path })

test('SOW 7.1.1, SOW 7.2.1 a force moves once, from Realm to Realm, at the pace of the slowest', () => {
  const scene = turn('knights', (state) => {
    for (const [place, id] of (['mellon', 'goodland', 'harrowmere', 'larkfield'] as const).entries()) {
      lay(state, id, [place + 1, 4])
    }
    army(state, 'mellon', 'knights', { footman: 2, cavalry: 1 })
  })
  const path = ['goodland', 'harrowmere', 'larkfield']
  assert.equal(
    scene.refusal('knights', 'move', march('mellon', { footman: 1, cavalry: 1 }, ...path)),
    'SOW 7.2.1',
  )
  assert.equal(scene.refusal('knights', 'move', march('mellon', { footman: 1 }, 'harrowmere')), 'SOW 7.2.1')
  assert.equal(scene.refusal('knights', 'move', march('mellon', { footman: 3 }, 'goodland')), 'SOW 7.1.1')
  scene.answer('knights', 'move', march('mellon', { cavalry: 1 }, ...path))
  scene.answer('knights', 'move', march('mellon', { footman: 1 }, 'goodland'))
  assert.equal(scene.refusal('knights', 'move', march('goodland', { footman: 1 }, 'harrowmere')), 'SOW 7.1.1')
  assert.equal(scene.state.realms.larkfield?.forces.knights?.units.cavalry, 1)
})

test('SOW 7.2.2, SOW 1.3.3, SOW 1.3.4 Forest and Mountain end the move, but not for Elves and Dwarves in theirs', () => {
  const way = ['thornwood', 'stormtop']
  const from = (race: RaceId) =>
    turn(race, (state) => {
      column(state)
      army(state, 'goodland', race, { footman: 1 })
    })
  assert.equal(
    from('knights').refusal('knights', 'move', march('goodland', { footman: 1 }, ...way)),
    'SOW 7.2.1',
  )
  from('elves').answer('elves', 'move', march('goodland', { footman: 1 }, ...way))
  const dwarves = turn('dwarves', (state) => {
    column(state)
    army(state, 'thornwood', 'dwarves', { footman: 1, giant: 1 })
  })
  const on = ['stormtop', 'bone-flats']
  assert.equal(
    dwarves.refusal('dwarves', 'move', march('thornwood', { footman: 1, giant: 1 }, ...on)),
    'SOW 7.2.1',
    'a Giant is stopped',
  )
  dwarves.answer('dwarves', 'move', march('thornwood', { footman: 1 }, ...on))
})

test('SOW 12.2.6 Forced March: one more, and the first Forest or Mountain does not stop', () => {
  const scene = turn('knights', (state) => {
    column(state)
    army(state, 'goodland', 'knights', { footman: 2 })
    state.turn?.forced.push('goodland')
  })
  const three = ['thornwood', 'stormtop', 'bone-flats']
  assert.equal(scene.refusal('knights', 'move', march('goodland', { footman: 1 }, ...three)), 'SOW 7.2.1')
  scene.answer('knights', 'move', march('goodland', { footman: 1 }, 'thornwood', 'stormtop'))
})

test('SOW 7.2.3 leaving a Wasteland costs nothing', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'bone-flats', [1, 4])
    lay(state, 'the-scour', [2, 4])
    lay(state, 'mellon', [3, 4])
    lay(state, 'goodland', [4, 4])
    lay(state, 'larkfield', [5, 4])
    army(state, 'bone-flats', 'knights', { footman: 1 })
  })
  scene.answer(
    'knights',
    'move',
    march('bone-flats', { footman: 1 }, 'the-scour', 'mellon', 'goodland', 'larkfield'),
  )
  assert.equal(scene.state.realms.larkfield?.forces.knights?.units.footman, 1)
})

test('SOW 12.2.11, SOW 7.2.5 a veiled force goes back one step, but not among those who only let it pass', () => {
  const open = (host: boolean) => {
    const scene = turn('knights', (state) => {
      for (const [place, id] of (['mellon', 'goodland', 'harrowmere'] as const).entries()) {
        lay(state, id, [place + 1, 4])
      }
      army(state, 'mellon', 'knights', { cavalry: 2 })
      if (host) army(state, 'goodland', 'elves', { footman: 1 })
      army(state, 'harrowmere', 'orcs', { footman: 1 })
      Object.assign(of(state, 'orcs'), { hand: ['veil-of-mist'], starpower: 1 })
    }).answer('knights', 'move', march('mellon', { cavalry: 2 }, 'goodland', 'harrowmere'))
    if (host) scene.answer('elves', 'let-pass', 'allow')
    return scene.answer('orcs', 'veil-of-mist', 'veil').state
  }
  assert.equal(open(false).realms.goodland?.forces.knights?.moved.cavalry, 2)
  const { mellon, goodland, harrowmere } = open(true).realms
  assert.equal(mellon?.forces.knights?.moved.cavalry, 2)
  assert.deepEqual([goodland?.forces.knights, harrowmere?.forces.knights], [undefined, undefined])
})

test('SOW 7.2.4 standing instructions give or refuse leave', () => {
  const scene = turn('knights', (state) => {
    for (const [place, id] of (['mellon', 'goodland', 'harrowmere'] as const).entries()) {
      lay(state, id, [place + 1, 4])
    }
    army(state, 'mellon', 'knights', { cavalry: 2 })
    army(state, 'goodland', 'elves', { footman: 1 })
  }).instruct('elves', 'let-pass', ['knights'])
  scene.answer('knights', 'move', march('mellon', { cavalry: 1 }, 'goodland', 'harrowmere'))
  assert.equal(scene.state.realms.harrowmere?.forces.knights?.units.cavalry, 1)
})

test('SOW 7.2.6 an empty Realm is passed freely, whoever controls it', () => {
  const scene = turn('knights', (state) => {
    column(state)
    Object.assign(state.realms.goodland ?? {}, { owner: 'orcs' })
    army(state, 'mellon', 'knights', { footman: 1 })
  })
  scene.answer('knights', 'move', march('mellon', { footman: 1 }, 'goodland', 'thornwood'))
  assert.equal(scene.state.realms.goodland?.owner, 'orcs')
})

test('SOW 1.4.5 a force may not end where more than ten would stand', () => {
  const scene = turn('knights', (state) => {
    column(state)
    army(state, 'mellon', 'knights', { footman: 2 })
    army(state, 'goodland', 'knights', { footman: 9 })
  })
  assert.equal(scene.refusal('knights', 'move', march('mellon', { footman: 2 }, 'goodland')), 'SOW 1.4.5')
  scene.answer('knights', 'move', march('mellon', { footman: 1 }, 'goodland'))
})

test('SOW 7.6.1, SOW 7.6.2, SOW 11.3.4 Portals are opened before anything moves and join their Realms for one point', () => {
  const field = (state: State) => {
    lay(state, 'mellon', [1, 1])
    lay(state, 'goodland', [6, 9])
    lay(state, 'larkfield', [6, 8])
    state.places.mellon = 'magic-portal'
    state.places.goodland = 'magic-portal'
    army(state, 'mellon', 'knights', { footman: 2 })
    hero(state, 'knights', 'mellon')
    of(state, 'knights').starpower = 1
  }
  const scene = turn('knights', field)
  const through = march('mellon', { footman: 1 }, 'goodland', 'larkfield')
  assert.equal(scene.refusal('knights', 'move', through), 'SOW 7.2.1')
  scene.answer('knights', 'move', { do: 'portals' }).answer('knights', 'move', through)
  assert.equal(scene.state.realms.larkfield?.forces.knights?.units.footman, 1)
  assert.equal(of(scene.state, 'knights').starpower, 0)
  scene.answer('knights', 'move', { do: 'walk', hero: 'knights/hero/1', path: ['goodland', 'larkfield'] })
  const late = turn('knights', (state) => {
    field(state)
    lay(state, 'thornwood', [2, 1])
  }).answer('knights', 'move', march('mellon', { footman: 1 }, 'thornwood'))
  assert.equal(late.refusal('knights', 'move', { do: 'portals' }), 'SOW 7.6.1')
})

test('SOW 7.6.2, SOW 7.2.3 the step through a Portal costs a point from a Wasteland too', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'bone-flats', [1, 1])
    lay(state, 'goodland', [6, 9])
    lay(state, 'larkfield', [6, 8])
    lay(state, 'mellon', [6, 7])
    state.places['bone-flats'] = 'magic-portal'
    state.places.goodland = 'magic-portal'
    army(state, 'bone-flats', 'knights', { footman: 1 })
    of(state, 'knights').starpower = 1
  }).answer('knights', 'move', { do: 'portals' })
  const far = march('bone-flats', { footman: 1 }, 'goodland', 'larkfield', 'mellon')
  assert.equal(scene.refusal('knights', 'move', far), 'SOW 7.2.1')
  scene.answer('knights', 'move', march('bone-flats', { footman: 1 }, 'goodland', 'larkfield'))
})

test('SOW 7.6.1 once somebody is loaded or unloaded the Portals are not opened any more', () => {
  const aboard = { ship: 'knights/transport/1', units: { footman: 1 }, heroes: [] }
  for (const act of [
    { do: 'load', from: 'mellon', ...aboard },
    { do: 'unload', to: 'mellon', ...aboard },
  ]) {
    const scene = turn('knights', (state) => {
      lay(state, 'mellon', [1, 1])
      lay(state, 'goodland', [6, 9])
      state.places.mellon = 'magic-portal'
      state.places.goodland = 'magic-portal'
      army(state, 'mellon', 'knights', { footman: 1 })
      ship(state, 'knights', 'transport', [2, 1]).units.footman = 1
      of(state, 'knights').starpower = 1
    }).answer('knights', 'move', act)
    assert.equal(scene.refusal('knights', 'move', { do: 'portals' }), 'SOW 7.6.1')
  }
})

test('SOW 7.6.1 nor after a search, a duel or a card for the movement; what serves at any time may come before', () => {
  const field = (state: State) => {
    lay(state, 'mellon', [1, 1])
    lay(state, 'goodland', [6, 9])
    lay(state, 'larkfield', [2, 1])
    state.places.mellon = 'magic-portal'
    state.places.goodland = 'magic-portal'
    state.faceDown.larkfield = 'magic-portal'
    army(state, 'mellon', 'knights', { footman: 1 })
    hero(state, 'knights', 'larkfield', { wounds: 1 })
    hero(state, 'orcs', 'larkfield', { wounds: 4 })
    Object.assign(of(state, 'knights'), {
      starpower: 2,
      hand: ['forced-march', 'healing-light'],
      relics: ['scroll-of-sight'],
    })
  }
  const knight = 'knights/hero/1'
  for (const act of [
    { do: 'search', hero: knight },
    { do: 'challenge', hero: knight, foe: 'orcs/hero/1' },
    { do: 'forced-march', realm: 'mellon' },
  ]) {
    const late = turn('knights', field, [10, 10, 1, 1]).answer('knights', 'move', act)
    assert.equal(late.refusal('knights', 'move', { do: 'portals' }), 'SOW 7.6.1', act.do)
  }
  turn('knights', field)
    .answer('knights', 'move', { do: 'healing-light', hero: knight })
    .answer('knights', 'move', { do: 'scroll-of-sight', realms: ['larkfield'] })
    .answer('knights', 'move', { do: 'portals' })
})

test('SOW 7.6.1, SOW 7.6.3, SOW 11.4.4 the owner of the Valley pays nothing; blocked Portals open to nobody', () => {
  const field = (state: State) => {
    lay(state, 'mellon', [1, 1])
    lay(state, 'goodland', [6, 9])
    lay(state, 'harrowmere', [4, 4], { owner: 'knights' })
    state.places.mellon = 'magic-portal'
    state.places.goodland = 'magic-portal'
    state.places.harrowmere = 'valley-of-the-wizards'
  }
  turn('knights', field).answer('knights', 'move', { do: 'portals' })
  const blocked = turn('knights', (state) => {
    field(state)
    state.weather.blocked = true
  })
  assert.equal(blocked.refusal('knights', 'move', { do: 'portals' }), 'SOW 7.6.3')
})
