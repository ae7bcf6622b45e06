import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { BAGS, BAGS_PROVENANCE, LETTERS } from '../../src/data/bags.ts'
import { BATTERIES, BATTERIES_PROVENANCE } from '../../src/data/batteries.ts'
import { BLUE_COPIES, DECK_IDS, DECKS, DECKS_PROVENANCE } from '../../src/data/cards.ts'
import { CLASSES, CLASSES_PROVENANCE } from '../../src/data/classes.ts'
import { FACES, type Face } from '../../src/data/faces.ts'
import { BASES, MEASURES_PROVENANCE, RULER } from '../../src/data/measures.ts'
import { provenanceSchema } from '../../src/data/provenance.ts'
import { SCORES_PROVENANCE } from '../../src/data/scores.ts'
import { BACKS, SHIP_IDS, SHIPS, SHIPS_PROVENANCE } from '../../src/data/ships.ts'
import { BUILDING, OUTLINES, TERRAIN_PROVENANCE } from '../../src/data/terrain.ts'
import { VALUES_PROVENANCE } from '../../src/data/values.ts'
import { WIND_COUNTERS_PROVENANCE } from '../../src/data/wind-counters.ts'

const whole = z.int()
const count = z.int().positive()
const end = z.tuple([
  whole.min(-40_000).max(40_000),
  whole.min(-20_000).max(70_000),
  whole.min(-90_000).max(90_000),
])
const line = z.strictObject({ orange: end, green: end })
const card = z.discriminatedUnion('border', [
  z.strictObject({
    border: z.literal('blue'),
    id: z.string(),
    veer: z.int().min(0).max(10),
    lines: z.strictObject({ full: line, battle: line, backing: line }),
  }),
  z.strictObject({
    border: z.literal('red'),
    id: z.string(),
    one: end,
    two: end,
    cusp: z.tuple([whole, whole]).nullable(),
  }),
  z.strictObject({
    border: z.literal('gray'),
    id: z.string(),
    masts: z.union([z.literal(1), z.literal(2)]),
    line,
  }),
])

test('SOG 2.2.1, SOG 2.2.2, SOG 2.2.3 the decks hold the cards they are printed with', () => {
  for (const id of DECK_IDS) {
    const cards = [...DECKS[id].values()]
    for (const each of cards) card.parse(each)
    const blue = cards.flatMap((each) => (each.border === 'blue' ? [each] : []))
    const frigate = id === 'A' || id === 'C'
    assert.equal(blue.length * BLUE_COPIES, frigate ? 26 : 18)
    assert.equal(cards.filter(({ border }) => border === 'red').length, 3)
    assert.equal(cards.filter(({ border }) => border === 'gray').length, 8)
    assert.equal(blue.length * BLUE_COPIES + 3 + 8, frigate ? 37 : 29)
    const values = blue.map(({ veer }) => veer)
    assert.deepEqual([Math.min(...values), Math.max(...values)], frigate ? [0, 10] : [2, 8])
  }
})

test('SOG 2.2.5 a left-hand card is the mirror of the right-hand one, and their values add up to ten', () => {
  for (const id of DECK_IDS) {
    for (const [right, left] of [
      ['veer-6', 'veer-4'],
      ['veer-8', 'veer-2'],
      ['slip-right', 'slip-left'],
    ] as const) {
      const one = DECKS[id].get(right)
      const two = DECKS[id].get(left)
      assert.ok(one?.border === 'blue' && two?.border === 'blue')
      assert.equal(one.veer + two.veer, 10)
      const [x, y, turned] = one.lines.full.green
      assert.deepEqual(two.lines.full.green, [0 - x, y, 0 - turned])
    }
  }
})

test('SOG 2.3.1 the bags hold the printed numbers of counters', () => {
  const sizes = LETTERS.map((letter) =>
    Object.values(BAGS[letter]).reduce((sum, n) => sum + z.int().parse(n), 0),
  )
  assert.deepEqual(sizes, [90, 90, 60, 60, 90])
  assert.deepEqual(FACES.get('3l'), { points: 3, symbol: 'leak', underlined: true })
  assert.deepEqual(FACES.get('c'), { points: 0, symbol: 'crew', underlined: false })
  assert.deepEqual(FACES.get('6'), { points: 6, symbol: null, underlined: true })
  assert.deepEqual(FACES.get('2c'), { points: 2, symbol: 'crew', underlined: false })
})

test('SOG 2.1.1, SOG 2.1.2, SOG 2.1.3 twenty-four ships of four classes, each with a log', () => {
  assert.equal(SHIP_IDS.length, 24)
  for (const { log, burden, veer } of Object.values(CLASSES)) {
    count.parse(burden)
    count.parse(veer)
    for (const [index, { guns, musketry, actions }] of log.entries()) {
      for (const figure of [...guns, musketry, actions]) count.max(9).parse(figure)
      const before = log[index - 1]
      if (before !== undefined) assert.ok(before.guns[1] >= guns[1] && before.actions >= actions)
    }
  }
  for (const { crew, guns, class: kind } of Object.values(SHIPS)) {
    count.parse(crew)
    count.parse(guns)
    assert.ok(kind in CLASSES)
  }
  assert.deepEqual(
    Object.values(CLASSES).map(({ burden, veer, deck, points, log }) => [
      burden,
      veer,
      deck,
      log.length,
      points,
    ]),
    [
      [2, 8, 'C', 9, 50],
      [3, 7, 'A', 8, 50],
      [5, 5, 'B', 10, 92],
      [5, 5, 'D', 10, 90],
    ],
  )
  assert.equal(BACKS.courageuse, 'unite')
})

