import type { Certainty } from '@windward/search/odds'
import type { Phrase } from '@windward/table'
import { say } from './words.en.ts'

/** How sure the figures above are. */
export function certainty({ exact, trials, error }: Certainty): Phrase {
  return exact ? say('odds.exact') : say('odds.sampled', { trials, error })
}
