import { readersOfReasons } from './audience.ts'
import type { AnyGame, GameTypes } from './game.ts'
import { copyOf } from './json.ts'
import type { Line } from './ledger.ts'
import { inWords } from './options/in-words.ts'
import { type Fields, keptText, type Phrase, textOf } from './phrase.ts'
import type { Question } from './question.ts'
import { type AnswerEntry, MOST_REASONS } from './record/record.ts'
import type { Clause } from './refusal.ts'
import { say, tableWords } from './words.en.ts'

const CLAUSES: Readonly<Record<NonNullable<AnswerEntry['by']>, Clause>> = {
  absent: 'TBL 2.6',
  bot: 'TBL 2.7',
  standing: 'TBL 3.3',
}

/** What is kept of an answer beside itself. */
export interface Answered {
  readonly reasons?: readonly Phrase[]
  readonly cutShort?: boolean
}

/** An answer with what is kept beside it; mostly there is nothing. */
export function withHow(entry: AnswerEntry, { reasons = [], cutShort = false }: Answered): AnswerEntry {
  if (reasons.length > 0) entry.reasons = copyOf<Phrase[]>(reasons.slice(0, MOST_REASONS))
  if (cutShort) entry.cutShort = true
  return entry
}

/** Whether there is more to tell of an answer than the rules do. */
export function isBeside({ by, reasons, cutShort }: AnswerEntry): boolean {
  return by !== undefined || reasons !== undefined || cutShort !== undefined
}

/** When and to whom it is told. */
export interface Telling {
  readonly turn: number
  readonly at: number
  /** Reasons are for everybody, and not for the bot's seat alone. */
  readonly open?: boolean
}

/** What is told of an answer beside what the rules tell: that it was given in a seat's place, and why a bot gave it. */
export function linesBeside(
  game: AnyGame,
  question: Question<GameTypes>,
  entry: AnswerEntry,
  telling: Telling,
): readonly Line<GameTypes>[] {
  const { by } = entry
  return [
    ...(by === undefined ? [] : [lineInPlace(game, question, { ...entry, by }, telling)]),
    ...reasonLines(game, question, entry, telling),
  ]
}

/** TBL 2.8 */
export function reasonLines(
  game: AnyGame,
  question: Pick<Question<GameTypes>, 'title'>,
  { seat, reasons = [], cutShort }: AnswerEntry,
  { turn, open = false }: Omit<Telling, 'at'>,
): readonly Line<GameTypes>[] {
  if (reasons.length === 0 && cutShort === undefined) return []
  const what = say('table.why', {
    seat,
    question: textOf(question.title(), tableWords, game.words),
    // Told by a bot that may have got other words since.
    reasons: reasons.map(({ key, fields }) =>
      keptText({ key, fields: copyOf<Fields>(fields) }, (left) => left, game.words),
    ),
    cutShort: cutShort === true,
  })
  return [{ turn, clause: 'TBL 2.8', what, to: readersOfReasons(seat, open) }]
}

/** TBL 2.7: what a seat, and nobody else, reads of an answer that was given in its place at this time. */
function lineInPlace(
  game: AnyGame,
  question: Question<GameTypes>,
  { seat, answer, by }: AnswerEntry & { readonly by: NonNullable<AnswerEntry['by']> },
  { turn, at }: Telling,
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
