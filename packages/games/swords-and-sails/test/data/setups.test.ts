import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAJOR_IDS, type MajorId } from '../../src/data/factions/factions.ts'
import { STARTING_FORCES } from '../../src/data/factions/starting-forces.ts'
import { figuresSchema } from '../../src/data/figures.ts'
import { halfOf } from '../../src/data/map.ts'
import type { Piece } from '../../src/data/pieces.ts'
import { CITY_INCOME, HARVEST } from '../../src/data/seasons.ts'
import {
  ALLIANCE_BANS,
  allianceBanSchema,
  HALF_BOARDS,
  halfBoardSchema,
  NEIGHBOURS,
  NEIGHBOURS_NEEDED,
  NOT_PLAYED_WITHOUT,
  RECOMMENDED_SETS,
  REMOVALS,
  recommendedSetSchema,
  removalSchema,
  TERRITORY_BIDDING,
} from '../../src/data/setups.ts'

const neighbours = (a: MajorId, b: MajorId): boolean =>
  NEIGHBOURS.some(([x, y]) => (x === a && y === b) || (x === b && y === a))

function fits(factions: readonly MajorId[]): boolean {
  const needed = factions.length === 2 ? NEIGHBOURS_NEEDED.twoPlayers : NEIGHBOURS_NEEDED.more
  return (
    factions.every((a) => factions.filter((b) => neighbours(a, b)).length >= needed) &&
    NOT_PLAYED_WITHOUT.every(([one, other]) => !factions.includes(one) || factions.includes(other))
  )
}

const sets = (size: number): MajorId[][] =>
  Array.from({ length: 2 ** MAJOR_IDS.length }, (_, bits) =>
    MAJOR_IDS.filter((_, place) => (bits >> place) & 1),
  )
    .filter((set) => set.length === size)
    .filter(fits)

const standsAt = (faction: MajorId, piece: Piece) =>
  'army' in piece
    ? STARTING_FORCES[faction].armies[piece.army]?.at
    : STARTING_FORCES[faction].fleets[piece.fleet]?.at

test('set-ups have the form their schemas ask for', () => {
  recommendedSetSchema.array().parse(RECOMMENDED_SETS)
  removalSchema.array().parse(REMOVALS)
  allianceBanSchema.array().parse(ALLIANCE_BANS)
  halfBoardSchema.array().parse(Object.values(HALF_BOARDS))
  figuresSchema.parse(NEIGHBOURS_NEEDED)
  figuresSchema.parse(TERRITORY_BIDDING)
})

test('one set for seven players, three for six, five for five, six for four, seven for three', () => {
  const numbers = [7, 6, 5, 4, 3].map(
    (size) => RECOMMENDED_SETS.filter((set) => set.factions.length === size).length,
  )
  assert.deepEqual(numbers, [1, 3, 5, 6, 7])
  assert.equal(new Set(RECOMMENDED_SETS.map((set) => set.id)).size, RECOMMENDED_SETS.length)
  for (const set of RECOMMENDED_SETS) assert.equal(Number(set.id[0]), set.factions.length)
})

test('in every recommended set each faction has two neighbours in play', () => {
  for (const set of RECOMMENDED_SETS) assert.ok(fits(set.factions), set.id)
})

test('the recommended sets of four on the whole board are all that fit', () => {
  const recommended = RECOMMENDED_SETS.filter((set) => set.board === 'whole' && set.factions.length === 4)
  const sorted = (list: readonly (readonly MajorId[])[]) =>
    list.map((set) => set.toSorted().join(' ')).toSorted()
  assert.deepEqual(sorted(recommended.map((set) => set.factions)), sorted(sets(4)))
})

test('with Byzantium and the Fatimids the third of three is Kiev or the Empire', () => {
  const thirds = sets(3)
    .filter((set) => set.includes('BYZ') && set.includes('FAT'))
    .flatMap((set) => set.filter((faction) => faction !== 'BYZ' && faction !== 'FAT'))
  assert.deepEqual(thirds.toSorted(), ['HRE', 'KIE'])
})

test('every piece the removal table names exists at the start', () => {
  for (const { from, pieces } of REMOVALS) {
    for (const piece of pieces)
      assert.notEqual(standsAt(from, piece), undefined, `${from} ${JSON.stringify(piece)}`)
  }
})

for (const half of ['west', 'east'] as const) {
  test(`on the ${half} board exactly the pieces that would stand on the other half are moved or unused`, () => {
    const { factions, unused, moved } = HALF_BOARDS[half]
    assert.deepEqual(RECOMMENDED_SETS.find((set) => set.board === half)?.factions, factions)
    const strangers = factions.flatMap((faction) => [
      ...Object.entries(STARTING_FORCES[faction].armies).map(([id, { at }]) => ({
        name: `${faction} army ${id}`,
        at,
      })),
      ...Object.entries(STARTING_FORCES[faction].fleets).map(([id, { at }]) => ({
        name: `${faction} fleet ${id}`,
        at,
      })),
    ])
    const named = [
      ...unused.map(({ faction, piece }) =>
        'army' in piece ? `${faction} army ${piece.army}` : `${faction} fleet ${piece.fleet}`,
      ),
      ...moved.map(({ faction, army }) => `${faction} army ${army}`),
    ]
    assert.deepEqual(
      strangers
        .filter(({ at }) => halfOf(at) !== half)
        .map(({ name }) => name)
        .toSorted(),
      named.toSorted(),
    )
    for (const { to } of moved) assert.equal(halfOf(to), half)
  })
}

test('a land with one minor city takes two markers to bid for, and there are markers for 100 of income', () => {
  const income = HARVEST + CITY_INCOME.minor
  assert.equal(income / TERRITORY_BIDDING.incomePerMarker, 2)
  assert.equal(TERRITORY_BIDDING.markers * TERRITORY_BIDDING.incomePerMarker, 100)
})
