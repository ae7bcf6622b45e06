import type { z } from 'zod'
import type { Dice } from './dice/dice.ts'
import type { GameTypes } from './game.ts'
import { type Chooser, choices, drawn } from './options/straight.ts'
import type { Options, Way } from './options/tree.ts'
import type { Phrase } from './phrase.ts'
import type { Refusal } from './refusal.ts'

/**
 * All that a decision may look at: what the asked seat sees, and what it was told with the question. The state
 * itself is out of reach, so options, refusals and warnings cannot betray what the seat may not know.
 */
export interface Situation<G extends GameTypes, Brief> {
  readonly seat: G['seat']
  readonly brief: Brief
  readonly view: G['view']
}

/** A kind of question the rules put to a seat. Every kind has a small file of its own, with these parts in this order. */
export interface Decision<G extends GameTypes, Brief, Answer> {
  /** Its name in the record and the API: 'orders', 'retreat'. */
  readonly kind: string
  /** The question in words. */
  title(situation: Situation<G, Brief>): Phrase
  /** What it is about and what follows from it, in a sentence or two. */
  hint?(situation: Situation<G, Brief>): Phrase | undefined
  /** What is worth having in sight, as far as the answer has come. */
  facts?(situation: Situation<G, Brief>, soFar: Way): readonly Fact[]
  /** The form of an answer; also what the API validates and documents. */
  readonly shape: z.ZodType<Answer>
  /** What is legal now. */
  options(situation: Situation<G, Brief>): Options<Answer>
  /** An answer at random, as a walk down the options finds it with the same dice; for trees that are long to climb. */
  draw?(situation: Situation<G, Brief>, dice: Dice): { readonly answer: Answer } | undefined
  /** Why an answer of the right form is refused, or nothing. */
  check(situation: Situation<G, Brief>, answer: Answer): Refusal | undefined
  /** Legal but odd. */
  warn?(situation: Situation<G, Brief>, answer: Answer): readonly Phrase[]
  /** What the button says that gives this answer: “Play Counter-Spy”. */
  confirm?(situation: Situation<G, Brief>, answer: Answer): Phrase | undefined
  /** The answer the rules assume for a seat whose time has run out. */
  absent(situation: Situation<G, Brief>): Answer
  /** What that comes to, where the labels of its options would not say it. */
  unanswered?(situation: Situation<G, Brief>): Phrase | undefined
  /** The instructions a seat may leave beforehand, if this kind allows any. */
  readonly standing?: Standing<G, Brief, Answer>
  /** True where more is legal than the tree can offer (free text, sums of money): unoffered is not yet illegal. */
  readonly openEnded?: boolean
}

/** Something to be known before one can answer: “Your gold”, 12. */
export interface Fact {
  readonly label: Phrase
  readonly value: Phrase | number
}

export interface Standing<G extends GameTypes, Brief, Answer> {
  /** What such an instruction is about, for a form in which one leaves it. */
  readonly title: Phrase
  readonly shape: z.ZodType
  /** The answer the instruction leads to, or nothing when it does not speak to this situation. */
  answer(situation: Situation<G, Brief>, instruction: unknown): Answer | undefined
}

/** Instructions of one form, what they are about, and how they answer. */
export function standing<G extends GameTypes, Brief, Answer, Instruction>(
  title: Phrase,
  shape: z.ZodType<Instruction>,
  answer: (situation: Situation<G, Brief>, instruction: Instruction) => Answer | undefined,
): Standing<G, Brief, Answer> {
  return { title, shape, answer: (situation, instruction) => answer(situation, shape.parse(instruction)) }
}

/** What is legal now, written as one course of choices. */
export function straight<G extends GameTypes, Brief, Answer>(
  course: (choose: Chooser, situation: Situation<G, Brief>) => Answer,
): Required<Pick<Decision<G, Brief, Answer>, 'options' | 'draw'>> {
  return {
    options: (situation) => choices((choose) => course(choose, situation)),
    draw: (situation, dice) => drawn((choose) => course(choose, situation), dice),
  }
}

/** A kind of decision of which nothing more is known than that some game has it. */
export type AnyDecision = Decision<GameTypes, unknown, unknown>

/** The answer by which a seat lets a window go by. */
export const PASS = 'pass'
export type Pass = typeof PASS

/** The answer by which a seat says it wants nothing more of an open phase. */
export const READY = 'ready'
export type Ready = typeof READY
