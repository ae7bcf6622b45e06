import type { OpenTable } from '../model.ts'

/** What comes next is not shown before it has been told how it came about, and the report of a turn been read. */
export function isHeld({ teller, question, position }: OpenTable): boolean {
  const { outcome, questions = [] } = position.value ?? {}
  if (teller.stands.value && question.value === undefined) return true
  if (outcome !== undefined) return teller.holds(undefined)
  return questions.length > 0 && question.value === undefined
}
