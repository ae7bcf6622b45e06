import type { RaceId } from '../data/races.ts'
import { STOCK_LIMIT } from '../data/resources.ts'
import { VICTORY } from '../data/victory.ts'
import { sumOf } from '../goods.ts'
import { playerOf, racesIn, turnNumber } from '../players.ts'
import { mysticLands, starsOf } from '../stars.ts'
import type { SowTable, State } from '../state.ts'
import { leaveMatch } from './elimination.ts'
import type { Outcome } from './outcome.ts'
import { say } from './words.en.ts'

/** SOW 15: the end of a round is the beginning of the next Council, where victory is settled. */
export function closeRound(t: SowTable): undefined {
  const { state } = t
  leaveMatch(t)
  state.outcome = outcomeOf(state)
  if (state.outcome === null) return undefined
  const { winners, how } = state.outcome
  t.tell('all', CLAUSES[how], say('victory.won', { winners: [...winners], how }))
  return undefined
}

const CLAUSES = {
  mysticLands: 'SOW 15.1.1',
  stars: 'SOW 15.1.2',
  lastOne: 'SOW 15.2.2',
  nobodyLeft: 'SOW 15.2.3',
  roundLimit: 'SOW 15.2.4',
} as const

function outcomeOf(state: State): Outcome | null {
  const races = racesIn(state)
  const [first, second] = races
  if (first === undefined) return { winners: [], how: 'nobodyLeft' }
  if (second === undefined) return { winners: [first], how: 'lastOne' }
  const mystic = races.find((race) => mysticLands(state, race) >= VICTORY.mysticLands)
  if (mystic !== undefined && state.options.mode === 'sails') return { winners: [mystic], how: 'mysticLands' }
  const starred = races.filter((race) => starsOf(state, race) >= VICTORY.stars)
  if (starred.length > 0) return { winners: [best(state, starred, tieBreak)], how: 'stars' }
  if (state.round < state.options.roundLimit) return null
  return { winners: [best(state, races, byStars)], how: 'roundLimit' }
}

function best(state: State, races: readonly RaceId[], score: (state: State, race: RaceId) => number): RaceId {
  const [winner] = [...races].sort((a, b) => score(state, b) - score(state, a))
  if (winner === undefined) throw new Error('Nobody is there to win.')
  return winner
}

/** SOW 15.1.3: Mystic Lands, then stocks, then initiative, as one number. */
function tieBreak(state: State, race: RaceId): number {
  const lands = mysticLands(state, race)
  const stocks = sumOf(playerOf(state, race).stock)
  return (lands * (3 * STOCK_LIMIT + 1) + stocks) * 10 - turnNumber(state, race)
}

/** SOW 15.2.4 */
function byStars(state: State, race: RaceId): number {
  return starsOf(state, race) * 1e5 + tieBreak(state, race)
}
