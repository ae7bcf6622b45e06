import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CARD_IDS, cardOf, DECK_IDS, DECKS } from '../../src/data/cards.ts'
import { type Line, SET_SAILS } from '../../src/data/deck-figures.ts'
import { BASES, CONTACT, MM } from '../../src/data/measures.ts'
import { courseEnd } from '../../src/geometry/course.ts'
import { footprint } from '../../src/geometry/footprint.ts'
import { gap, overlap } from '../../src/geometry/overlap.ts'
import { slide } from '../../src/geometry/slide.ts'
import { track } from '../../src/geometry/track.ts'
import { trackOf } from '../../src/movement/track-of.ts'
import { anyPose, closePose, mirrored, pose } from './water.ts'

const north = pose(450, 450)

/** Where the middle of the stern edge is, from where the middle of the bow edge was: millimetres and degrees. */
function sternFromBow(
  id: (typeof CARD_IDS)[number],
  sails: (typeof SET_SAILS)[number],
  colour: 'orange' | 'green',
) {
  const { track: line, way } = trackOf('D', id, sails, colour, 1)
  const end = courseEnd({ from: north, base: BASES.thirdRate, track: line, way })
  const half = BASES.thirdRate.length / 2
  const radians = (end.heading * Math.PI) / 180_000
  const turned = end.heading > 180_000 ? end.heading - 360_000 : end.heading
  return [
    (end.x - half * Math.sin(radians) - north.x) / MM,
    (end.y - half * Math.cos(radians) - north.y - half) / MM,
    turned / 1000,
  ]
}

/** Deck D as it was measured (REF 1.4): card, sails, arrow, right, ahead, turned. */
const MEASURED = [
  ['straight', 'full', 'orange', 0, 28.6, 0],
  ['straight', 'full', 'green', 0, 43.9, 0],
  ['straight', 'battle', 'orange', 0, 18.6, 0],
  ['straight', 'battle', 'green', 0, 29.1, 0],
  ['straight', 'backing', 'orange', 0, 9.4, 0],
  ['straight', 'backing', 'green', 0, 16.1, 0],
  ['slip-right', 'full', 'orange', 9.5, 25.2, 28.9],
  ['slip-right', 'full', 'green', 13.6, 40.3, 0],
  ['slip-right', 'battle', 'orange', 6.4, 17.2, 30.5],
  ['slip-right', 'battle', 'green', 11.1, 27.4, 0],
  ['slip-right', 'backing', 'orange', 2.5, 9.4, 32.7],
  ['slip-right', 'backing', 'green', 5.8, 15.2, 0],
  ['slip-left', 'battle', 'orange', -6.4, 17.2, -30.5],
  ['veer-6', 'full', 'orange', 3.2, 30.2, 18.1],
  ['veer-6', 'full', 'green', 7.9, 44.0, 22.5],
  ['veer-6', 'battle', 'orange', 2.0, 18.7, 17.9],
  ['veer-6', 'battle', 'green', 5.6, 29.1, 22.5],
  ['veer-6', 'backing', 'orange', 0.5, 9.1, 11.4],
  ['veer-6', 'backing', 'green', 2.3, 16.1, 22.5],
  ['veer-4', 'full', 'green', -7.9, 44.0, -22.5],
  ['veer-7', 'full', 'orange', 5.5, 30.4, 30.0],
  ['veer-7', 'full', 'green', 14.0, 43.8, 45],
  ['veer-7', 'battle', 'orange', 3.7, 19.3, 30.6],
  ['veer-7', 'battle', 'green', 10.4, 29.0, 45],
  ['veer-7', 'backing', 'orange', 0.7, 9.6, 29.9],
  ['veer-7', 'backing', 'green', 4.9, 15.5, 45],
  ['veer-3', 'backing', 'green', -4.9, 15.5, -45],
  ['veer-8', 'full', 'orange', 3.6, 28.7, 28.0],
  ['veer-8', 'full', 'green', 15.9, 42.9, 67.5],
  ['veer-8', 'battle', 'orange', 3.3, 19.0, 33.4],
  ['veer-8', 'battle', 'green', 11.1, 28.2, 67.5],
  ['veer-8', 'backing', 'orange', 0.8, 9.2, 39.3],
  ['veer-8', 'backing', 'green', 5.9, 14.6, 67.5],
  ['veer-2', 'battle', 'orange', -3.3, 19.0, -33.4],
  ['two-easy-right', 'battle', 'orange', 0.7, 16.0, 17.8],
  ['two-easy-right', 'battle', 'green', 4.1, 25.3, 17.0],
  ['two-hard-right', 'battle', 'orange', 2.7, 14.3, 23.9],
  ['two-hard-right', 'battle', 'green', 8.5, 22.8, 32.2],
  ['one-easy-right', 'battle', 'orange', 5.0, 12.7, 29.3],
  ['one-easy-right', 'battle', 'green', 10.9, 20.3, 43.1],
  ['one-hard-right', 'battle', 'orange', 2.1, 12.8, 52.0],
  ['one-hard-right', 'battle', 'green', 10.3, 18.5, 57.8],
  ['aback-5', 'battle', 'orange', 0, 12.1, 0],
  ['aback-6', 'battle', 'orange', 6.5, 13.5, 63.5],
] as const

