import type { WireLine, WireQuestion } from '@windward/client'
import {
  type AnyGame,
  type Clause,
  type GameTypes,
  type Json,
  keptText,
  type Phrase,
  type Question,
  type Refusal,
  tableWords,
  textOf,
} from '@windward/table'
import { Unreadable } from '../storage/unreadable.ts'

/** A sentence of the rules or of the table itself. */
export function said(game: AnyGame, phrase: Phrase): string {
  return textOf(phrase, tableWords, game.words)
}

export function refusalText(game: AnyGame, { refused }: Refusal): string {
  return said(game, refused)
}

/** A question as its seat gets it: with the game’s rules at hand, all else follows from this and the view. */
export function wireQuestion(game: AnyGame, question: Question<GameTypes>): WireQuestion<unknown> {
  const { id, seat, kind, brief, free, deeds, sealed } = question
  const title = question.title()
  const wire = { id, seat, kind, title, text: said(game, title), brief, free, ...(free && { deeds }) }
  return sealed === undefined ? wire : { ...wire, sealed: { answer: sealed.answer } }
}

/** What a line is to somebody who may read it, from storage or from a match under way. */
type ReadLine = Omit<WireLine, 'text'>

export function wireLine(game: AnyGame, { n, turn, clause, what, private: secret }: ReadLine): WireLine {
  const text = keptText(
    what,
    (left) => tableWords['table.earlier-words']({ what: left }),
    tableWords,
    game.words,
  )
  return { n, turn, clause, what, text, private: secret }
}

/** A phrase that went through storage is the phrase that went in. */
export function phraseFrom(stored: Json): Phrase {
  if (!isPhrase(stored)) throw new Unreadable('A stored line holds no phrase.')
  return stored
}

function isPhrase(stored: unknown): stored is Phrase {
  return typeof stored === 'object' && stored !== null && 'key' in stored && 'fields' in stored
}

/** So is a clause. */
export function clauseFrom(stored: string): Clause {
  if (!isClause(stored)) throw new Unreadable('A stored line names no clause.')
  return stored
}

function isClause(stored: string): stored is Clause {
  return /^[A-Z]+ \d+(\.|$)/.test(stored)
}
