import type { AnyGame, GameTypes } from './game.ts'
import type { Line } from './ledger.ts'
import { inWords } from './options/in-words.ts'
import { type Phrase, textOf } from './phrase.ts'
import type { Question } from './question.ts'
import type { AnswerEntry } from './record/record.ts'
import type { Clause } from './refusal.ts'
import { say, tableWords } from './words.en.ts'

const CLAUSES: Readonly<Record<NonNullable<AnswerEntry['by']>, Clause>> = {
  absent: 'TBL 2.6',
  bot: 'TBL 2.7',
  standing: 'TBL 3.3',
}

/** TBL 2.7: what a seat, and nobody else, reads of an answer that was given in its place at this time. */
export function lineInPlace(
  game: AnyGame,
  question: Question<GameTypes>,
  { seat, answer, by = 'absent' }: AnswerEntry,
  turn: number,
  at: number,
): Line<GameTypes> {
  const text = (phrase: Phrase) => textOf(phrase, tableWords, game.words)
  const fields = {
    id: question.id,
    question: text(question.title()),
    answer: inWords(question.options(), answer, text) ?? '',
    at,
  }
  return { turn, clause: CLAUSES[by], what: said(by, fields), to: [seat] }
}

function said(
  by: NonNullable<AnswerEntry['by']>,
  fields: {
    readonly id: string
    readonly question: string
    readonly answer: string
    readonly at: number
  },
): Phrase {
  switch (by) {
    case 'absent':
      return say('table.assumed', fields)
    case 'bot':
      return say('table.given-by-bot', fields)
    case 'standing':
      return say('table.given-by-instruction', fields)
  }
}