test('SOG 6.1.2, SOG 6.1.3, SOG 2.2.4 the measured deck is reproduced to a tenth of a millimetre', () => {
  for (const [id, sails, colour, right, ahead, turned] of MEASURED) {
    const [x, y, h] = sternFromBow(id, sails, colour)
    assert.ok(Math.abs((x ?? 0) - right) < 0.1, `${id} ${sails} ${colour}: ${x} to the right`)
    assert.ok(Math.abs((y ?? 0) - ahead) < 0.1, `${id} ${sails} ${colour}: ${y} ahead`)
    assert.ok(Math.abs((h ?? 0) - turned) < 0.001, `${id} ${sails} ${colour}: turned ${h}`)
  }
})

test('SOG 6.1.2 a straight card carries a ship a base length and the arrow', () => {
  const { track: line, way } = trackOf('D', 'straight', 'battle', 'green', 1)
  const end = courseEnd({ from: north, base: BASES.thirdRate, track: line, way })
  assert.deepEqual(end, { x: 450_000, y: 450_000 + 75_000 + 29_100, heading: 0 })
})

test('SOG 6.1.5, SOG 6.1.6 two sandglasses carry the stern along the line astern', () => {
  const base = BASES.thirdRate
  const straight = trackOf('D', 'aback-5', 'battle', 'red', 2)
  assert.deepEqual(courseEnd({ from: north, base, ...straight }), pose(450, 450 - 17.9))
  const turn = trackOf('D', 'aback-6', 'battle', 'red', 2)
  assert.equal(turn.way, 'astern')
  assert.equal(turn.track.end.turned, 66_100)
  const cusp = turn.track.at(Math.hypot(6.6, 18.3) / (Math.hypot(6.6, 18.3) + Math.hypot(7.5, 2.2)))
  assert.ok(Math.abs(cusp.right + 6600) < 1 && Math.abs(cusp.ahead + 18_300) < 1)
})

test('SOG 6.1.6 a line runs smoothly through its orange arrow to its green one', () => {
  for (const deck of DECK_IDS) {
    for (const card of DECKS[deck].values()) {
      if (card.border !== 'blue') continue
      for (const sails of SET_SAILS) {
        const { orange, green }: Line = card.lines[sails]
        const line = track(orange, green)
        let before = line.at(0)
        assert.deepEqual([before.right, before.ahead, before.turned], [0, 0, 0])
        for (let part = 0.01; part <= 1; part += 0.01) {
          const here = line.at(part)
          const step = Math.hypot(here.right - before.right, here.ahead - before.ahead)
          assert.ok(step < line.length * 0.03, `${deck} ${card.id} ${sails} jumps at ${part}`)
          before = here
        }
        assert.deepEqual(Object.values(line.at(1)), [...green])
      }
    }
  }
})

test('SOG 6.2.10 the mirror of every movement is the movement of the mirror', () => {
  const cards = fc.constantFrom(
    ...(['slip-right', 'veer-6', 'veer-8', 'two-hard-right', 'one-easy-right', 'aback-6'] as const),
  )
  const other = {
    'slip-right': 'slip-left',
    'veer-6': 'veer-4',
    'veer-8': 'veer-2',
    'two-hard-right': 'two-hard-left',
    'one-easy-right': 'one-easy-left',
    'aback-6': 'aback-4',
  } as const
  fc.assert(
    fc.property(
      anyPose,
      cards,
      fc.constantFrom(1, 2),
      fc.constantFrom('orange', 'green'),
      (from, card, glasses, colour) => {
        const base = BASES.thirdRate
        const right = courseEnd({ from, base, ...trackOf('D', card, 'full', colour, glasses) })
        const left = courseEnd({
          from: mirrored(from),
          base,
          ...trackOf('D', other[card], 'full', colour, glasses),
        })
        assert.deepEqual(left, mirrored(right))
      },
    ),
  )
})

test('SOG 6.2.6, SOG 6.2.7, SOG 6.2.10 a slide ends free of the other ship, and in contact if it was stopped', () => {
  const cards = fc.constantFrom(...CARD_IDS.filter((id) => DECKS.C.has(id)))
  fc.assert(
    fc.property(
      closePose,
      closePose,
      cards,
      fc.constantFrom('orange', 'green'),
      fc.constantFrom(1, 2),
      (a, b, card, colour, glasses) => {
        const base = BASES.frigate
        const rock = footprint(b, BASES.thirdRate)
        const isBlocked = (at: typeof a) => overlap(footprint(at, base), rock)
        if (isBlocked(a)) return
        const course = { from: a, base, ...trackOf('C', card, 'full', colour, glasses) }
        const { pose: end, struck } = slide(course, isBlocked)
        assert.equal(isBlocked(end), false)
        if (struck !== null) assert.ok(gap(footprint(end, base), rock) <= CONTACT)
      },
    ),
    { numRuns: 2000, seed: 1805, endOnFailure: true },
  )
})

test('SOG 6.2.9 a slide with nothing in the way comes to the end of the arrow', () => {
  const course = { from: north, base: BASES.frigate, ...trackOf('A', 'veer-9', 'full', 'green', 1) }
  assert.deepEqual(
    slide(course, () => false),
    { pose: courseEnd(course), struck: null },
  )
})

test('SOG 2.2.1 a card that a deck does not have is refused', () => {
  assert.throws(() => cardOf('B', 'veer-9'), /no card/)
})
