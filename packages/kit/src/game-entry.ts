import type { AnyGame, AnyOpening, Benched, GameTypes } from '@windward/table'
import type { Lesson, Puzzlebook } from '@windward/table/lesson'
import type { About, PlayNow } from './about.ts'
import type { BoardModule, ClauseText } from './contract.ts'
import type { Term } from './glossary.ts'
import type { InstructionForms } from './instruction-forms.ts'
import type { OptionsSchema } from './option-schema.ts'
import type { Reference } from './reference.ts'
import type { Sounds } from './sounds.ts'

/** A game as a page offers it: what can be said at once, and what is loaded when somebody sits down to it. */
export interface GameEntry extends Benched {
  readonly id: string
  readonly name: string
  readonly facts: string
  readonly story: string
  /** The address of a drawing with a symbol `picture` in it. */
  readonly picture?: string
  readonly playNow?: PlayNow
  rules(): Promise<AnyGame>
  /** What of them the first question takes, where that is much less than all. */
  opening?(): Promise<AnyOpening>
  /** The rules, clause by clause, to read. */
  clauses(): Promise<readonly ClauseText[]>
  instructions(): Promise<InstructionForms>
  /** The JSON Schema of its options. */
  options(): Promise<OptionsSchema>
  about?(): Promise<About>
  /** The words of its rulebook, explained. */
  glossary?(): Promise<readonly Term[]>
  /** What is looked up again and again. */
  reference?(): Promise<Reference>
  /** What can be heard of it. */
  sounds?(): Promise<Sounds>
  /** A game without one is played in words. */
  board?(): Promise<BoardModule<GameTypes>>
  /** What can be learnt at its table. */
  lessons?(): Promise<readonly Lesson[]>
  /** Which of them to offer where a kind of decision is first met. */
  offers?(): Promise<Readonly<Record<string, OfferedLesson>>>
  /** What its puzzles are called. */
  puzzles?(): Promise<readonly ListedPuzzle[]>
  puzzlebook?(): Promise<Puzzlebook>
}

/** A lesson, as it is offered. */
export interface OfferedLesson extends ListedPuzzle {
  readonly minutes: number
}

export interface ListedPuzzle {
  readonly id: string
  readonly title: string
}
