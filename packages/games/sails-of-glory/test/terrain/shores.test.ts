import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONTACT } from '../../src/data/measures.ts'
import type { ShipId } from '../../src/data/ships.ts'
import type { ElementId } from '../../src/data/terrain.ts'
import { gapToShore } from '../../src/geometry/outline.ts'
import { shoreOfElement } from '../../src/movement/hazards.ts'
import { movement } from '../../src/movement/movement.ts'
import { ordersDue } from '../../src/planning/orders-due.ts'
import type { Element } from '../../src/scenario/scenario.ts'
import { berthOf } from '../../src/ships.ts'
import { draws, type Lying, once, poseAt, position, Scene } from '../scene.ts'

type Ships = Partial<Record<ShipId, Lying>>
const ahead: Pick<Lying, 'plan'> = { plan: { now: 'straight', next: 'straight' } }

function element(
  id: ElementId,
  kind: Element['kind'],
  at: [number, number],
  more: Partial<Element> = {},
): Element {
  return { element: id, kind, shore: 'plain', danger: 'none', pose: poseAt(...at), building: null, ...more }
}

/** Courageuse, burden 3, sailing north from 400, 400: she would come to 400, 495 and beyond. */
function sail(
  terrain: Element[],
  dice: string[],
  ships: Ships = { courageuse: { at: [400, 400], ...ahead } },
  level = 'standard',
) {
  const state = position(ships, { level })
  state.terrain = terrain
  return new Scene(state, once(movement), { dice: draws(...dice) })
}
const gapTo = (scene: Scene, land: Element, ship: ShipId = 'courageuse') =>
  gapToShore(berthOf(scene.ship(ship)).foot, shoreOfElement(land))

const reef = element('reef-5', 'reef', [400, 470])

test('SOG 13.1.1, SOG 13.1.2 a ship that would end on a reef slides up to it and draws for her burden', () => {
  const scene = sail([reef], ['0', '1', '0']).diceSpent()
  assert.ok(gapTo(scene, reef) <= CONTACT)
  assert.deepEqual(scene.ship('courageuse').hull, [['B1']])
  assert.equal(scene.ship('courageuse').aground, false)
})

test('SOG E37, SOG 13.1.2 burden 3: with 3 points she is not aground, with 4 she is', () => {
  assert.equal(sail([reef], ['2', '1', '0']).ship('courageuse').aground, false)
  assert.equal(sail([reef], ['2', '2', '0']).ship('courageuse').aground, true)
})

test('SOG 13.1.3 of the symbols of a reef only leak and rudder count', () => {
  const scene = sail([reef], ['c', '2c', '3l'], { courageuse: { at: [400, 400], ...ahead } }, 'advanced')
  const { special, crew, hull, zero } = scene.ship('courageuse')
  assert.deepEqual([special.leaks, crew, zero], [1, [], ['Bc']])
  assert.deepEqual(hull, [['B3l'], ['B2c']])
  const fire = sail([reef], ['2f', '1s', '3r'], { courageuse: { at: [400, 400], ...ahead } }, 'advanced')
  assert.deepEqual(fire.ship('courageuse').special, { fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 1 })
})

test('SOG 13.1.3 below the Advanced rules crew losses count on a reef as anywhere', () => {
  for (const level of ['basic', 'standard']) {
    const scene = sail([reef], ['c', '2c', '3l'], { courageuse: { at: [400, 400], ...ahead } }, level)
    const { special, crew, hull, zero } = scene.ship('courageuse')
    assert.deepEqual([special.leaks, crew, zero], [0, ['Bc', 'crew'], []])
    assert.deepEqual(hull, [['B3l'], ['B2c']])
  }
})

test('SOG 13.1.4 a ship aground never moves or plans again', () => {
  const scene = sail([reef], ['4', '4', '0'])
  const ship = scene.ship('courageuse')
  assert.deepEqual([ship.aground, ship.plan], [true, { now: null, next: null }])
  assert.deepEqual(ordersDue(scene.state, ship).cards, [])
})

test('SOG 13.1.5 a manoeuvre that would end on a reef costs its counters, though the slide ends short of it', () => {
  const far = element('reef-5', 'reef', [400, 482])
  const scene = sail([far], ['0', '1', '0']).diceSpent()
  assert.equal(scene.ship('courageuse').course?.slid, true)
  assert.ok(gapTo(scene, far) > CONTACT)
  assert.deepEqual(scene.ship('courageuse').hull, [['B1']])
})

test('SOG 13.1.1 reefs and ships are met in one order', () => {
  const ships: Ships = {
    courageuse: { at: [400, 400], ...ahead },
    'hms-defence': { at: [330, 510, 90], plan: { now: 'straight', next: null } },
  }
  const scene = sail([reef], ['0', '0', '0'], ships).diceSpent()
  assert.ok(gapTo(scene, reef) <= CONTACT)
  assert.equal(scene.ship('hms-defence').course?.slid, false, 'she moves first, and nobody is in her way yet')
})