/** A log as the reference writes it, column by column. */
const logs = Object.fromEntries(
  Object.entries(CLASSES).map(([id, { log }]) => [
    id,
    [
      log.map(({ guns }) => guns.join('/')).join(' '),
      log.map(({ musketry }) => musketry).join(''),
      log.map(({ actions }) => actions).join(''),
    ],
  ]),
)

test('SOG 2.1.3, SOG 11.2.1 every box of every log', () => {
  assert.deepEqual(logs, {
    amazon: ['3/4/3 3/4/3 2/3/2 2/3/2 2/3/2 2/2/2 2/2/2 1/2/1 1/1/1', '222211111', '444433221'],
    concorde: ['2/3/2 2/3/2 2/3/2 2/2/2 2/2/2 1/2/1 1/2/1 1/1/1', '22222111', '44443321'],
    temeraire: ['5/7/5 5/7/5 5/7/5 4/6/4 4/6/4 3/5/3 3/4/3 2/3/2 2/3/2 1/2/1', '4444333221', '4444333221'],
    bellona: ['5/7/5 5/7/5 4/6/4 4/6/4 4/6/4 3/5/3 3/4/3 2/3/2 2/3/2 1/2/1', '4443332221', '4444333221'],
  })
})

test('SOG 2.3.1 what a counter of each bag does on the average, in points and in crew', () => {
  const mean = (letter: (typeof LETTERS)[number], of: (face: Face) => number) => {
    const counters = [...FACES].map(([id, face]) => ({ count: BAGS[letter][id] ?? 0, face }))
    const all = counters.reduce((sum, { count }) => sum + count, 0)
    const sum = counters.reduce((total, { count, face }) => total + count * of(face), 0)
    return Math.round((sum / all) * 100) / 100
  }
  const crew = ({ symbol }: Face) => (symbol === 'crew' ? 1 : 0)
  assert.deepEqual(
    LETTERS.map((letter) => [mean(letter, ({ points }) => points), mean(letter, crew)]),
    [
      [0.79, 0.12],
      [1.61, 0.12],
      [0.7, 0.08],
      [0.33, 0.47],
      [0, 0.4],
    ],
  )
})

test('SOG 2.3.1 every face in every bag', () => {
  const faces = (letter: (typeof LETTERS)[number]) =>
    [...FACES.keys()].flatMap((id) => (BAGS[letter][id] ? [`${id}×${BAGS[letter][id]}`] : [])).join(' ')
  assert.deepEqual(LETTERS.map(faces), [
    '0×36 1×20 2×10 3×4 4×1 c×9 2c×2 1s×3 1m×1 1f×1 2l×2 2r×1',
    '0×24 1×14 2×12 3×8 4×5 5×2 6×3 c×6 2c×5 1s×2 2m×2 2f×2 3l×3 3r×2',
    '0×22 1×6 2×1 c×3 1c×2 1s×17 2s×4 1m×3 2m×2',
    '0×22 1×6 2×1 c×20 1c×7 2c×1 1s×2 1f×1',
    '0×54 c×36',
  ])
})

test('SOG 2.1.4 bases, and SOG 1.3.2 the ruler', () => {
  assert.deepEqual(BASES.thirdRate, {
    length: 75_000,
    width: 47_500,
    mastFromBow: 40_000,
    dotsOff: 9_200,
    dotsApart: 23_000,
  })
  assert.deepEqual(
    [BASES.frigate.length, BASES.frigate.width, BASES.frigate.mastFromBow],
    [70_000, 44_000, 37_000],
  )
  assert.deepEqual(RULER, { length: 250_000, half: 125_000, red: 62_500, width: 19_000 })
})

test('SOG 14.1.1 batteries have a log with a figure for every arc', () => {
  for (const { arcs, log, fortification } of Object.values(BATTERIES)) {
    count.parse(fortification)
    for (const { guns } of log) assert.equal(guns.length, arcs.length)
  }
})

test('SOG 14.1.1 every box of every battery, its arcs and its points', () => {
  assert.deepEqual(
    Object.values(BATTERIES).map(({ fortification, points, arcs, log }) => [
      fortification,
      points,
      arcs.map(({ middle, half }) => `${middle / 1000}±${half / 1000}`).join(' '),
      log.map(({ guns }) => guns.join('/')).join(' '),
      log.map(({ musketry }) => musketry).join(''),
      log.map(({ actions }) => actions).join(''),
    ]),
    [
      [3, 25, '0±45', '3 3 2 2 1', '22111', '33221'],
      [4, 45, '-35±30 35±30', '4/4 4/4 3/3 3/3 2/2 1/1', '332211', '333221'],
      [6, 80, '-60±33 0±33 60±33', '5/6/5 5/6/5 4/5/4 4/5/4 3/4/3 3/3/3 2/2/2 1/1/1', '44332211', '44433221'],
    ],
  )
})

test('every figure says where it comes from', () => {
  const all = [
    BAGS_PROVENANCE,
    BATTERIES_PROVENANCE,
    TERRAIN_PROVENANCE,
    ...Object.values(VALUES_PROVENANCE),
    WIND_COUNTERS_PROVENANCE,
    ...Object.values(SCORES_PROVENANCE),
    ...Object.values(DECKS_PROVENANCE),
    ...Object.values(CLASSES_PROVENANCE),
    ...Object.values(SHIPS_PROVENANCE),
    ...Object.values(MEASURES_PROVENANCE),
  ]
  for (const each of all) provenanceSchema.parse(each)
})

test('outlines are closed shapes of whole micrometres', () => {
  for (const outline of [...Object.values(OUTLINES), BUILDING]) {
    assert.ok(outline.length >= 4)
    for (const [x, y] of outline) z.tuple([whole, whole]).parse([x, y])
  }
})
