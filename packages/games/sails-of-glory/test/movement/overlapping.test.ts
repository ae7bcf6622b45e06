import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { BLUE_IDS, DECKS } from '../../src/data/cards.ts'
import { BASES, CONTACT } from '../../src/data/measures.ts'
import type { ShipId } from '../../src/data/ships.ts'
import type { Colour } from '../../src/geometry/attitude.ts'
import { footprint } from '../../src/geometry/footprint.ts'
import { gap, overlap } from '../../src/geometry/overlap.ts'
import type { Pose } from '../../src/geometry/pose.ts'
import { type Mover, moveAll } from '../../src/movement/move-all.ts'
import { movement } from '../../src/movement/movement.ts'
import { trackOf } from '../../src/movement/track-of.ts'
import { berthOf } from '../../src/ships.ts'
import { closePose, mirrored } from '../geometry/water.ts'
import { draws, type Lying, once, poseAt, position, Scene, type SceneWish } from '../scene.ts'

type Ships = Partial<Record<ShipId, Lying>>
const plan = (now: string) => ({ plan: { now, next: null } }) as Pick<Lying, 'plan'>

function sail(ships: Ships, options: object = {}, wish: SceneWish = {}) {
  return new Scene(position(ships, options), once(movement), wish)
}

function apart(scene: Scene, a: ShipId, b: ShipId): number {
  return gap(berthOf(scene.ship(a)).foot, berthOf(scene.ship(b)).foot)
}

test('SOG E44, SOG 6.2.3 ships head on that are clear of each other at the end do not collide', () => {
  const scene = sail({
    'hms-defence': { at: [400, 500, 0], ...plan('straight') },
    genereux: { at: [400, 600, 180], ...plan('straight') },
  })
  assert.deepEqual(scene.ship('hms-defence').pose, poseAt(400, 593.6))
  assert.equal(scene.ship('genereux').course?.slid, false)
})

test('SOG E31, SOG 6.2.1, SOG 6.2.4, SOG 6.2.5, SOG 6.2.6, SOG 6.2.7 the greater burden moves as planned, the other slides her bow until she touches', () => {
  const scene = sail({
    genereux: { at: [400, 400, 0], ...plan('straight') },
    'hms-terpsichore': { at: [330, 520, 90], ...plan('straight') },
  })
  assert.deepEqual(scene.ship('genereux').pose, poseAt(400, 493))
  const { pose, course } = scene.ship('hms-terpsichore')
  assert.equal(course?.slid, true)
  assert.ok(apart(scene, 'genereux', 'hms-terpsichore') <= CONTACT)
  assert.ok(Math.abs(pose.x - 341_250) <= 1 && pose.y === 520_000)
  assert.ok(scene.told().includes('HMS Terpsichore is stopped by Généreux.'))
})

test('SOG E32, SOG 6.2.6, SOG 6.2.7 the greater burden slides up to a ship that has not moved; that one then follows by her stern', () => {
  const scene = sail({
    genereux: { at: [400, 400, 0], ...plan('straight') },
    'hms-terpsichore': { at: [350, 470, 90], ...plan('veer-8') },
  })
  const [first, second] = [scene.ship('genereux'), scene.ship('hms-terpsichore')]
  assert.deepEqual([first.course?.slid, second.course?.slid], [true, true])
  assert.ok(Math.abs(first.pose.y - 410_500) <= 1, 'her bow comes up to the other’s side')
  assert.ok(second.pose.x > 385_000, 'the other is set on her card, a length ahead')
  assert.ok(apart(scene, 'genereux', 'hms-terpsichore') <= CONTACT)
})

test('SOG 6.2.2 a ship that would end where another was put back joins those that move one by one', () => {
  const scene = sail({
    'hms-defence': { at: [400, 400, 0], ...plan('straight') },
    genereux: { at: [400, 480, 180], aground: true },
    courageuse: { at: [330, 400, 90], ...plan('straight') },
  })
  assert.ok(Math.abs(scene.ship('hms-defence').pose.y - 405_000) <= 1)
  assert.equal(scene.ship('courageuse').course?.slid, true)
  assert.ok(apart(scene, 'hms-defence', 'courageuse') <= CONTACT)
})

