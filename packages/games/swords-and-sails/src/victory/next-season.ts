import { SEASON_IDS } from '../data/seasons.ts'
import type { SnsTable } from '../state.ts'
import { say } from './words.en.ts'

/** SNS 11.1.1, SNS 1.1.2: the season advances, after Winter the year too, without end (SNS 11.6.2). */
export function nextSeason(t: SnsTable): void {
  const { state } = t
  const next = SEASON_IDS[SEASON_IDS.indexOf(state.season) + 1]
  if (next === undefined) state.year += 1
  state.season = next ?? SEASON_IDS[0]
  state.number += 1
  t.tell('all', 'SNS 11.1.1', say('victory.season', { season: state.season, year: state.year }))
}
