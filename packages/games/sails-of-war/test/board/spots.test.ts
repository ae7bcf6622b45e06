import assert from 'node:assert/strict'
import test from 'node:test'
import { SIDES } from '@windward/sails-of-war/facts'
import { WIDEST_PLATE } from '../../board/plate.ts'
import {
  armyBerths,
  BATTLE,
  type Berth,
  BUILDING,
  COUNTER,
  FIRE,
  heroBerths,
  portBerth,
  quayBerths,
  seaBerths,
  VALUE,
} from '../../board/spots.ts'

/** What a piece covers about the place it is drawn at. */
interface Shape {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const round = (r: number): Shape => ({ left: -r, right: r, top: -r, bottom: r })
const HERO: Shape = { left: -6, right: 6, top: -11, bottom: 8 }
const CITY: Shape = { left: -13, right: 13, top: -11, bottom: 6 }
const PLATE: Shape = { left: -WIDEST_PLATE / 2, right: WIDEST_PLATE / 2, top: -8, bottom: 8 }
const HULL: Shape = { left: -15, right: 15, top: -14, bottom: 10 }

const at = ({ x, y, scale }: Berth, { left, right, top, bottom }: Shape): Shape => ({
  left: x + left * scale,
  right: x + right * scale,
  top: y + top * scale,
  bottom: y + bottom * scale,
})

const overlap = (a: Shape, b: Shape): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function apart(pieces: Readonly<Record<string, Shape>>): void {
  const all = Object.entries(pieces)
  for (const [index, [name, shape]] of all.entries())
    for (const [other, its] of all.slice(index + 1))
      assert.ok(!overlap(shape, its), `${name} lies over ${other}`)
}

const named = (name: string, shapes: readonly Shape[]): Record<string, Shape> =>
  Object.fromEntries(shapes.map((shape, index) => [`${name} ${index + 1}`, shape]))

test('on a built Realm nothing lies over anything, with one army or two and up to four Heroes', () => {
  for (const armies of [1, 2])
    for (const heroes of [1, 2, 3, 4])
      apart({
        value: at(VALUE, round(7)),
        counter: at(COUNTER, round(7)),
        city: at(BUILDING, CITY),
        ...named(
          'hero',
          heroBerths(heroes, 'built').map((berth) => at(berth, HERO)),
        ),
        ...named(
          'army',
          armyBerths(armies).map((berth) => at(berth, PLATE)),
        ),
      })
})

test('where there is no building up to seven Heroes stand beside each other', () => {
  for (const on of ['open', 'home'] as const)
    for (const heroes of [1, 2, 3, 4, 5, 6, 7])
      apart(
        named(
          'hero',
          heroBerths(heroes, on).map((berth) => at(berth, HERO)),
        ),
      )
})

/** Round things are apart by their radii, not by their boxes. */
const distance = (a: { readonly x: number; readonly y: number }, b: typeof a): number =>
  Math.hypot(a.x - b.x, a.y - b.y)

test('fire and swords lie clear of the value, the counter and the widest army', () => {
  assert.ok(distance(FIRE, VALUE) >= 12 + 7)
  assert.ok(distance(BATTLE, COUNTER) >= 12 + 7)
  assert.ok(BATTLE.x - 12 > WIDEST_PLATE / 2)
  assert.ok(FIRE.x + 12 < -WIDEST_PLATE / 2)
})

const clamp = (at: number, least: number, most: number): number => Math.min(most, Math.max(least, at))

test('no Port lies over the value, the counter or an army', () => {
  for (const side of SIDES) {
    const port = portBerth(side)
    const reach = 8 * port.scale
    for (const disc of [VALUE, COUNTER]) assert.ok(distance(port, disc) > reach + 7, `side ${side}`)
    for (const { left, right, top, bottom } of armyBerths(1).map((berth) => at(berth, PLATE))) {
      const nearest = { x: clamp(port.x, left, right), y: clamp(port.y, top, bottom) }
      assert.ok(distance(port, nearest) > reach, `side ${side}`)
    }
  }
})

test('ships at sea lie beside each other, and so do those in a Port', () => {
  for (const count of [1, 2, 3, 4, 5, 6])
    apart(
      named(
        'ship',
        seaBerths(count).map((berth) => at(berth, HULL)),
      ),
    )
  const [first, second] = quayBerths(0, 2).map((berth) => at(berth, HULL))
  assert.ok(first && second && !overlap(first, second))
})
