import assert from 'node:assert/strict'
import test from 'node:test'
import { SIDES } from '@windward/sails-of-war/facts'
import { WIDEST_PLINTH } from '../../board/pieces/plinth.ts'
import {
  armyBerths,
  BATTLE,
  type Berth,
  COUNTER,
  FIRE,
  heroBerths,
  portBerth,
  quayBerths,
  seaBerths,
  serpentBerth,
  VALUE,
} from '../../board/spots.ts'

/** What a piece covers about the place it is drawn at. */
interface Shape {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Of a figure the middle counts: swords and cloaks may lie before what is behind them. */
const HERO: Shape = { left: -9, right: 9, top: -56, bottom: 4 }
const PLINTH: Shape = { left: -WIDEST_PLINTH / 2, right: WIDEST_PLINTH / 2, top: 0, bottom: 23 }
const CHIP: Shape = { left: -37, right: 37, top: -11, bottom: 23 }
const HULL: Shape = { left: -50, right: 54, top: -76, bottom: 5 }
const REACH = 86.6

const at = ({ x, y, scale }: Berth, { left, right, top, bottom }: Shape): Shape => ({
  left: x + left * scale,
  right: x + right * scale,
  top: y + top * scale,
  bottom: y + bottom * scale,
})

const overlap = (a: Shape, b: Shape): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function apart(what: string, shapes: readonly Shape[]): void {
  for (const [index, shape] of shapes.entries())
    for (const other of shapes.slice(index + 1)) assert.ok(!overlap(shape, other), what)
}

const distance = (a: { readonly x: number; readonly y: number }, b: typeof a): number =>
  Math.hypot(a.x - b.x, a.y - b.y)

test('armies of one Realm stand apart, two with their figures and up to six as numbers', () => {
  for (const count of [1, 2]) {
    const shapes = armyBerths(count).map((berth) => at(berth, PLINTH))
    apart(`${count} armies`, shapes)
  }
  for (const count of [3, 4, 5, 6])
    apart(
      `${count} armies`,
      armyBerths(count).map((berth) => at(berth, CHIP)),
    )
})

test('up to seven Heroes stand beside each other', () => {
  for (const count of [1, 2, 3, 4, 5, 6, 7])
    apart(
      `${count} Heroes`,
      heroBerths(count).map((berth) => at(berth, HERO)),
    )
})

test('value and counter lie clear of the army, of fire and swords, and of every Port', () => {
  for (const disc of [VALUE, COUNTER]) {
    for (const army of armyBerths(1).map((berth) => at(berth, PLINTH)))
      assert.ok(army.top >= disc.y + 16, 'the army stands lower')
    for (const badge of [FIRE, BATTLE]) assert.ok(distance(disc, badge) >= 15 + 12 * badge.scale)
    for (const side of SIDES) assert.ok(distance(portBerth(side), disc) > 15 + 20, `side ${side}`)
  }
})

test('ships at sea lie apart and inside their zone, beside a Serpent, too', () => {
  for (const serpent of [false, true])
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const shapes = seaBerths(count, serpent).map((berth) => at(berth, HULL))
      apart(`${count} ships`, shapes)
      for (const { top, bottom } of shapes)
        assert.ok(top >= -REACH && bottom <= REACH, `${count} ships are inside`)
    }
  for (const berth of [serpentBerth(false, false), serpentBerth(false, true)])
    assert.ok(berth.y - 56 * berth.scale > -REACH && berth.y + 38 * berth.scale < REACH)
})

test('ships in a Port lie beside each other', () => {
  const [first, second] = quayBerths(0, 2).map((berth) => at(berth, { ...HULL, left: -48, right: 48 }))
  assert.ok(first && second && !overlap(first, second))
})
