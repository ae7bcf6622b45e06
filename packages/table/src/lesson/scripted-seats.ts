import { diceFor, diceRoot, seedFrom } from '../dice/seed.ts'
import type { AnyGame, GameTypes } from '../game.ts'
import type { Match } from '../match.ts'
import type { Question } from '../question.ts'
import { botAt } from '../thinking/offered.ts'
import { nextAwaited } from '../thinking/playing.ts'
import type { LessonTable, ScriptedAnswer } from './lesson.ts'

/** What the script has a seat answer: its first line that may be answered. */
export function scriptedAnswer(
  script: readonly ScriptedAnswer[],
  question: Question<GameTypes>,
  turn: number,
): { readonly answer: unknown } | undefined {
  const line = script.find(
    (each) =>
      each.kind === question.kind &&
      (each.seat ?? question.seat) === question.seat &&
      (each.turn ?? turn) === turn &&
      question.check(each.answer) === undefined,
  )
  return line && { answer: line.answer }
}

/** Plays for all seats, by script and by gentle bots, until this is the question. */
export function playUpTo(
  match: Match<GameTypes>,
  { script }: Pick<LessonTable, 'script'>,
  isThere: (question: Question<GameTypes>) => boolean,
): Question<GameTypes> | undefined {
  for (let question = nextAwaited(match); question !== undefined; question = nextAwaited(match)) {
    const here = [...match.unanswered()].find(isThere)
    if (here !== undefined) return here
    answerFor(match, script, question)
  }
  return undefined
}

/** What stands for a seat where nobody sits. */
export function answerFor(
  match: Match<GameTypes>,
  script: readonly ScriptedAnswer[],
  question: Question<GameTypes>,
): void {
  const { seat, id } = question
  const scripted = scriptedAnswer(script, question, match.turn)
  const answer = scripted === undefined ? gentle(match, question) : scripted.answer
  if (!match.answer(seat, id, answer).ok) match.timeUp(seat, id)
}

/** The same question of the same match has the same dice, so that a lesson goes the same way for everybody. */
function gentle(match: Match<GameTypes>, question: Question<GameTypes>): unknown {
  const game: AnyGame = match.game
  const bot = game.bots[botAt(game, 'easy') ?? '']
  const { seat, id, deeds } = question
  const seed = seedFrom('local bots', match.record().commitment, seat, id, deeds)
  return bot === undefined ? question.absent() : bot.answer(question, diceFor(diceRoot(seed, {}), 'bot'))
}
