import type { Dice } from '../dice/dice.ts'
import type { GameTypes } from '../game.ts'
import type { SeenLine } from '../ledger.ts'
import type { Phrase } from '../phrase.ts'
import type { Place } from '../place.ts'
import type { Question } from '../question.ts'

/** How well a bot plays, where people choose one. */
export type Level = 'easy' | 'usual' | 'strong'

/** Somebody who answers by himself. He gets the question as his seat gets it, and dice of his own. */
export interface Bot<G extends GameTypes> {
  /** With a level it is offered wherever a seat is filled; without one it is there for those who know its name. */
  readonly level?: Level
  /** What it cares for more than others of its level do, by a name of the game's own. */
  readonly character?: string
  /** What it answers by habit, at once. The same question and dice lead to the same answer. */
  answer(question: Question<G>, dice: Dice): unknown
  /** Who thinks ahead has this; who only looks does without. */
  readonly foresight?: Foresight<G>
}

export interface Foresight<G extends GameTypes> {
  /** The kinds of questions that are worth it; the others are answered by habit. */
  readonly about: readonly string[]
  /** The same question, dice and thinking lead to the same answer. */
  consider(question: Question<G>, dice: Dice, thinking: Thinking<G>): Considered
}

/** What a bot thinks ahead with: what its seat was sent besides the question, and how much it may think. */
export interface Thinking<G extends GameTypes> {
  readonly seats: readonly G['seat'][]
  readonly turn: number
  readonly place: Place
  /** The lines of the ledger that its seat may read, from the beginning of the match on. */
  readonly lines: readonly SeenLine[]
  /** How much it may think: a count of tries, never a time, so that it comes out the same on any machine. */
  readonly effort: number
}

/** As much as a bot may think where nobody has said otherwise: some seconds in the slowest of games. */
export const USUAL_EFFORT = 100

/** How long bots may think at a table, as its people choose it. */
export const PACES = ['short', 'usual', 'long'] as const
export type Pace = (typeof PACES)[number]

const TIMES = { short: 0.4, usual: 1, long: 2.5 } satisfies Record<Pace, number>

/** How much bots may think at a table of this pace, where so much is usual. */
export function effortFor(pace: Pace, usual = USUAL_EFFORT): number {
  return Math.max(1, Math.round(TIMES[pace] * usual))
}

/** An answer, and in up to three phrases why: what was wanted, feared and expected. It tells more than the answer does. */
export interface Considered {
  readonly answer: unknown
  readonly reasons: readonly Phrase[]
}

/** Whether a bot wants to know what it takes to think ahead about this question. */
export function thinksAhead<G extends GameTypes>(
  { foresight }: Bot<G>,
  { kind }: Pick<Question<G>, 'kind'>,
): boolean {
  return foresight?.about.includes(kind) ?? false
}

/** What a bot answers: thought out where it was given what that takes, by habit otherwise. */
export function consideredBy<G extends GameTypes>(
  bot: Bot<G>,
  question: Question<G>,
  dice: Dice,
  thinking: Thinking<G> | undefined,
): Considered {
  const { foresight } = bot
  if (foresight === undefined || thinking === undefined || !thinksAhead(bot, question))
    return { answer: bot.answer(question, dice), reasons: [] }
  return foresight.consider(question, dice, thinking)
}

/** Takes any legal answer: the simplest bot, and the one that finds the strangest positions. */
export const randomBot: Bot<GameTypes> = {
  answer(question, dice) {
    const found = question.draw(dice)
    if (found === undefined)
      throw new Error(`'${question.kind}' offers ${question.seat} a way that leads nowhere.`)
    return found.answer
  },
}
