import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realmsOnBoard } from '../../src/board/realms.ts'
import { distance, zoneAt } from '../../src/board/zones.ts'
import type { NeutralId } from '../../src/data/realms.ts'
import { layBoard } from '../../src/setup/lay-board.ts'
import { landMass, turnsThatFit, zonesFor, zonesForHome } from '../../src/setup/realms-that-fit.ts'
import { lay } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const d6 = (shows: number) => ({ sides: 6, shows })

/** Two seats with this hand for the Knights, this pile, and both Home Realms laid. */
function laying(hand: NeutralId[], pile: NeutralId[], homes = true) {
  return position(['knights', 'orcs'], {}, (state) => {
    of(state, 'knights').dealt = hand
    state.realmPile = pile
    if (!homes) return
    lay(state, 'daqan', [1, 1], { owner: 'knights' })
    lay(state, 'zul', [6, 10], { owner: 'orcs' })
  })
}

test('SOW E1, SOW 2.1.2, SOW 2.3.3 a five and an eight place the top Realm of the pile on 5/8', () => {
  const scene = new Scene(laying(['goodland'], ['mellon']), layBoard, { dice: [7, 3, d6(5), 8] })
  scene.answer('knights', 'lay', { do: 'roll' }).answer('knights', 'turn-realm', 2)
  const { realms } = scene.state
  assert.equal(realms.mellon?.at, zoneAt(5, 8))
  assert.equal(realms.mellon?.turned, 2)
})

test('SOW 2.3.3 an occupied zone is rolled again, and colours do not matter', () => {
  const state = laying(['harrowmere'], ['goodland'])
  lay(state, 'mellon', [3, 3])
  const scene = new Scene(state, layBoard, { dice: [7, 3, d6(3), 3, d6(3), 4] })
  scene.answer('knights', 'lay', { do: 'roll' }).answer('knights', 'turn-realm', 0).diceSpent()
  assert.equal(scene.state.realms.goodland?.at, zoneAt(3, 4))
})

test('SOW 2.3.2, SOW 2.3.3 who can only roll is not asked, nor how it is turned when no hand has to match it', () => {
  const scene = new Scene(laying([], ['mellon', 'goodland']), layBoard, {
    dice: [7, 3, d6(5), 8, d6(2), 6],
  })
  scene.diceSpent()
  assert.ok(scene.over)
  assert.equal(scene.state.realms.goodland?.at, zoneAt(5, 8))
  assert.equal(scene.state.realms.mellon?.at, zoneAt(2, 6))
})

test('SOW 2.3.3 how a rolled Realm is turned is asked while anybody holds one that may have to match it', () => {
  const state = laying([], ['mellon'])
  of(state, 'orcs').dealt = ['goodland']
  const scene = new Scene(state, layBoard, { dice: [7, 3, d6(5), 8] })
  scene.answer('knights', 'turn-realm', 4)
  assert.equal(scene.state.realms.mellon?.turned, 4)
  assert.deepEqual(scene.awaited(), ['orcs'])
})

test('SOW 2.3.1 the highest die lays first, equal ones are rolled again, then it goes clockwise', () => {
  const state = laying(['harrowmere'], ['mellon', 'goodland'])
  of(state, 'orcs').dealt = ['larkfield']
  const scene = new Scene(state, layBoard, { dice: [4, 4, 2, 9, d6(1), 4, d6(2), 6] })
  assert.deepEqual(scene.awaited(), ['orcs'])
  scene.answer('orcs', 'lay', { do: 'roll' }).answer('orcs', 'turn-realm', 0)
  assert.deepEqual(scene.awaited(), ['knights'])
})

test('SOW 2.3.2 a Realm not held, a second Home Realm and an empty pile are refused', () => {
  const scene = new Scene(laying(['mellon'], []), layBoard, { dice: [7, 3] })
  assert.equal(scene.refusal('knights', 'lay', { do: 'roll' }), 'SOW 2.3.3')
  assert.equal(scene.refusal('knights', 'lay', { do: 'home', zone: zoneAt(4, 4) }), 'SOW 2.3.2')
  assert.equal(
    scene.refusal('knights', 'lay', { do: 'realm', realm: 'goodland', zone: zoneAt(4, 4), turned: 0 }),
    'SOW 2.3.2',
  )
})

test('SOW 2.3.4 a Realm of the hand is laid in a coastal zone with matching colours only', () => {
  const state = laying(['goodland'], [])
  lay(state, 'mellon', [3, 3])
  const scene = new Scene(state, layBoard, { dice: [7, 3] })
  const place = (zone: number, turned: number) => ({ do: 'realm', realm: 'goodland', zone, turned })
  assert.equal(scene.refusal('knights', 'lay', place(0, 0)), 'SOW 2.3.4')
  assert.equal(scene.refusal('knights', 'lay', place(zoneAt(3, 3), 0)), 'SOW 2.3.4')
  // Mellon shows red to the south: Goodland's north must be red, its third or sixth side.
  assert.deepEqual(turnsThatFit(state, 'goodland', zoneAt(4, 3)), [1, 4])
  assert.equal(scene.refusal('knights', 'lay', place(zoneAt(4, 3), 0)), 'SOW 2.3.4')
  scene.answer('knights', 'lay', place(zoneAt(4, 3), 4))
  assert.equal(scene.state.realms.goodland?.at, zoneAt(4, 3))
})

