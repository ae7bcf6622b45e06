import assert from 'node:assert/strict'
import { test } from 'node:test'
import { razePort } from '../../src/board/raze.ts'
import { SIDES, zoneAt } from '../../src/board/zones.ts'
import type { RaceId } from '../../src/data/races.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { recruitment } from '../../src/economy/recruitment.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import type { State } from '../../src/state.ts'
import { army, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

/** A rich race that recruits first; its Home Realm on 2/2, Mellon (a Plain) on 2/6. */
function rich(race: RaceId = 'elves', change?: (state: State) => void) {
  const home = { elves: 'lotharia', orcs: 'zul', 'dark-lord': 'zorgas' } as const
  const state = position([race, 'knights'], {}, (fresh) => {
    lay(fresh, race === 'orcs' ? home.orcs : race === 'dark-lord' ? home['dark-lord'] : home.elves, [2, 2], {
      owner: race,
    })
    lay(fresh, 'mellon', [2, 6], { owner: race })
    of(fresh, race).stock = { grain: 50, wood: 50, iron: 50 }
    of(fresh, race).initiative = 1
    of(fresh, 'knights').initiative = 2
    change?.(fresh)
  })
  return new Scene(state, recruitment)
}

test('SOW 6.2.1, SOW 1.1.3 in initiative order each buys until he is done', () => {
  const scene = rich()
  assert.deepEqual(scene.awaited(), ['elves'])
  scene.answer('elves', 'recruit', { do: 'hero' }).answer('elves', 'recruit', 'done')
  assert.deepEqual(scene.awaited(), ['knights'])
})

test('SOW 6.2.2, SOW 1.4.2 six units at home, four in a City, two in a Town, none elsewhere', () => {
  const scene = rich()
  const units = (realm: string, footman: number) => ({ do: 'units', realm, units: { footman } })
  assert.equal(scene.refusal('elves', 'recruit', units('mellon', 1)), 'SOW 6.2.2')
  assert.equal(scene.refusal('elves', 'recruit', units('lotharia', 7)), 'SOW 6.2.2')
  scene.answer('elves', 'recruit', {
    do: 'units',
    realm: 'lotharia',
    units: { footman: 2, archer: 1, cavalry: 1 },
  })
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 50, wood: 50 - 5, iron: 50 - 5 })
  scene.answer('elves', 'recruit', units('lotharia', 2))
  assert.equal(scene.refusal('elves', 'recruit', units('lotharia', 1)), 'SOW 6.2.2')
  const built = (building: 'town' | 'city') =>
    rich('elves', (state) => Object.assign(state.realms.mellon ?? {}, { building }))
  assert.equal(built('town').refusal('elves', 'recruit', units('mellon', 3)), 'SOW 6.2.2')
  const city = built('city').answer('elves', 'recruit', units('mellon', 4))
  assert.equal(city.state.realms.mellon?.forces.elves?.units.footman, 4)
})

test('SOW 6.2.2 a foreign Home Realm one holds serves as a City', () => {
  const scene = rich('elves', (state) => lay(state, 'zul', [5, 5], { owner: 'elves' }))
  const units = (footman: number) => ({ do: 'units', realm: 'zul', units: { footman } })
  assert.equal(scene.refusal('elves', 'recruit', units(5)), 'SOW 6.2.2')
  scene.answer('elves', 'recruit', units(4))
})

test('SOW 1.4.5 at most ten army units of a player stand in a Realm; monsters are not counted', () => {
  const scene = rich('elves', (state) => army(state, 'lotharia', 'elves', { footman: 8, giant: 3 }))
  const units = (footman: number) => ({ do: 'units', realm: 'lotharia', units: { footman } })
  assert.equal(scene.refusal('elves', 'recruit', units(3)), 'SOW 1.4.5')
  scene.answer('elves', 'recruit', units(2))
})

