import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneAt as at, type Zone } from '../../src/board/zones.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import type { PortRef } from '../../src/public-state.ts'
import type { State } from '../../src/state.ts'
import { army, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

/** The Knights' Movement segment. */
function turn(change: (state: State) => void) {
  const state = position(['knights', 'elves', 'orcs'], {}, (fresh) => {
    fresh.turn = newTurn('knights')
    change(fresh)
  })
  return new Scene(state, (t) => actUntilDone(t, 'knights', movementSegment))
}

/** Plains one below the other from 1/4 down, and Long Acre beside Mellon and Goodland. */
function plains(state: State) {
  for (const [place, id] of (['mellon', 'goodland', 'harrowmere', 'larkfield'] as const).entries()) {
    lay(state, id, [place + 1, 4])
  }
  lay(state, 'long-acre', [1, 5])
}

const march = (units: object, ...path: string[]) => ({ do: 'march', from: 'mellon', units, path })
const cavalryIn = (
  { state }: Scene,
  id: 'mellon' | 'goodland' | 'harrowmere' | 'larkfield' | 'long-acre',
) => {
  const { units, moved } = state.realms[id]?.forces.knights ?? {}
  return [units?.cavalry ?? 0, moved?.cavalry ?? 0]
}

test('SOW 7.2.4, SOW 7.2.5 a force passes foreign units with the leave of all whose units stand there', () => {
  const scene = turn((state) => {
    plains(state)
    army(state, 'mellon', 'knights', { cavalry: 2 })
    army(state, 'goodland', 'elves', { footman: 1 })
    army(state, 'goodland', 'orcs', { giant: 1 })
  }).answer('knights', 'move', march({ cavalry: 2 }, 'goodland', 'harrowmere'))
  scene.answer('elves', 'let-pass', 'allow').answer('orcs', 'let-pass', 'allow')
  assert.deepEqual(cavalryIn(scene, 'harrowmere'), [2, 2])
})

test('SOW 7.2.7 a force refused before its first step has spent nothing, and does not ask again', () => {
  const scene = turn((state) => {
    plains(state)
    army(state, 'mellon', 'knights', { cavalry: 3 })
    army(state, 'goodland', 'elves', { footman: 1 })
    ship(state, 'knights', 'transport', [1, 3])
  })
    .answer('knights', 'move', march({ cavalry: 1 }, 'goodland', 'harrowmere'))
    .answer('elves', 'let-pass', 'refuse')
  assert.deepEqual(cavalryIn(scene, 'mellon'), [3, 0])
  for (const cavalry of [1, 2]) {
    const again = march({ cavalry }, 'goodland', 'harrowmere')
    assert.equal(scene.refusal('knights', 'move', again), 'SOW 7.2.7')
  }
  const aboard = {
    do: 'load',
    ship: 'knights/transport/1',
    from: 'mellon',
    units: { cavalry: 1 },
    heroes: [],
  }
  scene.answer('knights', 'move', aboard)
  scene.answer('knights', 'move', march({ cavalry: 1 }, 'long-acre'))
  scene.answer('knights', 'move', march({ cavalry: 1 }, 'goodland'))
  assert.deepEqual(
    [cavalryIn(scene, 'long-acre'), cavalryIn(scene, 'goodland')],
    [
      [1, 1],
      [1, 1],
    ],
  )
})

/** Cavalry on its way from Mellon through Goodland, refused by the Elves of Harrowmere. */
const refused = () =>
  turn((state) => {
    plains(state)
    army(state, 'mellon', 'knights', { cavalry: 2 })
    army(state, 'harrowmere', 'elves', { footman: 1 })
  })
    .answer('knights', 'move', march({ cavalry: 2 }, 'goodland', 'harrowmere', 'larkfield'))
    .answer('elves', 'let-pass', 'refuse')

test('SOW 7.2.7 a force refused on its way goes elsewhere with what it has left, or stops, or attacks', () => {
  const scene = refused()
  assert.deepEqual(cavalryIn(scene, 'goodland'), [2, 2])
  assert.equal(scene.refusal('knights', 'march-on', ['harrowmere', 'larkfield']), 'SOW 7.2.7')
  assert.equal(scene.refusal('knights', 'march-on', ['mellon', 'goodland', 'long-acre']), 'SOW 7.2.7')
  scene.answer('knights', 'march-on', ['long-acre', 'mellon'])
  assert.deepEqual(cavalryIn(scene, 'mellon'), [2, 2], 'a force may turn back')
  const stopped = refused().answer('knights', 'march-on', [])
  assert.deepEqual(cavalryIn(stopped, 'goodland'), [2, 2])
  assert.equal(
    stopped.refusal('knights', 'move', { ...march({ cavalry: 1 }, 'mellon'), from: 'goodland' }),
    'SOW 7.1.1',
    'it has moved',
  )
  const attack = refused().answer('knights', 'march-on', ['harrowmere'])
  assert.deepEqual(cavalryIn(attack, 'harrowmere'), [2, 2])
  assert.deepEqual(attack.state.turn?.entries.at(-1), {
    into: 'harrowmere',
    from: 'goodland',
    ship: null,
    flown: false,
    units: { cavalry: 2 },
  })
  assert.deepEqual(cavalryIn(refused().away('knights'), 'goodland'), [2, 2], 'SOW 18.1')
})

test('SOW 7.2.5 leave is for passing only: who goes no further is put back to where he may stand', () => {
  const open = () =>
    turn((state) => {
      plains(state)
      army(state, 'mellon', 'knights', { cavalry: 2 })
      army(state, 'goodland', 'elves', { footman: 1 })
      army(state, 'harrowmere', 'orcs', { footman: 1 })
    })
      .answer('knights', 'move', march({ cavalry: 2 }, 'goodland', 'harrowmere', 'larkfield'))
      .answer('elves', 'let-pass', 'allow')
      .answer('orcs', 'let-pass', 'refuse')
  const back = open().answer('knights', 'march-on', [])
  assert.deepEqual(
    [cavalryIn(back, 'mellon'), cavalryIn(back, 'goodland')],
    [
      [2, 2],
      [0, 0],
    ],
  )
  assert.equal(open().refusal('knights', 'march-on', ['long-acre', 'goodland']), 'SOW 7.2.5')
  assert.deepEqual(cavalryIn(open().answer('knights', 'march-on', ['long-acre']), 'long-acre'), [2, 2])
})

test('SOW 7.2.5, SOW 8.1.2, SOW 12.2.11 a force that is refused on and stops in a foreign Home Realm has entered it', () => {
  const open = () =>
    turn((state) => {
      lay(state, 'mellon', [1, 4])
      lay(state, 'lotharia', [2, 4], { owner: 'elves' })
      lay(state, 'harrowmere', [3, 4])
      lay(state, 'larkfield', [4, 4])
      army(state, 'mellon', 'knights', { cavalry: 2 })
      army(state, 'harrowmere', 'orcs', { footman: 1 })
      of(state, 'elves').hand = ['veil-of-mist']
      of(state, 'elves').starpower = 1
    })
      .answer('knights', 'move', march({ cavalry: 2 }, 'lotharia', 'harrowmere', 'larkfield'))
      .answer('orcs', 'let-pass', 'refuse')
      .answer('knights', 'march-on', [])
  const entry = { into: 'lotharia', from: 'mellon', ship: null, flown: false, units: { cavalry: 2 } }
  assert.deepEqual(open().answer('elves', 'veil-of-mist', 'pass').state.turn?.entries, [entry])
  assert.deepEqual(cavalryIn(open().answer('elves', 'veil-of-mist', 'veil'), 'mellon'), [2, 2])
})

const sail = (id: string, path: Zone[], into: PortRef | null = null) => ({
  do: 'sail',
  ships: [`knights/${id}/1`],
  path,
  port: into,
})
const on = (path: Zone[], into: PortRef | null = null) => ({ path, port: into })
const row = (...columns: number[]) => columns.map((column) => at(3, column))
const first = ({ state }: Scene) => state.ships[0]

test('SOW 7.3.3, SOW 7.3.7 ships pass foreign Warships with leave; refused, they have what they have not spent', () => {
  const open = () =>
    turn((state) => {
      ship(state, 'knights', 'warship', [3, 3])
      ship(state, 'orcs', 'warship', [3, 5])
    }).answer('knights', 'move', sail('warship', row(4, 5, 6)))
  assert.equal(first(open().answer('orcs', 'let-pass', 'allow'))?.zone, at(3, 6))
  const scene = open().answer('orcs', 'let-pass', 'refuse')
  assert.equal(first(scene)?.zone, at(3, 4))
  assert.equal(scene.refusal('knights', 'sail-on', on(row(5, 6))), 'SOW 7.3.7')
  assert.equal(scene.refusal('knights', 'sail-on', on([at(4, 4), at(5, 4), at(6, 4)])), 'SOW 7.3.1')
  scene.answer('knights', 'sail-on', on([at(4, 4), at(5, 4)]))
  assert.equal(first(scene)?.zone, at(5, 4))
  assert.equal(scene.refusal('knights', 'move', sail('warship', [at(4, 4)])), 'SOW 7.3.6', 'it has moved')
  assert.equal(first(open().away('orcs').away('knights'))?.zone, at(3, 4), 'SOW 18.1')
  const fights = open()
    .answer('orcs', 'let-pass', 'refuse')
    .answer('knights', 'sail-on', on(row(5)))
  assert.equal(first(fights)?.zone, at(3, 5))
})

test('SOW 7.3.3 who passes the same Warships twice asks twice', () => {
  const scene = turn((state) => {
    state.weather.tradeWinds = 1
    ship(state, 'knights', 'trader', [3, 4])
    ship(state, 'orcs', 'warship', [3, 5])
  }).answer('knights', 'move', sail('trader', row(5, 4, 5, 6)))
  assert.equal(first(scene.answer('orcs', 'let-pass', 'allow'))?.zone, at(3, 4))
  assert.equal(first(scene.answer('orcs', 'let-pass', 'allow'))?.zone, at(3, 6))
})

test('SOW 7.3.7 a ship refused before its first step has not moved: it loads and sails elsewhere', () => {
  const scene = turn((state) => {
    lay(state, 'mellon', [2, 4])
    army(state, 'mellon', 'knights', { footman: 1 })
    ship(state, 'knights', 'transport', [3, 4])
    ship(state, 'orcs', 'warship', [3, 5])
  })
    .answer('knights', 'move', sail('transport', row(5, 6)))
    .answer('orcs', 'let-pass', 'refuse')
  assert.equal(first(scene)?.moved, false)
  assert.equal(scene.refusal('knights', 'move', sail('transport', row(5, 6))), 'SOW 7.3.7')
  const aboard = {
    do: 'load',
    ship: 'knights/transport/1',
    from: 'mellon',
    units: { footman: 1 },
    heroes: [],
  }
  scene.answer('knights', 'move', aboard).answer('knights', 'move', sail('transport', row(5)))
  assert.equal(first(scene)?.zone, at(3, 5), 'SOW 7.3.4 to end there takes no leave')
})

test('SOW 7.3.4, SOW 7.3.7 a Transport Ship that was let pass may still end beside the Warships', () => {
  const scene = turn((state) => {
    state.weather.tradeWinds = 1
    ship(state, 'knights', 'trader', [3, 3])
    ship(state, 'elves', 'warship', [3, 4])
    ship(state, 'orcs', 'warship', [3, 5])
  })
    .answer('knights', 'move', sail('trader', row(4, 5, 6)))
    .answer('elves', 'let-pass', 'allow')
    .answer('orcs', 'let-pass', 'refuse')
    .answer('knights', 'sail-on', on([]))
  assert.equal(first(scene)?.zone, at(3, 4))
})

test('SOW 7.3.8 a Warship that was let pass does not fight there: going no further it is put back', () => {
  const open = (start: Partial<State['ships'][number]> = {}) =>
    turn((state) => {
      lay(state, 'mellon', [2, 3], { owner: 'knights', ports: [port(3)] })
      ship(state, 'knights', 'warship', [3, 3], start)
      ship(state, 'elves', 'warship', [3, 4])
      ship(state, 'orcs', 'warship', [3, 5])
    })
  const refused = (scene: Scene, path: Zone[]) =>
    scene
      .answer('knights', 'move', sail('warship', path))
      .answer('elves', 'let-pass', 'allow')
      .answer('orcs', 'let-pass', 'refuse')
  const back = refused(open(), row(4, 5, 6)).answer('knights', 'sail-on', on([]))
  assert.deepEqual([first(back)?.zone, first(back)?.moved], [at(3, 3), true])
  const elsewhere = refused(open(), row(4, 5, 6))
  assert.equal(elsewhere.refusal('knights', 'sail-on', on([at(4, 4), at(3, 4)])), 'SOW 7.3.8')
  assert.equal(first(elsewhere.answer('knights', 'sail-on', on([at(4, 4)])))?.zone, at(4, 4))
  const circle = sail('warship', [at(3, 4), at(4, 4), at(3, 4)])
  assert.equal(open().refusal('knights', 'move', circle), 'SOW 7.3.8')
  const home: PortRef = { realm: 'mellon', side: 3 }
  const out = turn((state) => {
    lay(state, 'mellon', [2, 3], { owner: 'knights', ports: [port(3)] })
    ship(state, 'knights', 'warship', [1, 1], { zone: null, port: home })
    ship(state, 'elves', 'warship', [3, 3])
    ship(state, 'orcs', 'warship', [3, 4])
  })
  const inPort = refused(out, row(3, 4, 5)).answer('knights', 'sail-on', on([]))
  assert.deepEqual([first(inPort)?.zone, first(inPort)?.port, first(inPort)?.moved], [null, home, true])
})

test('SOW 7.3.3 into a Port behind foreign Warships one sails through their zone, which takes leave', () => {
  const home: PortRef = { realm: 'mellon', side: 3 }
  const open = (start: readonly [number, number], path: number[]) =>
    turn((state) => {
      lay(state, 'mellon', [2, 5], { owner: 'knights', ports: [port(3)] })
      ship(state, 'knights', 'transport', start)
      ship(state, 'orcs', 'warship', [3, 5])
    }).answer('knights', 'move', sail('transport', path, home))
  const refused = open([4, 5], [at(3, 5)]).answer('orcs', 'let-pass', 'refuse')
  assert.deepEqual([first(refused)?.zone, first(refused)?.moved], [at(4, 5), false])
  const allowed = open([4, 5], [at(3, 5)]).answer('orcs', 'let-pass', 'allow')
  assert.deepEqual(first(allowed)?.port, home)
  assert.deepEqual(first(open([3, 5], []))?.port, home, 'who lies among them already asks nobody')
})

test('SOW 7.5.2 a Trade Ship whose trade is refused has what it has not spent, and asks there no more', () => {
  const origin: PortRef = { realm: 'silverleaf', side: 3 }
  const mellon: PortRef = { realm: 'mellon', side: 3 }
  const goodland: PortRef = { realm: 'goodland', side: 0 }
  const open = (column: number) =>
    turn((state) => {
      lay(state, 'silverleaf', [2, 3], { owner: 'knights', ports: [port(3)] })
      lay(state, 'mellon', [2, 7], { owner: 'elves', ports: [port(3)] })
      lay(state, 'goodland', [4, 7], { owner: 'orcs', ports: [port(0)] })
      state.weather.tradeWinds = 1
      ship(state, 'knights', 'trader', [3, column], { origin })
    })
  const there = open(7)
    .answer('knights', 'move', sail('trader', [], mellon))
    .answer('elves', 'agree-to-trade', 'refuse')
  assert.deepEqual([first(there)?.zone, first(there)?.cargo, first(there)?.moved], [at(3, 7), null, false])
  assert.equal(there.refusal('knights', 'move', sail('trader', [], mellon)), 'SOW 7.5.2')
  there
    .answer('knights', 'move', sail('trader', [], goodland))
    .answer('orcs', 'agree-to-trade', 'allow')
    .answer('orcs', 'take-goods', { grain: 4, wood: 0, iron: 0 })
  const sailed = open(6)
    .answer('knights', 'move', sail('trader', row(7), mellon))
    .answer('elves', 'agree-to-trade', 'refuse')
  assert.equal(sailed.refusal('knights', 'sail-on', on([], mellon)), 'SOW 7.5.2')
  assert.equal(sailed.refusal('knights', 'sail-on', on(row(8, 9, 10, 11))), 'SOW 7.3.1')
  sailed.answer('knights', 'sail-on', on([], goodland)).answer('orcs', 'agree-to-trade', 'allow')
  assert.equal(of(sailed.state, 'orcs').stock.grain, 0)
  const away = open(6)
    .answer('knights', 'move', sail('trader', row(7), mellon))
    .answer('elves', 'agree-to-trade', 'refuse')
    .answer('knights', 'sail-on', on(row(8, 9)))
  assert.deepEqual([first(away)?.zone, first(away)?.moved], [at(3, 9), true])
})

test('SOW 17.1.7 whoever is asked for leave learns where somebody wants to pass, and neither who nor where to', () => {
  const asked = (units: object, ...path: string[]) =>
    turn((state) => {
      plains(state)
      army(state, 'mellon', 'knights', { cavalry: 2 })
      army(state, 'goodland', 'elves', { footman: 1 })
    }).answer('knights', 'move', march(units, 'goodland', ...path))
  const [one, other] = [asked({ cavalry: 2 }, 'harrowmere'), asked({ cavalry: 1 }, 'long-acre')]
  assert.deepEqual(one.asked('elves'), ['let-pass'])
  assert.deepEqual(one.view('elves'), other.view('elves'))
  assert.deepEqual(one.place(), other.place())
  assert.notDeepEqual(one.view('knights'), other.view('knights'))
  for (const scene of [one, other]) {
    scene.answer('elves', 'let-pass', 'allow')
    assert.equal(of(scene.state, 'knights').plan, undefined)
  }
})