test('SOW 2.3.5 no Realm of the hand touches a land-mass of more than four', () => {
  const state = laying(['goodland'], [])
  const column = ['mellon', 'harrowmere', 'long-acre', 'windmarch', 'larkfield'] as const
  for (const [index, id] of column.entries()) lay(state, id, [index + 1, 5])
  assert.equal(landMass(state, zoneAt(1, 5)).size, 5)
  const scene = new Scene(state, layBoard, { dice: [7, 3] })
  for (const turned of [0, 1, 2, 3, 4, 5]) {
    assert.equal(
      scene.refusal('knights', 'lay', { do: 'realm', realm: 'goodland', zone: zoneAt(6, 5), turned }),
      'SOW 2.3.5',
    )
  }
})

test('SOW 2.3.6 only a Realm that fits nowhere is placed by rolling', () => {
  const free = new Scene(laying(['goodland'], []), layBoard, { dice: [7, 3] })
  assert.equal(free.refusal('knights', 'lay', { do: 'roll-realm', realm: 'goodland' }), 'SOW 2.3.6')
  const state = laying(['goodland'], [])
  crowd(state)
  assert.deepEqual(zonesFor(state, 'goodland'), [])
  const scene = new Scene(state, layBoard, { dice: [7, 3, d6(4), 10] })
  scene.answer('knights', 'lay', { do: 'roll-realm', realm: 'goodland' })
  assert.equal(scene.state.realms.goodland?.at, zoneAt(4, 10))
})

/** Realms in every third zone of long columns, so that every empty zone touches a large land-mass. */
function crowd(state: ReturnType<typeof laying>): void {
  const columns: readonly (readonly NeutralId[])[] = [
    ['mellon', 'harrowmere', 'long-acre', 'windmarch', 'larkfield', 'thornwood'],
    ['greywold', 'elderbough', 'nightpine', 'hollow-weald', 'silverleaf', 'briarfen'],
    ['wolfsgarth', 'oldroot', 'stormtop', 'deathpeak', 'iron-teeth', 'cragmoor'],
    ['hammerhold', 'rimegate', 'giants-stair', 'copperhorn', 'blackscar', 'bone-flats'],
  ]
  for (const [number, ids] of columns.entries()) {
    for (const [index, id] of ids.entries()) lay(state, id, [index + 1, 2 + 2 * number])
  }
  lay(state, 'the-scour', [5, 9])
  lay(state, 'salt-reach', [4, 9])
  lay(state, 'cinder-plain', [3, 9])
  lay(state, 'forsaken-mile', [2, 9])
  lay(state, 'kingsreach', [1, 9])
}

test('SOW 2.3.7 a Home Realm lies three or more hexes from any other, in a coastal zone', () => {
  const state = laying([], [], false)
  lay(state, 'zul', [3, 5], { owner: 'orcs' })
  const scene = new Scene(state, layBoard, { dice: [7, 3] })
  const home = (zone: number) => ({ do: 'home', zone })
  assert.equal(scene.refusal('knights', 'lay', home(zoneAt(3, 7))), 'SOW 2.3.7')
  assert.equal(scene.refusal('knights', 'lay', home(3)), 'SOW 2.3.7')
  scene.answer('knights', 'lay', home(zoneAt(3, 8)))
  assert.equal(scene.state.realms.daqan?.owner, 'knights')
})

test('SOW 2.3.8 with no zone that far, the greatest distance possible is asked', () => {
  const state = laying([], [], false)
  const homes = {
    lotharia: [1, 1],
    dunwarr: [1, 5],
    'loth-khar': [1, 9],
    zorgas: [5, 3],
    zul: [5, 8],
  } as const
  for (const id of ['lotharia', 'dunwarr', 'loth-khar', 'zorgas', 'zul'] as const) lay(state, id, homes[id])
  const nearest = (zone: number) => Math.min(...realmsOnBoard(state).map(({ at }) => distance(at, zone)))
  const zones = zonesForHome(state)
  assert.ok(zones.length > 0 && zones.every((zone) => nearest(zone) === 2))
  const scene = new Scene(state, layBoard, { dice: [7, 3] })
  assert.equal(scene.refusal('knights', 'lay', { do: 'home', zone: zoneAt(1, 2) }), 'SOW 2.3.7')
  scene.answer('knights', 'lay', { do: 'home', zone: zones[0] })
  assert.equal(scene.state.realms.daqan?.at, zones[0])
})
