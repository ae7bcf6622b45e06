import { type SailsOfGlory, SHIP_IDS, shipName } from '@windward/sails-of-glory/facts'
import type { Question } from '@windward/table'

/** The ships that are answered for whoever lets it pass, by name. */
export function shipsInPassing(question: Question<SailsOfGlory>): string {
  const answer = [question.absent()].flat()
  return SHIP_IDS.filter((id) => answer.includes(id))
    .map(shipName)
    .join(', ')
}