test('SOG 6.2.4 burden, then attitude, then the lot', () => {
  const order: string[][] = []
  const mover = (id: ShipId, burden: number, colour: Colour, x: number): Mover => ({
    id,
    burden,
    colour,
    pose: poseAt(x, 400),
    base: BASES.thirdRate,
    course: {
      from: poseAt(x, 400),
      base: BASES.thirdRate,
      ...trackOf('D', x < 420 ? 'slip-right' : 'slip-left', 'full', 'green', 1),
    },
  })
  const lot = (alike: readonly ShipId[]) => {
    order.push([...alike])
    return [...alike].reverse()
  }
  const pair = (one: Mover, two: Mover) => moveAll([one, two], [], lot)
  const slid = (moved: ReturnType<typeof moveAll>) => moved.filter((each) => each.slid).map(({ id }) => id)
  assert.deepEqual(slid(pair(mover('genereux', 5, 'red', 400), mover('courageuse', 3, 'green', 455))), [
    'courageuse',
  ])
  assert.deepEqual(slid(pair(mover('genereux', 5, 'orange', 400), mover('aquilon', 5, 'green', 455))), [
    'genereux',
  ])
  assert.deepEqual(order, [])
  assert.deepEqual(slid(pair(mover('genereux', 5, 'green', 400), mover('aquilon', 5, 'green', 455))), [
    'genereux',
  ])
  assert.deepEqual(order, [['genereux', 'aquilon']])
})

test('SOG 6.2.8 a ship driven astern slides astern until she touches', () => {
  const scene = sail(
    {
      'hms-defence': { at: [400, 400, 270], plan: { now: 'straight', next: null }, aback: 1 },
      genereux: { at: [470, 400, 0], aground: true },
    },
    { level: 'standard' },
  )
  const { pose } = scene.ship('hms-defence')
  assert.ok(pose.x > 400_000 && pose.x < 417_900)
  assert.ok(apart(scene, 'hms-defence', 'genereux') <= CONTACT)
})

test('SOG 6.2.9, SOG 10.4.3 who cannot complete her manoeuvre for a friend has collided, though the slide touches nobody', () => {
  const scene = sail(
    {
      'hms-defence': { at: [400, 400, 0], ...plan('straight') },
      'hms-terpsichore': { at: [400, 511, 90], aground: true },
    },
    { level: 'standard' },
    { dice: draws('0', '0', '0', '0', '0', '0', '0') },
  ).diceSpent()
  const [defence, still] = [scene.ship('hms-defence'), scene.ship('hms-terpsichore')]
  assert.equal(defence.course?.slid, true)
  assert.deepEqual(defence.pose, poseAt(400, 418.6))
  assert.ok(apart(scene, 'hms-defence', 'hms-terpsichore') > CONTACT)
  assert.deepEqual([defence.zero.length, still.zero.length], [2, 5])
  assert.ok(scene.told().includes('HMS Defence finds HMS Terpsichore in her way and comes less far.'))
})

test('SOG E55, SOG 10.4.1, SOG 10.4.3 a frigate between two friends draws for both, and each of them for her', () => {
  const ships: Ships = {
    'hms-defence': { at: [400, 470, 90], aground: true },
    'hms-terpsichore': { at: [437.5, 400, 0], ...plan('straight') },
    'hms-vanguard': { at: [476, 510, 90], aground: true },
  }
  const british: ShipId[] = ['hms-defence', 'hms-terpsichore', 'hms-vanguard']
  const scene = sail(
    ships,
    { level: 'standard', fleets: { british, french: ['genereux'] } },
    { dice: draws(...Array<string>(14).fill('0')) },
  ).diceSpent()
  assert.deepEqual(
    british.map((id) => scene.ship(id).zero.length),
    [2, 10, 2],
  )
  assert.ok(apart(scene, 'hms-terpsichore', 'hms-defence') <= CONTACT)
  assert.ok(apart(scene, 'hms-terpsichore', 'hms-vanguard') > CONTACT)
})

test('SOG 10.4.3 friends whose manoeuvres would end on each other have collided once, whoever is then in whose way', () => {
  const scene = sail(
    {
      'hms-defence': { at: [400, 400, 0], ...plan('straight') },
      'hms-terpsichore': { at: [330, 500, 90], ...plan('straight') },
    },
    { level: 'standard' },
    { dice: draws('0', '0', '0', '0', '0', '0', '0') },
  ).diceSpent()
  assert.deepEqual(scene.ship('hms-defence').pose, poseAt(400, 493.6), 'she completes hers')
  assert.deepEqual([scene.ship('hms-defence').zero.length, scene.ship('hms-terpsichore').zero.length], [2, 5])
})

