import { type Certainty, USUAL_PAINS } from '@windward/search/odds'
import type { Wondered } from './foresee.ts'
import { landOdds } from './land-odds.ts'
import { seaOdds } from './sea-odds.ts'

/** What would come of a fight, on land as at sea. */
export interface Fought extends Certainty {
  readonly win: number
  readonly lose: number
  readonly neither: number
  readonly left: readonly [number, number]
  readonly began: readonly [number, number]
}

/** So many trials are there before anybody has noticed that he waits. */
const QUICK_TRIALS = 1_000

export function foughtOut(wondered: Wondered, care: 'quick' | 'thorough'): Fought {
  if (wondered.about === 'sea')
    return seaOdds(
      wondered.ours,
      wondered.theirs.map(({ ships }) => ships),
    )
  return landOdds(wondered.battle, care === 'quick' ? { ...USUAL_PAINS, trials: QUICK_TRIALS } : USUAL_PAINS)
}
