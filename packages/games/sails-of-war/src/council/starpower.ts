import { STAFF_STARPOWER } from '../data/artifacts.ts'
import { playerOf, racesIn } from '../players.ts'
import { starsOf } from '../stars.ts'
import type { SowTable } from '../state.ts'

/** SOW 4.1.2 */
export function replenishStarpower({ state }: SowTable): void {
  for (const race of racesIn(state)) {
    const player = playerOf(state, race)
    player.starpower = starsOf(state, race) + (player.artifacts.includes('staff') ? STAFF_STARPOWER : 0)
  }
}