test('SOG E36, SOG 10.4.1, SOG 10.4.3 friends that collide draw for each other’s burden', () => {
  const scene = sail(
    {
      'hms-defence': { at: [400, 400, 0], ...plan('straight') },
      'hms-terpsichore': { at: [400, 470, 90], aground: true },
    },
    { level: 'standard' },
    { dice: ['0', '1', '0', '0', '0', '0', '2'].map((face) => ({ draws: face })) },
  )
  assert.equal(
    scene.diceSpent().ship('hms-defence').zero.length + scene.ship('hms-defence').hull.flat().length,
    2,
  )
  assert.equal(
    scene.ship('hms-terpsichore').zero.length + scene.ship('hms-terpsichore').hull.flat().length,
    5,
  )
})

test('SOG 10.4.2 enemies do each other no damage, nor do friends in the Basic rules', () => {
  const heap = (other: ShipId): Ships => ({
    'hms-defence': { at: [400, 400, 0], ...plan('straight') },
    [other]: { at: [400, 470, 90], aground: true },
  })
  for (const scene of [sail(heap('genereux'), { level: 'standard' }), sail(heap('hms-terpsichore'))]) {
    assert.match(scene.told().join(), /HMS Defence is stopped/)
    assert.deepEqual(scene.ship('hms-defence').zero, [])
  }
})

test('SOG 10.4.3 who leaves the sea by the movement in which a friend runs into her has still collided', () => {
  const scene = sail(
    {
      'hms-defence': { at: [300, 876, 90], ...plan('veer-4') },
      'hms-terpsichore': { at: [390, 800, 0], ...plan('straight') },
    },
    { level: 'standard' },
    { dice: Array.from({ length: 5 }, () => ({ draws: '0' })) },
  )
  assert.equal(scene.diceSpent().ship('hms-defence').fate, 'left')
  assert.equal(scene.ship('hms-terpsichore').zero.length, 5)
})

/** Any heap of ships that do not overlap, each with any card. */
const heap = fc.array(
  fc.record({
    at: closePose,
    card: fc.constantFrom(...BLUE_IDS.filter((id) => DECKS.D.has(id))),
    colour: fc.constantFrom<Colour>('green', 'orange'),
    still: fc.boolean(),
  }),
  { minLength: 2, maxLength: 6 },
)
const NAMES = ['genereux', 'aquilon', 'hms-defence', 'hms-vanguard', 'hms-bellona', 'hms-goliath'] as const

interface Piece {
  readonly at: Pose
  readonly card: (typeof BLUE_IDS)[number]
  readonly colour: Colour
  readonly still: boolean
}

function movers(pieces: readonly Piece[]): Mover[] {
  const base = BASES.thirdRate
  const placed: Mover[] = []
  for (const [index, { at, card, colour, still }] of pieces.entries()) {
    if (placed.some((other) => overlap(footprint(at, base), footprint(other.pose, base)))) continue
    const course = still ? null : { from: at, base, ...trackOf('D', card, 'full', colour, 1) }
    placed.push({ id: NAMES[index] ?? 'genereux', burden: 5, colour, pose: at, base, course })
  }
  return placed
}

test('SOG 6.2.10 whatever the heap, no two bases overlap after movement, and who lies still stays', () => {
  fc.assert(
    fc.property(heap, (pieces) => {
      const fleet = movers(pieces)
      const moved = moveAll(fleet, [], (alike) => alike)
      const feet = moved.map(({ pose }) => footprint(pose, BASES.thirdRate))
      for (const [index, one] of feet.entries()) {
        for (const other of feet.slice(index + 1)) assert.equal(overlap(one, other), false)
        if (fleet[index]?.course === null) assert.deepEqual(moved[index]?.pose, fleet[index]?.pose)
      }
    }),
    { numRuns: 1000, seed: 1805, endOnFailure: true },
  )
})

const OTHER_HAND: Readonly<Partial<Record<string, (typeof BLUE_IDS)[number]>>> = {
  'slip-right': 'slip-left',
  'slip-left': 'slip-right',
  'veer-6': 'veer-4',
  'veer-4': 'veer-6',
  'veer-7': 'veer-3',
  'veer-3': 'veer-7',
  'veer-8': 'veer-2',
  'veer-2': 'veer-8',
}

test('SOG 6.2.10 a mirrored heap comes to the mirrored places', () => {
  fc.assert(
    fc.property(heap, (pieces) => {
      const there = pieces.map(({ at, card, ...rest }) => ({
        ...rest,
        at: mirrored(at),
        card: OTHER_HAND[card] ?? card,
      }))
      const here = moveAll(movers(pieces), [], (alike) => alike)
      const mirror = moveAll(movers(there), [], (alike) => alike)
      assert.deepEqual(
        mirror.map(({ pose }) => pose),
        here.map(({ pose }) => mirrored(pose)),
      )
    }),
    { numRuns: 500, seed: 1805, endOnFailure: true },
  )
})
