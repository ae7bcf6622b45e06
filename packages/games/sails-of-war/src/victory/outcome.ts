import type { RaceId } from '../data/races.ts'

/** How a match has ended (SOW 15). */
export interface Outcome {
  readonly winners: readonly RaceId[]
  readonly how: 'mysticLands' | 'stars' | 'lastOne' | 'nobodyLeft' | 'roundLimit'
}
