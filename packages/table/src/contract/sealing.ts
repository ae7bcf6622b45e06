import type { GameTypes } from '../game.ts'
import { canonical } from '../hash.ts'
import { Match } from '../match.ts'
import type { Question } from '../question.ts'
import { received } from './received.ts'
import { type Bench, lookers, must, openedFor, trialDice, wander } from './trial.ts'

const EVERY = 5

/**
 * Two tables at which one seat has sealed different answers look alike to everybody else, to the last byte, as long
 * as neither answer is taken.
 */
export function sealing<G extends GameTypes>(bench: Bench<G>): void {
  const dice = trialDice(bench.seed, 'sealing')
  for (const [number, table] of bench.tables.entries()) {
    const opened = openedFor(bench, table, number, { keep: () => undefined })
    wander(bench, opened, dice, (match, question, count) => {
      if (count % EVERY > 0 || question.free) return
      const answers = [question.draw(dice), question.draw(dice)]
      const [one, other] = answers.map((found) => found && forked(bench, match, question, found.answer))
      if (one === undefined || other === undefined) return
      for (const viewer of lookers(match)) {
        if (viewer === question.seat) continue
        if (canonical(received(one, viewer)) !== canonical(received(other, viewer))) {
          throw new Error(`${viewer} can tell what ${question.seat} has sealed for '${question.kind}'.`)
        }
      }
    })
  }
}

/** The same match with one more answer, if that answer only lies sealed and nothing follows from it yet. */
function forked<G extends GameTypes>(
  bench: Bench<G>,
  match: Match<G>,
  question: Question<G>,
  answer: unknown,
): Match<G> | undefined {
  const copy = must(Match.open(bench.game, match.record()), bench.game)
  must(copy.answer(question.seat, question.id, answer), bench.game)
  const still = copy.questions(question.seat).find(({ id }) => id === question.id)
  return still?.sealed === undefined ? undefined : copy
}
