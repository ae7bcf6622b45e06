import type { GameTypes } from '../game.ts'
import { hashOf } from '../hash.ts'
import type { Question } from '../question.ts'
import type { AnswerTask, LessonStep, ReplyTask, Wrong } from './lesson.ts'

/** What is said in a step, with the clause and the rows of a teaching guide it carries, and what is asked back. */
export type Said = Pick<LessonStep, 'id' | 'title' | 'text' | 'clause' | 'carries'> & Partial<Asked>

type Asked = Pick<ReplyTask, 'choices'>

/** A step; without a task of its own it is read, or its question answered. */
export function step(said: Said, rest: Partial<Pick<LessonStep, 'points' | 'task'>> = {}): LessonStep {
  const { id, title, text, clause, carries, choices } = said
  return {
    id,
    title,
    text,
    ...(clause !== undefined && { clause }),
    ...(carries !== undefined && { carries }),
    task: choices === undefined ? { do: 'read' } : { do: 'reply', choices },
    ...rest,
  }
}

/** An answer that must be this one. */
export function exactly(kind: string, answer: unknown, otherwise: Wrong): AnswerTask {
  return {
    do: 'answer',
    kind,
    shows: () => answer,
    judge: (given) => (hashOf(given) === hashOf(answer) ? undefined : otherwise),
  }
}

/** Any answer the rules allow; what is shown is what they would assume. */
export function freely(kind: string): AnswerTask {
  return { do: 'answer', kind, shows: (question: Question<GameTypes>) => question.absent() }
}
