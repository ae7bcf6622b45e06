import { z } from 'zod'
import {
  after,
  answer,
  anyOf,
  branch,
  choice,
  type Decision,
  oneOf,
  PASS,
  type Pass,
  READY,
  type Ready,
  range,
  refuse,
  standing,
} from '../../src/index.ts'
import { own, type Parley, SEATS, type Seat } from './state.ts'
import { say } from './words.en.ts'

type Take = 'card' | 'coin'

/** PAR 2.1 */
export const take: Decision<Parley, null, Take> = {
  kind: 'take',
  title: () => say('take.title'),
  shape: z.enum(['card', 'coin']),
  options: ({ view }) => oneOf(view.pile > 0 ? ['card', 'coin'] : ['coin']),
  check: ({ view }, wish) =>
    wish === 'card' && view.pile === 0 ? refuse('PAR 2.1', say('take.empty')) : undefined,
  absent: () => 'coin',
}

export interface Gift {
  readonly to: Seat
  readonly coins: number
}

/** PAR 2.2 */
export const give: Decision<Parley, null, Gift | Ready> = {
  kind: 'give',
  title: () => say('give.title'),
  shape: z.union([z.literal(READY), z.strictObject({ to: z.enum(SEATS), coins: z.int().min(1).max(99) })]),
  options: ({ view, seat }) => {
    const { coins } = own(view, seat)
    const others = view.players.map((each) => each.seat).filter((each) => each !== seat)
    const ready = branch<Gift | Ready>(READY, () => answer(READY))
    if (coins === 0) return choice([ready])
    const gifts = after(oneOf(others), (to) => after(range(1, coins), (sum) => answer({ to, coins: sum })))
    return anyOf<Gift | Ready>(choice([ready]), gifts)
  },
  check: ({ view, seat }, gift) => {
    if (gift === READY) return undefined
    const { coins } = own(view, seat)
    if (gift.to === seat) return refuse('PAR 2.2', say('give.self'))
    if (!view.players.some((each) => each.seat === gift.to)) {
      return refuse('PAR 2.2', say('give.stranger', { seat: gift.to }))
    }
    return gift.coins > coins ? refuse('PAR 2.2', say('give.poor', { coins })) : undefined
  },
  absent: () => READY,
  standing: standing(say('give.standing'), z.literal(READY), () => READY),
}

/** PAR 2.3 */
export const play: Decision<Parley, null, number | Pass> = {
  kind: 'play',
  title: () => say('play.title'),
  shape: z.union([z.literal(PASS), z.int().min(1).max(12)]),
  options: ({ view, seat }) => oneOf<number | Pass>([PASS, ...own(view, seat).hand]),
  check: ({ view, seat }, card) =>
    card === PASS || own(view, seat).hand.includes(card)
      ? undefined
      : refuse('PAR 2.3', say('play.not-held', { card })),
  warn: ({ view, seat }, card) =>
    card !== PASS && own(view, seat).hand.some((held) => held > card) ? [say('play.low', { card })] : [],
  absent: () => PASS,
}

export interface CounterBrief {
  readonly card: number
}

const counterStanding = z.strictObject({ above: z.int().min(0).max(12) })

/** PAR 2.4 */
export const counter: Decision<Parley, CounterBrief, 'pay' | Pass> = {
  kind: 'counter',
  title: ({ brief }) => say('counter.title', { card: brief.card }),
  shape: z.enum([PASS, 'pay']),
  options: ({ view, seat }) => oneOf(own(view, seat).coins >= 2 ? [PASS, 'pay'] : [PASS]),
  check: ({ view, seat }, wish) =>
    wish === 'pay' && own(view, seat).coins < 2 ? refuse('PAR 2.4', say('counter.poor')) : undefined,
  absent: () => PASS,
  standing: standing(say('counter.standing'), counterStanding, ({ brief }, { above }) =>
    brief.card > above ? 'pay' : PASS,
  ),
}

/** PAR 2.5 */
export const stake: Decision<Parley, CounterBrief, number> = {
  kind: 'stake',
  title: ({ brief }) => say('stake.title', { card: brief.card }),
  shape: z.int().min(0).max(1),
  options: ({ view, seat }) => range(0, Math.min(1, own(view, seat).coins)),
  check: ({ view, seat }, coins) =>
    coins > own(view, seat).coins ? refuse('PAR 2.5', say('stake.poor')) : undefined,
  absent: () => 0,
}
