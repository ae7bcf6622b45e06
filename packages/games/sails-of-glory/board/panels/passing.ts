import { type SailsOfGlory, SHIP_IDS } from '@windward/sails-of-glory/facts'
import type { Question } from '@windward/table'
import { words } from './words.en.ts'

/** The ships that are answered for whoever lets it pass, by name. */
export function shipsInPassing(question: Question<SailsOfGlory>): string {
  const answer = [question.absent()].flat()
  return words.passing.ships(SHIP_IDS.filter((id) => answer.includes(id)))
}
