import type { Audience } from './audience.ts'
import type { Decision, Pass, Ready } from './decision.ts'
import type { Dice } from './dice/dice.ts'
import type { GameTypes } from './game.ts'
import type { Phrase } from './phrase.ts'
import type { Clause } from './refusal.ts'
import type { Wait } from './wait.ts'

/** A piece of the rules that runs, asks and goes on with the answers: `const orders = yield* writeOrders(t)`. */
export interface Flow<T = void> {
  next(): IteratorResult<Wait, T>
  [Symbol.iterator](): Flow<T>
}

/** What the rules hold in their hands while they run: the state, the dice, the seats and a voice. */
export interface Table<G extends GameTypes> {
  readonly state: G['state']
  /** The dice of this flow; flows side by side have dice of their own. */
  readonly dice: Dice
  readonly seats: readonly G['seat'][]
  /** 0 while the table is laid, then counted from 1. */
  readonly turn: number

  /** A line of the ledger, for everybody or for these seats only. */
  tell(to: Audience<G>, clause: Clause, what: Phrase): void

  /**
   * A step of the rules with a name, so that they can be picked up in the middle of a turn: what is done is passed over,
   * and the step under way is run again up to its question. So a step asks once, and before it changes anything; where a
   * flow has steps, whatever changes the state, rolls dice or depends on what has changed since is in one of them. What a
   * step hands on is plain data that everybody may know; what only some may know lies in the state.
   */
  step<T>(name: string, run: () => Flow<T> | T): Flow<T>
  /** A step that goes through a list one by one; the list is made when it begins, of plain data that everybody may know. */
  each<I>(name: string, items: () => readonly I[], run: (item: I) => Flow | undefined): Flow
  /** A step that is repeated, from 1, for as long as it says that there is more. */
  repeat(name: string, run: (time: number) => Flow<boolean>): Flow

  /** One seat. */
  ask<B, A>(seat: G['seat'], decision: Decision<G, B, A>, brief: B): Flow<A>
  /** Several seats at once; every answer stays sealed until the last one is there. */
  askAll<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A>,
    brief: (seat: G['seat']) => B,
  ): Flow<ReadonlyMap<G['seat'], A>>
  /** One seat after another; each answer takes effect before the next seat is asked. */
  askInOrder<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A>,
    brief: (seat: G['seat']) => B,
    then: (seat: G['seat'], answer: A) => Flow | undefined,
  ): Flow
  /**
   * Any of these seats may interrupt, or all pass. When several want to, the one named first does, however fast
   * the others were: so no race decides, and by mail it is the same as live.
   */
  window<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A | Pass>,
    brief: (seat: G['seat']) => B,
  ): Flow<Interrupt<G['seat'], A> | undefined>
  /** Any of these seats may act, any number of times, until all are ready; a seat whose time is up is ready. */
  open<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A | Ready>,
    brief: (seat: G['seat']) => B,
    act: (seat: G['seat'], action: A, room: Room<G['seat']>) => Flow | undefined,
  ): Flow
  /**
   * Flows side by side: all their questions are asked at once. Each has a name, unique among them, and a table with
   * dice of its own, so that the order in which people answer never changes a roll.
   */
  together<I, T>(
    items: readonly I[],
    name: (item: I) => string,
    flow: (t: Table<G>, item: I) => Flow<T>,
  ): Flow<T[]>
  /**
   * Flows side by side that ask and change nothing: what they come to stays sealed until the last of them has ended.
   * Where a match is picked up before that, those that have ended ask anew.
   */
  askTogether<I, T>(
    items: readonly I[],
    name: (item: I) => string,
    flow: (t: Table<G>, item: I) => Flow<T>,
  ): Flow<T[]>
}

export interface Interrupt<Seat, A> {
  readonly seat: Seat
  readonly answer: A
}

/** The room in which an open phase happens. */
export interface Room<Seat> {
  /** Calls back seats that had said they were ready, because something new concerns them. */
  recall(...seats: readonly Seat[]): void
}

/** Whether what a step makes has to be run, or is there already. */
export function isFlow<T>(made: Flow<T> | T): made is Flow<T> {
  return typeof made === 'object' && made !== null && 'next' in made && typeof made.next === 'function'
}
