import { z } from 'zod'
import {
  type AnyDecision,
  type Catalogue,
  type Decision,
  type Flow,
  type Game,
  type Json,
  oneOf,
  PASS,
  type Pass,
  READY,
  type Ready,
  randomBot,
  refuse,
  speaker,
  standing,
  type Table,
} from '../src/index.ts'

/** A game of no rules at all: each test writes the turn it needs and notes in the log what it saw. */
export interface Tiny {
  seat: Seat
  state: { turn: number; readonly turns: number; readonly log: Json[] }
  view: { readonly turn: number; readonly turns: number; readonly log: readonly Json[] }
  options: { readonly turns: number }
  outcome: { readonly log: readonly Json[] }
}

const SEATS = ['ann', 'ben', 'cat'] as const
export type Seat = (typeof SEATS)[number]

const en = {
  title: (f: { kind: string }) => `Answer ${f.kind}`,
  standing: (f: { kind: string }) => `What I answer to ${f.kind}`,
  sour: () => 'Lemons are out of season.',
  odd: () => 'A quince needs cooking first.',
  happened: (f: { what: string }) => `It happened that ${f.what}.`,
} satisfies Catalogue

export const say = speaker<typeof en>()

const FRUITS = ['apple', 'pear', 'quince'] as const
/** A lemon has the right form, and the rules refuse it. */
const EVERY_FRUIT = [...FRUITS, 'lemon'] as const
export type Fruit = (typeof EVERY_FRUIT)[number]

type Fruits<Other extends string> = Decision<Tiny, Json, Fruit | Other>

function fruits<Other extends string>(kind: string, others: readonly Other[]): Fruits<Other> {
  const answers = [...others, ...EVERY_FRUIT]
  return {
    kind,
    title: () => say('title', { kind }),
    shape: z.enum(answers),
    options: () => oneOf<Fruit | Other>([...others, ...FRUITS]),
    check: (_, fruit) => (fruit === 'lemon' ? refuse('TNY 1', say('sour')) : undefined),
    warn: (_, fruit) => (fruit === 'quince' ? [say('odd')] : []),
    absent: () => others[0] ?? 'apple',
    standing: standing(say('standing', { kind }), instructionShape(answers), (_, { want }) =>
      want === 'silent' ? undefined : want,
    ),
  }
}

function instructionShape<A extends string>(answers: readonly A[]) {
  return z.strictObject({ want: z.union([z.enum(answers), z.literal('silent')]) })
}

export const choose: Fruits<never> = fruits('choose', [])
export const interrupt: Fruits<Pass> = fruits('interrupt', [PASS])
export const act: Fruits<Ready> = fruits('act', [READY])

/** A question that nothing can be said to beforehand. */
export const sign: Decision<Tiny, null, boolean> = {
  kind: 'sign',
  title: () => say('title', { kind: 'sign' }),
  shape: z.boolean(),
  options: () => oneOf([true, false]),
  check: () => undefined,
  absent: () => false,
}

const DECISIONS: readonly AnyDecision[] = [choose, interrupt, act, sign]

export function tinyGame(turn: (t: Table<Tiny>) => Flow, other: Partial<Game<Tiny>> = {}): Game<Tiny> {
  return {
    id: 'tiny',
    name: 'Tiny',
    version: 1,
    words: en,
    options: z.strictObject({ turns: z.int().min(1).default(1) }),
    seats: { all: SEATS, fewest: 1, most: 3, choose: (count) => SEATS.slice(0, count) },
    decisions: DECISIONS,
    bots: { random: randomBot },
    begin: (_, { turns }) => ({ turn: 1, turns, log: [] }),
    *turn(t) {
      yield* turn(t)
      t.state.turn += 1
    },
    outcome: ({ turn: at, turns, log }) => (at > turns ? { log: [...log] } : undefined),
    view: ({ turn: at, turns, log }) => ({ turn: at, turns, log: [...log] }),
    resample: ({ turn: at, turns, log }) => ({ turn: at, turns, log: [...log] }),
    ...other,
  }
}
