import { pathIn } from '@windward/kit/panel/options-walk.ts'
import type { SailsOfGlory } from '@windward/sails-of-glory/facts'
import type { Question } from '@windward/table'

/** SOG 12.12.1, SOG 12.12.3, SOG 12.14.1: one ship of several is picked, here or on the sea. */
const PICKED_AT_SEA = ['flagship', 'grapple', 'boarders']

/** The ships of which one is to be picked, wherever they are pressed. */
export function pickable(question: Question<SailsOfGlory>): readonly string[] {
  const options = PICKED_AT_SEA.includes(question.kind) ? question.options() : undefined
  return options?.kind === 'choice' ? options.branches.map(({ key }) => key) : []
}

/** The one that is picked so far. */
export function pickedIn(work: unknown): string | undefined {
  const [picked] = pathIn(work)
  return picked === undefined ? undefined : `${picked}`
}
