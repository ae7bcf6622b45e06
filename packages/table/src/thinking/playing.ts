import { quickDice } from '../dice/quick.ts'
import { diceFor, diceRoot, type Seed } from '../dice/seed.ts'
import type { GameTypes } from '../game.ts'
import { copyOf } from '../json.ts'
import type { SeenLine } from '../ledger.ts'
import type { Match } from '../match.ts'
import type { Question } from '../question.ts'
import type { Refusal } from '../refusal.ts'
import { type Bot, type Considered, consideredBy, type Thinking, thinksAhead, USUAL_EFFORT } from './bot.ts'

/** Bots at their seats, each with dice of its own that have nothing to do with those of the match. */
export interface Company<G extends GameTypes> {
  /** Whoever thinks ahead has to know in which match it is asked. */
  answer(question: Question<G>, match?: Match<G>): unknown
  /** The same with its reasons. */
  consider(question: Question<G>, match?: Match<G>): Considered
}

/** Seats bots in turn: the first bot at the first seat, and so on around the table. */
export function company<G extends GameTypes>(
  seats: readonly G['seat'][],
  bots: readonly Bot<G>[],
  seed: Seed,
  effort = USUAL_EFFORT,
): Company<G> {
  const root = diceRoot(seed, {})
  const seated = new Map<G['seat'], Company<G>['consider']>()
  for (const [index, seat] of seats.entries()) {
    const bot = bots[index % bots.length]
    const dice = quickDice(diceFor(root, `bot ${seat}`))
    if (bot === undefined) continue
    seated.set(seat, (question, match) => {
      const thinking = match && thinksAhead(bot, question) ? thinkingAt(match, seat, effort) : undefined
      return consideredBy(bot, question, dice, thinking)
    })
  }
  const consider: Company<G>['consider'] = (question, match) => {
    const bot = seated.get(question.seat)
    if (bot === undefined) throw new Error(`Nobody sits at ${question.seat}.`)
    return bot(question, match)
  }
  return { consider, answer: (question, match) => consider(question, match).answer }
}

/** What a seat thinks ahead with where a match stands now. */
export function thinkingAt<G extends GameTypes>(
  match: Match<G>,
  seat: G['seat'],
  effort: number,
): Thinking<G> {
  const { seats, turn } = match
  return { seats, turn, place: match.place(), lines: copyOf<SeenLine[]>(match.ledger(seat)), effort }
}

export interface Played {
  readonly decisions: number
  readonly refusals: readonly Refusal[]
}

/** Lets the company play to the end, or up to so many decisions. A refused answer is the bot's fault, and counted. */
export function playOut<G extends GameTypes>(
  match: Match<G>,
  bots: Company<G>,
  most = Number.POSITIVE_INFINITY,
): Played {
  const refusals: Refusal[] = []
  let decisions = 0
  for (
    let question = nextAwaited(match);
    question !== undefined && decisions < most;
    question = nextAwaited(match)
  ) {
    const { answer, reasons } = bots.consider(question, match)
    const given = match.answer(question.seat, question.id, answer, { reasons })
    decisions += 1
    if (given.ok) continue
    refusals.push(given.refusal)
    match.timeUp(question.seat, question.id)
  }
  return { decisions, refusals }
}

/** The first question nobody has answered yet. */
export function nextAwaited<G extends GameTypes>(match: Match<G>): Question<G> | undefined {
  return match.nextUnanswered()
}
