import type { RaceId } from '../../data/races.ts'
import { racesIn } from '../../players.ts'
import type { Open } from '../../public-state.ts'
import type { Outcome } from '../../victory/outcome.ts'
import { chartOf } from '../chart.ts'
import { FEATURES, type Feature, featuresOf } from './features.ts'

/** How much each tells, fitted to which player won matches of rulers of all characters. */
const WEIGHTS: Readonly<Record<Feature, number>> = {
  stars: 2.4,
  oneStarLeft: 0.9,
  purse: 0.45,
  stock: 0.45,
  income: 0.75,
  poorestIncome: 0.7,
  army: 0.75,
  danger: -0.6,
  starCarried: 0.4,
  heroes: 0.25,
  quest: 0.4,
  homeLost: -1.6,
  mysticLands: 0.45,
  ships: 0,
  cards: 0.35,
}

/** The chance of a player to win from here, among all who are still in the match. */
export function worthOf(open: Open, race: RaceId, outcome: Outcome | undefined): number {
  if (outcome !== undefined) return outcome.winners.includes(race) ? 1 / outcome.winners.length : 0
  const players = racesIn(open)
  if (!players.includes(race)) return 0
  const chart = chartOf(open)
  const standing = (each: RaceId) => {
    const features = featuresOf(open, each, chart)
    return FEATURES.reduce((sum, feature) => sum + WEIGHTS[feature] * features[feature], 0)
  }
  const own = standing(race)
  const all = players.reduce((sum, each) => sum + Math.exp(each === race ? 0 : standing(each) - own), 0)
  return 1 / all
}
