import { type GameTypes, type Match, type Question, SPECTATOR } from '@windward/table'
import type { PositionOnTheWay, QuestionOnTheWay } from './protocol.ts'

/** What one pair of eyes sees of a match, as it travels from the worker to the page. */
export function positionOf(match: Match<GameTypes>, seat: string, sequence: number): PositionOnTheWay {
  const { turn, outcome } = match
  return {
    sequence,
    turn,
    seat,
    view: match.view(seat),
    questions: seat === SPECTATOR ? [] : match.questions(seat).map(onTheWay),
    awaited: [...match.awaited()],
    outcome,
  }
}

function onTheWay({ id, seat, kind, brief, free, sealed }: Question<GameTypes>): QuestionOnTheWay {
  return { id, seat, kind, brief, free, sealed }
}
