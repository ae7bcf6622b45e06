import { type GameTypes, hashOf, type Question } from '@windward/table'
import type { AnswerTask, Wrong } from '@windward/table/lesson'

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
