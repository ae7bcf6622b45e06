import type { GameTypes } from '../game.ts'
import { type Bench, must, openedFor, trialDice, wander } from './trial.ts'

const MATCHES = 5

/** No dead ends, and every match ends: with random answers, and when everybody is away. */
export function endings<G extends GameTypes>(bench: Bench<G>): void {
  for (const table of bench.tables) {
    for (let number = 0; number < MATCHES; number += 1) {
      wander(bench, openedFor(bench, table, number), trialDice(bench.seed, 'endings', number))
    }
    everybodyAway(bench, table)
  }
}

function everybodyAway<G extends GameTypes>(bench: Bench<G>, table: Bench<G>['tables'][number]): void {
  const match = openedFor(bench, table)
  for (let decisions = 0; decisions < bench.mostDecisions; decisions += 1) {
    const [question] = match.unanswered()
    if (question === undefined) break
    must(match.timeUp(question.seat, question.id), match.game)
  }
  if (match.outcome === undefined) throw new Error(`${bench.game.name} does not end when nobody answers.`)
}
