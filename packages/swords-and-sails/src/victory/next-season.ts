import { SEASON_IDS } from '../data/seasons.ts'
import { powersIn } from '../powers.ts'
import { armiesOf, fleetsOf } from '../standing-pieces.ts'
import type { SnsTable, State } from '../state.ts'
import { say } from './words.en.ts'

/** SNS 11.1.1, SNS 1.1.2: the season advances, after Winter the year too. */
export function nextSeason(t: SnsTable): void {
  const { state } = t
  putAway(state)
  const next = SEASON_IDS[SEASON_IDS.indexOf(state.season) + 1]
  if (next === undefined) state.year += 1
  state.season = next ?? SEASON_IDS[0]
  state.number += 1
  t.tell('all', 'SNS 11.1.1', say('victory.season', { season: state.season, year: state.year }))
}

/** What held for one season only. */
function putAway(state: State): void {
  for (const power of powersIn(state)) {
    power.spiedOn = []
    power.agents = 0
    power.relics = 0
    for (const army of armiesOf(power)) {
      army.order = null
      army.armour = null
      army.from = army.at
      army.landedFrom = []
    }
    for (const fleet of fleetsOf(power)) {
      fleet.order = null
      fleet.armour = null
      fleet.from = fleet.at
      fleet.driven = false
    }
  }
}