/** Courageuse would end on the reef and on Généreux; which of them she comes to first is seen from where they lie. */
function between(
  reefAt: [number, number],
  friendAt: [number, number, number],
  dice: string[],
  id: ElementId = 'reef-5',
) {
  const ships: Ships = {
    courageuse: { at: [400, 400], ...ahead },
    genereux: { at: friendAt, aground: true },
  }
  const scene = sail([element(id, 'reef', reefAt)], dice, ships).diceSpent()
  return [scene.ship('courageuse').zero.toSorted().join(' '), scene.ship('genereux').zero.join(' ')]
}

test('SOG 13.1.5 a base that stops her before she has come to the reef spares her', () => {
  const friend: [number, number, number] = [400, 465, 90]
  assert.deepEqual(between([400, 520], friend, Array<string>(8).fill('0')), ['A0 A0 A0 A0 A0', 'A0 A0 A0'])
})

test('SOG 13.1.5, SOG 6.2.9 a reef that stops her before she has touched a ship acts, and there is no collision', () => {
  assert.deepEqual(between([400, 470], [400, 525, 90], ['0', '0', '0']), ['B0 B0 B0', ''])
  assert.deepEqual(between([400, 450.5], [400, 510, 90], ['0', '0', '0']), ['B0 B0 B0', ''])
})

test('SOG 13.1.5 rocks she only meets on the slide stop her, and the collision she slides for stands', () => {
  const all = Array<string>(8).fill('0')
  assert.deepEqual(between([400, 447.5], [400, 530, 0], all, 'reef-6'), ['A0 A0 A0 A0 A0', 'A0 A0 A0'])
})

test('SOG 13.1.5 short of both, a ship that would end on a reef and on a friend draws for both', () => {
  const all = Array<string>(11).fill('0')
  assert.deepEqual(between([380, 485], [420, 545, 0], all), ['A0 A0 A0 A0 A0 B0 B0 B0', 'A0 A0 A0'])
})

test('SOG 8.6, SOG 10.4.1 who surrenders by a reef has still collided with a friend in that phase', () => {
  const hull = Array.from({ length: 7 }, (): 'B6'[] => ['B6'])
  const ships: Ships = {
    courageuse: { at: [400, 400], ...ahead, hull },
    genereux: { at: [400, 310], ...ahead },
  }
  const scene = sail([reef], ['4', '0', '0', ...Array<string>(8).fill('0')], ships).diceSpent()
  assert.equal(scene.ship('courageuse').fate, 'surrendered')
  assert.equal(scene.ship('genereux').zero.length, 3)
})

/** Courageuse, burden 3, comes upon the reef and is run into by Généreux, burden 5, who draws before her. */
function struckTwice(onReef: readonly string[], byFriend: readonly string[], level: string) {
  const ships: Ships = { courageuse: { at: [400, 400], ...ahead }, genereux: { at: [400, 310], ...ahead } }
  const none = ['0', '0', '0']
  return sail([reef], [...onReef, ...none, ...byFriend], ships, level)
    .diceSpent()
    .ship('courageuse')
}

test('SOG 8.1 counters drawn on a reef and for colliding in one movement are placed together, the highest first', () => {
  for (const level of ['standard', 'advanced']) {
    const { hull } = struckTwice(['0', '2', '1'], ['2', '1', '0', '0', '0'], level)
    assert.deepEqual(
      hull.map((box) => box.toSorted()),
      [
        ['A2', 'B2'],
        ['A1', 'B1'],
      ],
    )
  }
})

test('SOG 13.1.3 a reef costs no crew in the Advanced rules, a collision in the same movement does', () => {
  const { crew, hull, special } = struckTwice(['c', '2c', '3l'], ['c', '0', '0', '0', '0'], 'advanced')
  assert.deepEqual([crew, hull, special.leaks], [['Ac'], [['B3l'], ['B2c']], 1])
})

test('SOG 13.2.1 a ship that ends on a shoal is aground there, without damage', () => {
  const scene = sail([element('reef-5', 'shoal', [400, 495])], []).diceSpent()
  const { pose, aground, hull } = scene.ship('courageuse')
  assert.deepEqual([pose, aground, hull], [poseAt(400, 495), true, []])
  assert.equal(sail([element('reef-5', 'shoal', [600, 495])], []).ship('courageuse').aground, false)
  const adrift: Ships = { courageuse: { at: [400, 400], ...ahead, fate: 'surrendered', wreck: true } }
  const wreck = sail([element('reef-5', 'shoal', [400, 495])], [], adrift).ship('courageuse')
  assert.deepEqual([wreck.aground, wreck.plan.now], [true, null])
})

const island = (more: Partial<Element>, y = 600) => element('island-1', 'island', [400, y], more)