test('SOW 1.3.6 once a round three Footmen bought together bring the Orcs a fourth', () => {
  const scene = rich('orcs')
  const units = (footman: number) => ({ do: 'units', realm: 'zul', units: { footman } })
  scene.answer('orcs', 'recruit', units(3)).answer('orcs', 'recruit', units(3))
  assert.equal(scene.state.realms.zul?.forces.orcs?.units.footman, 7)
  assert.equal(of(scene.state, 'orcs').stock.wood, 44)
})

test('SOW 6.2.3, SOW 1.4.4 one Hero a round, three in all, only in the own Home Realm while it is held', () => {
  const scene = rich().answer('elves', 'recruit', { do: 'hero' })
  assert.equal(scene.state.heroes[0]?.realm, 'lotharia')
  assert.equal(scene.refusal('elves', 'recruit', { do: 'hero' }), 'SOW 6.2.3')
  const lost = rich('elves', (state) => lay(state, 'lotharia', [2, 2], { owner: 'knights' }))
  assert.equal(lost.refusal('elves', 'recruit', { do: 'hero' }), 'SOW 6.2.3')
  const full = rich('elves', (state) => {
    for (const number of [1, 2, 3]) {
      state.heroes.push({
        id: `elves/hero/${number}`,
        owner: 'elves',
        realm: 'lotharia',
        ship: null,
        wounds: 0,
        artifacts: [],
        moved: false,
        done: false,
        quest: null,
      })
    }
  })
  assert.equal(full.refusal('elves', 'recruit', { do: 'hero' }), 'SOW 1.4.4')
})

test('SOW 6.2.4 a Town, later a City in its place; none on a Wasteland or at home', () => {
  const scene = rich('elves', (state) => lay(state, 'bone-flats', [4, 4], { owner: 'elves' }))
  const build = (what: string, realm: string) => ({ do: what, realm })
  assert.equal(scene.refusal('elves', 'recruit', build('city', 'mellon')), 'SOW 6.2.4')
  assert.equal(scene.refusal('elves', 'recruit', build('town', 'bone-flats')), 'SOW 6.2.4')
  assert.equal(scene.refusal('elves', 'recruit', build('town', 'lotharia')), 'SOW 6.2.4')
  scene.answer('elves', 'recruit', build('town', 'mellon'))
  assert.equal(scene.refusal('elves', 'recruit', build('city', 'mellon')), 'SOW 6.2.4')
  const next = rich('elves', (state) => Object.assign(state.realms.mellon ?? {}, { building: 'town' }))
  next.answer('elves', 'recruit', build('city', 'mellon'))
  assert.equal(next.state.realms.mellon?.building, 'city')
  assert.deepEqual(of(next.state, 'elves').stock, { grain: 50, wood: 45, iron: 45 })
})

test('SOW 6.3.1 a Port faces a sea side, one a side, none at home, paid in any mix of five', () => {
  const scene = rich('elves', (state) => lay(state, 'goodland', [1, 6], { owner: 'elves' }))
  const build = (realm: string, side: number, wood = 2) => ({ do: 'port', realm, side, wood })
  assert.equal(scene.refusal('elves', 'recruit', build('mellon', 0)), 'SOW 6.3.1')
  assert.equal(scene.refusal('elves', 'recruit', build('lotharia', 0)), 'SOW 6.3.1')
  scene.answer('elves', 'recruit', build('mellon', 3)).answer('elves', 'recruit', build('mellon', 2, 5))
  assert.equal(scene.refusal('elves', 'recruit', build('mellon', 3)), 'SOW 6.3.1')
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 50, wood: 43, iron: 47 })
  const full = rich('elves', (state) => {
    lay(state, 'goodland', [5, 6], { ports: SIDES.map((side) => port(side)) })
    lay(state, 'larkfield', [5, 9], { ports: SIDES.map((side) => port(side)) })
  })
  assert.equal(full.refusal('elves', 'recruit', build('mellon', 3)), 'SOW 6.3.1')
})

