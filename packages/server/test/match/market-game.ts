import {
  type Catalogue,
  type Decision,
  type Game,
  oneOf,
  READY,
  type Ready,
  refuse,
  speaker,
} from '@windward/table'
import { z } from 'zod'

/** A market in an open phase: whoever takes a thing first has it, and nobody else can take it after that. */
interface Market {
  seat: 'ada' | 'ben'
  state: { left: string[]; readonly taken: Record<string, string>; turn: number }
  view: { left: string[]; taken: Record<string, string> }
  options: Record<string, never>
  outcome: { taken: Record<string, string> }
}

const en = {
  'take.title': () => 'Take something',
  'take.gone': () => 'Somebody has taken that already.',
} satisfies Catalogue
const say = speaker<typeof en>()

const GOODS = ['apple', 'bread', 'cheese']

const take: Decision<Market, null, string | Ready> = {
  kind: 'take',
  title: () => say('take.title'),
  shape: z.string(),
  options: ({ view }) => oneOf([...view.left, READY]),
  check: ({ view }, thing) =>
    thing === READY || view.left.includes(thing) ? undefined : refuse('MKT 1', say('take.gone')),
  absent: () => READY,
}

export const THINKS_MS = 1500
const nap = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

export const game: Game<Market> = {
  id: 'market',
  name: 'Market',
  version: 1,
  words: en,
  options: z.strictObject({}),
  seats: { all: ['ada', 'ben'], fewest: 2, most: 2, choose: () => ['ada', 'ben'] },
  decisions: [take],
  bots: {
    /** Takes what lies first, once, after it has thought about it. */
    slow: {
      answer: ({ seat, view: { left, taken } }) => {
        if (Object.values(taken).includes(seat)) return READY
        nap(THINKS_MS)
        return left[0] ?? READY
      },
    },
    stubborn: { answer: () => 'the moon' },
  },
  begin: () => ({ left: [...GOODS], taken: {}, turn: 0 }),
  *turn(t) {
    t.state.turn += 1
    yield* t.open(
      ['ada', 'ben'],
      take,
      () => null,
      (seat, thing) => {
        t.state.left = t.state.left.filter((each) => each !== thing)
        t.state.taken[thing] = seat
        return undefined
      },
    )
  },
  outcome: ({ turn, taken }) => (turn > 0 ? { taken: { ...taken } } : undefined),
  view: ({ left, taken }) => ({ left: [...left], taken: { ...taken } }),
  resample: ({ left, taken }) => ({ left: [...left], taken: { ...taken }, turn: 0 }),
}
