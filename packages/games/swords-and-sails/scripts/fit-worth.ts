// Fits what bots take for the chance of winning: plays matches of stewards, notes at each season's orders what every side has,
// and looks for the weights under which those who won in the end were likeliest to. Prints them for `src/bots/thinking/worth.ts`.

import { company, layTable, Match, seedFrom } from '@windward/table'
import { steward } from '../src/bots/steward.ts'
import { featuresOf } from '../src/bots/thinking/worth.ts'
import type { FactionId } from '../src/data/factions/factions.ts'
import { game } from '../src/game.ts'
import type { SwordsAndSails } from '../src/state.ts'
import { sides } from '../src/teams.ts'
import { pointsOf } from '../src/victory/score.ts'

/** How many matches with so many seats. */
const MATCHES: readonly (readonly [seats: number, matches: number])[] = [
  [7, 110],
  [4, 40],
  [2, 160],
]
const STEPS = 1500
const RATE = 0.15
/** Weights are drawn towards nothing a little, so that what says nothing gets none. */
const DECAY = 0.002

/** The sides of one season: what each had, and its part of the victory in the end. */
interface Row {
  readonly sides: readonly (readonly FactionId[])[]
  readonly features: readonly (readonly number[])[]
  won: readonly number[]
}

function matchRows(seats: number, seed: number): Row[] {
  const chosen = game.seats.choose(seats, game.options.parse({}))
  const laid = layTable(game, { options: {}, seats: chosen, seed: seedFrom('fit', seats, seed) })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  if (!opened.ok) throw new Error('The table cannot be laid.')
  const match: Match<SwordsAndSails> = opened.value
  const stewards = company(match.seats, [steward], seedFrom('stewards', seats, seed))
  const rows = new Map<number, Row>()
  for (let next = match.nextUnanswered(); next; next = match.nextUnanswered()) {
    if (next.kind === 'orders' && !rows.has(match.turn)) rows.set(match.turn, rowOf(match.state))
    match.answer(next.seat, next.id, stewards.answer(next))
  }
  const winners = match.outcome?.winners ?? []
  for (const row of rows.values())
    row.won = row.sides.map(
      (side) => side.filter((member) => winners.includes(member)).length / Math.max(1, winners.length),
    )
  return [...rows.values()]
}

function rowOf(state: SwordsAndSails['state']): Row {
  const points = pointsOf(state)
  const all = sides(state).map((side) => [...side])
  return { sides: all, features: all.map((side) => featuresOf(state, side, points)), won: [] }
}

/** What the weights make of each side of a row: chances that add up to one. */
function chances({ features }: Row, weights: readonly number[]): number[] {
  const heights = features.map((each) => Math.exp(each.reduce((sum, x, k) => sum + x * (weights[k] ?? 0), 0)))
  const sum = heights.reduce((all, height) => all + height, 0)
  return heights.map((height) => height / sum)
}

function fitted(rows: readonly Row[]): number[] {
  let weights = (rows[0]?.features[0] ?? []).map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map(() => 0)
    for (const row of rows) {
      const guessed = chances(row, weights)
      for (const [place, feature] of row.features.entries())
        for (const [k, x] of feature.entries())
          slope[k] = (slope[k] ?? 0) + ((row.won[place] ?? 0) - (guessed[place] ?? 0)) * x
    }
    weights = weights.map((weight, k) => weight + RATE * ((slope[k] ?? 0) / rows.length - DECAY * weight))
  }
  return weights
}

const rows = MATCHES.flatMap(([seats, matches]) =>
  Array.from({ length: matches }, (_, seed) => matchRows(seats, seed)).flat(),
)
const weights = fitted(rows.filter(({ won }) => won.some((part) => part > 0)))
process.stdout.write(`${rows.length} seasons: [${weights.map((weight) => weight.toFixed(2)).join(', ')}]\n`)
