import { type SailsOfGlory, SHIP_IDS, shipName } from '@windward/sails-of-glory/facts'
import type { Question } from '@windward/table'

/** The ships that are answered for whoever lets it pass, by name. */
export function shipsInPassing(question: Question<SailsOfGlory>): string {
  const answer = [question.absent()].flat()
  return SHIP_IDS.filter((id) => answer.includes(id))
    .map(shipName)
    .join(', ')
}

/** What is done then, for each ship or battery of a list, in words. */
export function worksInPassing<T>(question: Question<SailsOfGlory>, inWords: (work: T) => string): string {
  const works = question.absent()
  return isListOf<T>(works) ? works.map(inWords).join('; ') : ''
}

const isListOf = <T>(works: unknown): works is readonly T[] => Array.isArray(works)
