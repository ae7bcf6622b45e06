import type { z } from 'zod'
import type { Dice } from './dice/dice.ts'
import type { GameTypes } from './game.ts'
import { type Chooser, choices, drawn } from './options/straight.ts'
import type { Options } from './options/tree.ts'
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
  /** The answer the rules assume for a seat whose time has run out. */
  absent(situation: Situation<G, Brief>): Answer
  /** The instructions a seat may leave beforehand, if this kind allows any. */
  readonly standing?: Standing<G, Brief, Answer>
  /** True where more is legal than the tree can offer (free text, sums of money): unoffered is not yet illegal. */
  readonly openEnded?: boolean
}

export interface Standing<G extends GameTypes, Brief, Answer> {
  readonly shape: z.ZodType
  /** The answer the instruction leads to, or nothing when it does not speak to this situation. */
  answer(situation: Situation<G, Brief>, instruction: unknown): Answer | undefined
}

/** Instructions of one form, and how they answer. */
export function standing<G extends GameTypes, Brief, Answer, Instruction>(
  shape: z.ZodType<Instruction>,
  answer: (situation: Situation<G, Brief>, instruction: Instruction) => Answer | undefined,
): Standing<G, Brief, Answer> {
  return { shape, answer: (situation, instruction) => answer(situation, shape.parse(instruction)) }
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