test('SOW 6.3.2, SOW 6.2.6 one ship a Port a round, none in the round the Port is built; it sails at once', () => {
  const scene = rich('elves', (state) => state.realms.mellon?.ports.push(port(3), { ...port(2), since: 1 }))
  const build = (side: number, kind: string) => ({ do: 'ship', realm: 'mellon', side, kind, with: 'wood' })
  assert.equal(scene.refusal('elves', 'recruit', build(2, 'warship')), 'SOW 6.3.2')
  assert.equal(scene.refusal('elves', 'recruit', build(0, 'warship')), 'SOW 6.3.2')
  scene.answer('elves', 'recruit', build(3, 'warship'))
  assert.equal(scene.refusal('elves', 'recruit', build(3, 'trader')), 'SOW 6.3.2')
  assert.equal(of(scene.state, 'elves').stock.wood, 44)
  scene.state.turn = newTurn('elves')
  const sailing = new Scene(scene.state, (t) => actUntilDone(t, 'elves', movementSegment))
  sailing.answer('elves', 'move', {
    do: 'sail',
    ships: ['elves/warship/1'],
    path: [zoneAt(3, 6)],
    port: null,
  })
  assert.equal(sailing.state.ships[0]?.zone, zoneAt(3, 6))
})

test('SOW 6.3.3 nobody builds more ships than he has counters; the Dark Lord builds no Trade Ships', () => {
  const ports = (state: State) => state.realms.mellon?.ports.push(port(3))
  const build = { do: 'ship', realm: 'mellon', side: 3, kind: 'trader', with: 'iron' }
  const five = rich('elves', (state) => {
    ports(state)
    for (let left = 5; left > 0; left -= 1) ship(state, 'elves', 'trader', [5, 5])
  })
  assert.equal(five.refusal('elves', 'recruit', build), 'SOW 6.3.3')
  const dark = rich('dark-lord', ports)
  assert.equal(dark.refusal('dark-lord', 'recruit', build), 'SOW 6.3.3')
})

test('SOW 6.3.5 ships of a Port that is destroyed lie in the zone it faced, or are lost where that is no sea', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    lay(fresh, 'mellon', [2, 6], { owner: 'elves', ports: [port(3), port(0)] })
    lay(fresh, 'goodland', [1, 6])
    ship(fresh, 'elves', 'warship', [1, 1], { zone: null, port: { realm: 'mellon', side: 3 } })
    ship(fresh, 'elves', 'trader', [1, 1], { zone: null, port: { realm: 'mellon', side: 0 } })
  })
  const scene = new Scene(state, (t) => {
    const realm = t.state.realms.mellon
    for (const each of [...(realm?.ports ?? [])]) if (realm) razePort(t, realm, each)
    return undefined
  })
  assert.deepEqual(
    scene.state.ships.map(({ id, zone }) => [id, zone]),
    [['elves/warship/1', zoneAt(3, 6)]],
  )
  assert.deepEqual(scene.told(), [
    'A Warship of the Elves of Lotharia that has lost its Port puts to sea in 3/6.',
    'A Trade Ship of the Elves of Lotharia is lost with its Port in Mellon.',
  ])
})

test('SOW 6.2.5 units of a card count towards the ten of a Realm, not towards what it recruits', () => {
  const scene = rich('elves', (state) => {
    of(state, 'elves').hand = ['levy']
    army(state, 'lotharia', 'elves', { footman: 2 })
  })
  const units = (footman: number) => ({ do: 'units', realm: 'lotharia', units: { footman } })
  scene.answer('elves', 'recruit', { do: 'levy', realm: 'lotharia' }).answer('elves', 'recruit', units(6))
  assert.equal(scene.state.realms.lotharia?.forces.elves?.units.footman, 10)
  const full = rich('elves', (state) => {
    of(state, 'elves').hand = ['levy']
    army(state, 'lotharia', 'elves', { footman: 9 })
  })
  assert.equal(full.refusal('elves', 'recruit', { do: 'levy', realm: 'lotharia' }), 'SOW 12.2.1')
})
