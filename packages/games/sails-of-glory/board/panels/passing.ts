import { type SailsOfGlory, SHIP_IDS } from '@windward/sails-of-glory/facts'
import type { Question } from '@windward/table'
import { words } from './words.en.ts'

/** The ships that are answered for whoever lets it pass, by name. */
export function shipsInPassing(question: Question<SailsOfGlory>): string {
  const answer = [question.absent()].flat()
  return words.passing.ships(SHIP_IDS.filter((id) => answer.includes(id)))
}

/** What is done then, for each ship or battery of a list, in words. */
export function worksInPassing<T>(question: Question<SailsOfGlory>, inWords: (work: T) => string): string {
  const works = question.absent()
  return isListOf<T>(works) ? words.passing.works(works.map(inWords)) : ''
}

const isListOf = <T>(works: unknown): works is readonly T[] => Array.isArray(works)
