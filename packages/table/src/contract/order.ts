import type { Dice } from '../dice/dice.ts'
import type { GameTypes } from '../game.ts'
import { canonical } from '../hash.ts'
import type { Match } from '../match.ts'
import type { Question } from '../question.ts'
import { randomBot } from '../thinking/bot.ts'
import { type Bench, must, openedFor, trialDice } from './trial.ts'

const ORDERS = 3

/** The same answers, given in whatever order people happen to give them, lead to the same state and the same lines. */
export function anyOrder<G extends GameTypes>(bench: Bench<G>): void {
  for (const [number, table] of bench.tables.entries()) {
    const courses = Array.from({ length: ORDERS }, (_, order) => {
      const match = openedFor(bench, table, number)
      playInOrder(bench, match, order === 0 ? undefined : trialDice(bench.seed, 'order', order))
      return canonical([match.state, match.lines().map(canonical).sort()])
    })
    if (new Set(courses).size > 1)
      throw new Error('The order in which independent answers came changed the match.')
  }
}

/** What a seat answers depends on the question alone; which question comes next is up to the dice. */
function playInOrder<G extends GameTypes>(bench: Bench<G>, match: Match<G>, dice: Dice | undefined): void {
  const times = new Map<string, number>()
  for (let decisions = 0; decisions < bench.mostDecisions; decisions += 1) {
    const question = nextIn([...match.unanswered()], dice)
    if (question === undefined) return
    const name = `${question.seat} ${question.id}`
    const time = times.get(name) ?? 0
    times.set(name, time + 1)
    const answer = randomBot.answer(question, trialDice(bench.seed, 'answer', name, time))
    must(match.answer(question.seat, question.id, answer), match.game)
  }
}

/** In an open phase deeds follow one another, so there the order is part of the deed and is kept. */
function nextIn<G extends GameTypes>(
  open: readonly Question<G>[],
  dice: Dice | undefined,
): Question<G> | undefined {
  const bound = open.filter(({ free }) => !free)
  if (dice === undefined || bound.length === 0) return bound[0] ?? open[0]
  return dice.pick(bound)
}
