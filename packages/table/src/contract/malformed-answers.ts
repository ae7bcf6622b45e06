import type { GameTypes } from '../game.ts'
import { malformedAttempt, type Stale } from './malformed.ts'
import { faultOfAccepting } from './refused.ts'
import { type Bench, openedFor, trialDice, wander } from './trial.ts'

const ATTEMPTS = 10_000
const ATTEMPTS_A_DECISION = 25

/** Wrong seat, wrong question, stale, unoffered, oversized, `__proto__`, NaN: all refused, and nothing changes. */
export function malformedAnswers<G extends GameTypes>(bench: Bench<G>): void {
  const dice = trialDice(bench.seed, 'malformed')
  let tried = 0
  for (let number = 0; tried < ATTEMPTS; number += 1) {
    const table = dice.pick(bench.tables)
    const stale: Stale[] = []
    wander(bench, openedFor(bench, table, number), dice, (match, question) => {
      if (tried >= ATTEMPTS) return
      const before = JSON.stringify(match.state)
      for (let n = 0; n < ATTEMPTS_A_DECISION; n += 1) {
        const attempt = malformedAttempt(match, question, dice, stale)
        if (attempt === undefined) continue
        tried += 1
        const fault = faultOfAccepting(match, attempt)
        if (fault !== undefined) throw new Error(`'${question.kind}': ${fault}: ${shown(attempt.answer)}`)
      }
      if (JSON.stringify(match.state) !== before)
        throw new Error(`'${question.kind}': a refused answer changed the state.`)
      if (!question.free) stale.push({ seat: question.seat, question: question.id })
    })
  }
}

function shown(answer: unknown): string {
  try {
    return JSON.stringify(answer)?.slice(0, 200) ?? typeof answer
  } catch {
    return typeof answer
  }
}
