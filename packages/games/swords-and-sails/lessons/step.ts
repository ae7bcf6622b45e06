import type { LessonStep } from '@windward/table/lesson'

/** What is said in a step, with the clause and the rows of the teaching guide it carries. */
export type Said = Pick<LessonStep, 'id' | 'title' | 'text' | 'clause' | 'carries'>

/** A step; without a task of its own it is read. */
export function step(said: Said, rest: Partial<Pick<LessonStep, 'points' | 'task'>> = {}): LessonStep {
  const { id, title, text, clause, carries } = said
  return {
    id,
    title,
    text,
    ...(clause !== undefined && { clause }),
    ...(carries !== undefined && { carries }),
    task: { do: 'read' },
    ...rest,
  }
}
