import { type Certainty, type Pains, randomFrom, sampledCertainty, USUAL_PAINS } from '@windward/search/odds'
import { earliest } from '../battle/attacker-first.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { UNIT_IDS } from '../data/units.ts'
import type { Units } from '../pieces.ts'
import {
  type BattleOdds,
  type Contender,
  type End,
  stocksFor,
  type Tally,
  tally,
  temperOf,
} from './battle-odds.ts'
import { NEGLIGIBLE } from './draw-chain.ts'
import { arrayed, type Coin, type LineFray, type LineRules, lineRound } from './line-round.ts'
import { kindsFor, lineSide, sumBy } from './line-side.ts'

/** The odds of line combat between two forces (SNS 7.7, SNS 7.8.11), both placed as the rules place who is away. */
export function lineOdds(
  first: Contender,
  second: Contender,
  where: 'land' | 'sea' = 'land',
  pains: Pains = USUAL_PAINS,
): BattleOdds {
  return {
    kind: `${where} battle in line`,
    ...lineEnds(first, second, where, pains, () => tally(first, second)),
  }
}

/** Counts the ways line combat can end into a tally of one's own. */
export function lineEnds<T extends object>(
  first: Contender,
  second: Contender,
  where: 'land' | 'sea',
  pains: Pains,
  tallied: () => Tally<T>,
): T & Certainty {
  const inOrder = where === 'sea' || isAttacker(first, second)
  const [a, b] = inOrder ? [first, second] : [second, first]
  const rules: LineRules = {
    where,
    sides: [lineSide(a, b.faction, where), lineSide(b, a.faction, where)],
    tempers: [temperOf(a), temperOf(b)],
  }
  const start = arrayed(rules, countsOf(a, where), countsOf(b, where))
  const end = (fray: LineFray) => endOf(rules, fray, inOrder, first.faction)
  if (pains.way !== 'sampled') {
    const { count, chances } = tallied()
    const most = pains.way === 'exact' ? Number.POSITIVE_INFINITY : QUICKLY_DONE
    const error = followAll(rules, start, (fray, weight) => count(end(fray), weight), most)
    if (error !== undefined) return { ...chances(), exact: true, trials: 0, error }
  }
  const { count, chances } = tallied()
  const random = randomFrom(pains.seed)
  const coin: Coin = (chance) => random() < chance
  for (let trial = 0; trial < pains.trials; trial += 1) {
    let fray = start
    while (!fray.over) fray = lineRound(rules, fray, coin)
    count(end(fray), 1 / pains.trials)
  }
  return { ...chances(), ...sampledCertainty(pains.trials) }
}

/** SNS 7.7.1: the side not at home; where neither is, the larger, in a tie the earlier in play order. */
function isAttacker(first: Contender, second: Contender): boolean {
  if (first.home !== 'no' || second.home !== 'no') return second.home !== 'no'
  const units = (side: Contender) => countsOf(side, 'land').reduce((sum, count) => sum + count, 0)
  const more = units(first) - units(second)
  return more === 0 ? earliest([first.faction]) < earliest([second.faction]) : more > 0
}

function countsOf({ force }: Contender, where: 'land' | 'sea'): number[] {
  const counts: Readonly<Partial<Record<string, number>>> = 'units' in force ? force.units : force.ships
  return kindsFor(where).map((kind) => counts[kind] ?? 0)
}

function endOf(
  { sides, where }: LineRules,
  { alive, stays, round }: LineFray,
  inOrder: boolean,
  faction: FactionId,
): End {
  const sideAt = (place: 0 | 1) => {
    const health = sumBy(alive[place], sides[place].health)
    const figures = alive[place].reduce((sum, count) => sum + count, 0)
    return { health, figures, holds: health > 0 && stays[place] === 'fights', alive: alive[place] }
  }
  const [one, other] = inOrder ? [sideAt(0), sideAt(1)] : [sideAt(1), sideAt(0)]
  return {
    holds: [one.holds, other.holds],
    left: [one.health, other.health],
    figures: [one.figures, other.figures],
    first: where === 'land' ? stocksFor(faction, { units: unitsOf(one.alive) }) : [],
    rounds: round,
  }
}

function unitsOf(alive: readonly number[]): Partial<Units> {
  const units: Partial<Units> = {}
  for (const [place, unit] of UNIT_IDS.entries()) units[unit] = alive[place] ?? 0
  return units
}

/** Rounds an exact count may play: about half a second. */
const QUICKLY_DONE = 50_000

/** All ways the battle can go, as `followAll` of a chain: the chance left out, or nothing if they are too many. */
function followAll(
  rules: LineRules,
  start: LineFray,
  count: (end: LineFray, weight: number) => void,
  most: number,
): number | undefined {
  // Both fronts of every file may fall or stand: where that alone is too much, nothing is begun.
  if (4 ** start.files.length > most) return undefined
  let now = new Map([['', { fray: start, weight: 1 }]])
  let rounds = 0
  let left = 0
  while (now.size > 0) {
    const next: typeof now = new Map()
    for (const { fray, weight } of now.values()) {
      if (fray.over) count(fray, weight)
      else if (weight < NEGLIGIBLE) left += weight
      else {
        for (const [after, chance] of eachWay((coin) => lineRound(rules, fray, coin))) {
          rounds += 1
          if (rounds > most) return undefined
          const key = keyOf(after)
          const known = next.get(key)
          if (known === undefined) next.set(key, { fray: after, weight: weight * chance })
          else known.weight += weight * chance
        }
      }
    }
    now = next
  }
  return left
}

function keyOf({ files, hands, alive, stays, over }: LineFray): string {
  return over
    ? `over ${stays} ${alive.join('/')}`
    : `${files.map((file) => file.join('/')).join(' ')} ${hands.join('/')}`
}

/** What comes out of every way the coins can fall, with its chance; played again from the start for each. */
function* eachWay<T>(play: (coin: Coin) => T): Generator<[T, number]> {
  const fallen: boolean[] = []
  do {
    let thrown = 0
    let chance = 1
    const end = play((likely) => {
      if (likely <= 0 || likely >= 1) return likely >= 1
      const falls = fallen[thrown] ?? true
      fallen[thrown] = falls
      thrown += 1
      chance *= falls ? likely : 1 - likely
      return falls
    })
    yield [end, chance]
    while (fallen.at(-1) === false) fallen.pop()
    if (fallen.length > 0) fallen[fallen.length - 1] = false
  } while (fallen.length > 0)
}
