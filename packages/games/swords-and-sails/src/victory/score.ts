import type { FactionId } from '../data/factions/factions.ts'
import { VICTORY } from '../data/victory.ts'
import { everyLand, isPartlyTaken } from '../lands.ts'
import { areAllied, type Seated, sideOf, sides } from '../teams.ts'
import type { Board } from '../view/view.ts'

/** Points as an exact fraction: `[35, 2]` is seventeen and a half (SNS 11.3.2). */
export type Score = readonly [points: number, parts: number]

type Scored = Pick<Board, 'lands' | 'teams'>

/** SNS 11.2.2: what a faction's land and cities are worth, without captured capitals; pillaged or not (SNS 8.5.8). */
export function ownPoints(board: Scored, faction: FactionId): number {
  return tallied(board).get(faction)?.own ?? 0
}

/**
 * SNS 11.2.3: capitals of others that the faction holds now. Who holds a city is its last captor (SNS 11.2.4); for the
 * owner's team-mates it is no prize (SNS 11.2.5), and a capital remembers its owner after he is gone (SNS 11.2.6).
 */
export function enemyCapitals(board: Scored, faction: FactionId): number {
  return tallied(board).get(faction)?.capitals ?? 0
}

/** SNS 11.3.1: the score of the faction's team, or its own if it is alone; worked out anew whenever it is asked for (SNS 4.2.6). */
export function scoreOf(board: Scored, faction: FactionId): Score {
  return sideScore(tallied(board), sideOf(board, faction))
}

/** The same for every seat. */
export function scoresOf(board: Scored & Pick<Board, 'seats'>): Partial<Record<FactionId, Score>> {
  const tallies = tallied(board)
  const scores: Partial<Record<FactionId, Score>> = {}
  for (const seat of board.seats) scores[seat] = sideScore(tallies, sideOf(board, seat))
  return scores
}

/** A faction's own points and the enemy capitals it holds. */
export type Points = Readonly<Tally>

/** Those of all who have any. */
export function pointsOf(board: Scored): ReadonlyMap<FactionId, Points> {
  return tallied(board)
}

interface Tally {
  own: number
  capitals: number
}

/** The own points and the enemy capitals of all who have any, by one walk over the map. */
function tallied(board: Scored): ReadonlyMap<FactionId, Readonly<Tally>> {
  const all = new Map<FactionId, Tally>()
  for (const { land } of everyLand(board)) {
    const { owner, cities } = land
    if (owner !== null && !isPartlyTaken(land)) tallyOf(all, owner).own += VICTORY.territory
    for (const { holder, kind, capitalOf } of cities) {
      if (holder === null) continue
      const tally = tallyOf(all, holder)
      tally.own += kind === 'minor' ? VICTORY.minorCity : VICTORY.majorCity
      if (capitalOf !== null && !areAllied(board, holder, capitalOf)) tally.capitals += 1
    }
  }
  return all
}

function tallyOf(all: Map<FactionId, Tally>, faction: FactionId): Tally {
  const known = all.get(faction)
  if (known !== undefined) return known
  const tally = { own: 0, capitals: 0 }
  all.set(faction, tally)
  return tally
}

function sideScore(tallies: ReadonlyMap<FactionId, Readonly<Tally>>, side: readonly FactionId[]): Score {
  let own = 0
  let capitals = 0
  for (const member of side) {
    const tally = tallies.get(member)
    own += tally?.own ?? 0
    capitals += tally?.capitals ?? 0
  }
  const added = (VICTORY.teamBonus[side.length - 1] ?? 0) + capitals * VICTORY.enemyCapital
  return lowestTerms(own + added * side.length, side.length)
}

/** Whether the first is at or above the second. */
export function isAtLeast([a, aParts]: Score, [b, bParts]: Score): boolean {
  return a * bParts >= b * aParts
}

export function isEqual(one: Score, other: Score): boolean {
  return isAtLeast(one, other) && isAtLeast(other, one)
}

/** A team or a single seat still in the match, and what it has. */
export interface Ranked {
  readonly side: readonly FactionId[]
  readonly score: Score
}

/** Every side with its score, the highest first: a team is compared as one (SNS 11.3.3). Sides that are equal stand in the order of the seats. */
export function ranking(board: Scored & Seated): Ranked[] {
  const tallies = tallied(board)
  const all = sides(board).map((side): Ranked => ({ side, score: sideScore(tallies, side) }))
  return all.sort((a, b) => b.score[0] * a.score[1] - a.score[0] * b.score[1])
}

function lowestTerms(points: number, parts: number): Score {
  const divisor = commonDivisor(points, parts)
  return [points / divisor, parts / divisor]
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
