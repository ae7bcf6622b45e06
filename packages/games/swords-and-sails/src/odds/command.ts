import type { Phrase } from '@windward/table'
import type { Certainty, Pains } from './odds.ts'
import type { Given } from './read-arguments.ts'
import { say } from './words.en.ts'

/** A question about odds that can be asked in words. */
export interface OddsCommand {
  readonly name: string
  readonly about: string
  readonly flags: readonly Flag[]
  /** Throws `Unreadable` where the words cannot be read. */
  work(given: Given, pains: Pains): { readonly report: object; readonly lines: readonly Phrase[] }
}

/** A flag without a value is on or off. */
export interface Flag {
  readonly name: string
  readonly value?: string
  readonly about: string
}

/** How sure the figures above are. */
export function certainty({ exact, trials, error }: Certainty): Phrase {
  return exact ? say('odds.exact') : say('odds.sampled', { trials, error })
}