test('SOG 13.3.1, SOG 13.3.2 near a rocky shore it is as on a reef, at the dangerous distance', () => {
  for (const [danger, distance] of [
    ['width', 19_000],
    ['red', 62_500],
  ] as const) {
    const rocks = island({ shore: 'rocky', danger }, 495 + 35 + 33 + distance / 1000 - 4)
    const scene = sail([rocks], ['0', '0', '0'])
    const gap = gapTo(scene, rocks)
    assert.ok(gap >= distance, `${gap}`)
    if (scene.told().join().includes('strikes')) assert.ok(gap <= distance + CONTACT)
  }
  const harbour = island({ shore: 'plain', danger: 'width' }, 570)
  assert.equal(sail([harbour], []).diceSpent().ship('courageuse').course?.slid, false)
})

test('SOG 13.3.2 near a sandy shore she is aground, and both may happen together', () => {
  const sand = island({ shore: 'sandy', danger: 'red' }, 600)
  const scene = sail([sand], []).diceSpent()
  assert.deepEqual(
    [scene.ship('courageuse').aground, scene.ship('courageuse').pose],
    [true, poseAt(400, 495)],
  )
  const beside = element('island-1', 'island', [490, 440], { shore: 'sandy', danger: 'red' })
  const both = sail([beside, reef], ['0', '0', '0'])
  assert.ok(both.told().join().includes('strikes'))
  assert.equal(both.ship('courageuse').aground, true)
})

test('SOG E38, SOG 13.3.3 on the land itself twice the counters, and aground whatever they show', () => {
  const ships: Ships = { 'hms-defence': { at: [400, 400], ...ahead } }
  const land = island({ shore: 'rocky', danger: 'width' }, 480)
  const scene = sail([land], Array(10).fill('0'), ships).diceSpent()
  assert.equal(scene.ship('hms-defence').aground, true)
  assert.ok(gapTo(scene, land, 'hms-defence') <= CONTACT)
  const harbour = sail([island({}, 480)], Array(10).fill('0'), ships).diceSpent()
  assert.equal(harbour.ship('hms-defence').aground, true)
})

test('SOG 13.3.3 who sets out for the land is aground and draws twice, though she lies short of it; in a harbour too', () => {
  const six = Array<string>(6).fill('0')
  for (const more of [{ shore: 'rocky', danger: 'width' }, { shore: 'sandy', danger: 'red' }, {}] as const) {
    const land = island(more, 505)
    const scene = sail([land], six).diceSpent()
    assert.ok(gapTo(scene, land) > CONTACT)
    assert.deepEqual([scene.ship('courageuse').zero.length, scene.ship('courageuse').aground], [6, true])
  }
})

test('SOG 13.3.3, SOG 13.3.2 a base that stops her short of the land, near a rocky shore, leaves her as on a reef', () => {
  const stopped = (more: Partial<Element>, ...dice: string[]) => {
    const ships: Ships = {
      courageuse: { at: [400, 400], ...ahead },
      'hms-terpsichore': { at: [365, 470, 0], aground: true },
    }
    const land = island(more, 490)
    const scene = sail([land], dice, ships).diceSpent()
    assert.ok(gapTo(scene, land) > CONTACT && gapTo(scene, land) < 62_500)
    const { zero, aground } = scene.ship('courageuse')
    return [zero.length, aground]
  }
  assert.deepEqual(stopped({ shore: 'rocky', danger: 'red' }, '0', '0', '0'), [3, false])
  assert.deepEqual(stopped({ shore: 'sandy', danger: 'red' }), [0, true])
  assert.deepEqual(stopped({}), [0, false], 'a harbour has no danger')
})

test('SOG 13.3.3 a wreck that drifts upon land stays there', () => {
  const adrift: Ships = { courageuse: { at: [400, 400], ...ahead, fate: 'surrendered', wreck: true } }
  const scene = sail([island({}, 505)], [], adrift).diceSpent()
  assert.equal(scene.ship('courageuse').aground, true)
})

test('SOG 13.3.2 a ship that lies near a rocky shore and would end near it again is as on a reef once more', () => {
  const along = element('island-3', 'island', [472, 447], { shore: 'rocky', danger: 'width' })
  const land: Element = { ...along, pose: poseAt(472, 447, 90) }
  const gap = gapToShore(berthOf({ id: 'courageuse', pose: poseAt(400, 400) }).foot, shoreOfElement(land))
  assert.ok(gap > CONTACT && gap < 19_000, `${gap}`)
  const scene = sail([land], ['1', '0', '0']).diceSpent()
  const { pose, hull } = scene.ship('courageuse')
  assert.deepEqual([pose, hull], [poseAt(400, 400), [['B1']]])
  const away: Ships = { courageuse: { at: [400, 400, 270], ...ahead } }
  assert.equal(sail([land], [], away).diceSpent().ship('courageuse').course?.slid, false)
})

test('SOG 13.3.1 a ship under way in no danger passes the shore unharmed', () => {
  const safe = island({ shore: 'rocky', danger: 'none' }, 575)
  assert.equal(sail([safe], []).diceSpent().ship('courageuse').course?.slid, false)
})
