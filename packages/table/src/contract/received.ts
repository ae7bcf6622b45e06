import { type GameTypes, SPECTATOR, type Viewer } from '../game.ts'
import type { Match } from '../match.ts'
import { enumerate } from '../options/walk.ts'
import { type Phrase, textOf } from '../phrase.ts'
import type { Question } from '../question.ts'
import { tableWords } from '../words.en.ts'

const LEAVES_SHOWN = 60

/** Everything that reaches one looker at a moment, as plain data. What is not in here does not leave the table. */
export function received<G extends GameTypes>(match: Match<G>, viewer: Viewer<G>): object {
  return {
    view: match.view(viewer),
    ledger: match.ledger(viewer),
    awaited: match.awaited(),
    turn: match.turn,
    place: match.place(),
    outcome: match.outcome ?? null,
    questions:
      viewer === SPECTATOR ? [] : match.questions(viewer).map((question) => asReceived(match, question)),
  }
}

function asReceived<G extends GameTypes>(match: Match<G>, question: Question<G>): object {
  const { id, kind, brief, sealed } = question
  const absent = question.absent()
  return {
    id,
    kind,
    brief,
    sealed: sealed ?? null,
    title: spoken(match, question.title()),
    hint: question.hint() ?? null,
    facts: question.facts([]),
    options: [...enumerate(question.options()).take(LEAVES_SHOWN)],
    absent,
    unanswered: question.unanswered() ?? null,
    confirm: question.confirm(absent) ?? null,
    warnings: question.warnings(absent).map((warning) => spoken(match, warning)),
  }
}

/** The text a phrase makes; it throws where the catalogue has none. */
export function spoken<G extends GameTypes>(match: Match<G>, phrase: Phrase): string {
  return textOf(phrase, tableWords, match.game.words)
}
