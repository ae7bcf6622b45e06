import {
  type Fact,
  oneOf,
  PASS,
  type Pass,
  type Phrase,
  type Refusal,
  type Situation,
  standing,
} from '@windward/table'
import { z } from 'zod'
import type { HandCard } from '../cards.ts'
import { type LandId, landIds } from '../data/area-ids.ts'
import { ownerOf, type PieceKey, pieceKeyShape } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { say } from './counter-words.en.ts'
import { heldFact } from './held-fact.ts'

type Asked<Brief> = Situation<SwordsAndSails, Brief>
type Holds<Brief> = (asked: Asked<Brief>) => boolean

export type Counter = 'counter' | Pass

const PASS_OR_COUNTER = [PASS, 'counter'] as const

interface AnsweringCard<Brief> {
  readonly card: HandCard
  readonly holds: Holds<Brief>
  readonly notHeld: Refusal
  /** What playing it comes to. */
  readonly note: (asked: Asked<Brief>) => Phrase
}

/** SNS 3.3.5: to answer what another does by a card of one's own; who is away counters nothing (SNS 3.3.6). */
export function answerByCard<Brief>({ card, holds, notHeld, note }: AnsweringCard<Brief>) {
  const called = (wish: Counter): Phrase => say('counter.wish', { card, wish })
  return {
    facts: ({ seat, view }: Asked<Brief>): Fact[] => [heldFact(view, seat, card)],
    shape: z.enum(PASS_OR_COUNTER),
    options: (asked: Asked<Brief>) =>
      oneOf<Counter>(holds(asked) ? PASS_OR_COUNTER : [PASS], (wish) => ({
        key: wish,
        label: called(wish),
        ...(wish === PASS ? {} : { note: note(asked) }),
      })),
    check: (asked: Asked<Brief>, wish: Counter) => (wish === PASS || holds(asked) ? undefined : notHeld),
    confirm: (_: Asked<Brief>, wish: Counter): Phrase => called(wish),
    absent: (): Counter => PASS,
  }
}

/** To do so whenever it is for one's own pieces, or for these. */
export function whereverPiece<Brief extends { readonly piece: PieceKey }>(
  title: Phrase,
  holds: Holds<Brief>,
) {
  return standing(
    title,
    z.union([z.literal('never'), z.literal('own'), z.array(pieceKeyShape).min(1).max(20)]),
    (asked: Asked<Brief>, wish): Counter => {
      const { piece } = asked.brief
      const isWanted =
        wish === 'own' ? ownerOf(piece) === asked.seat : wish !== 'never' && wish.includes(piece)
      return isWanted && holds(asked) ? 'counter' : PASS
    },
  )
}

/** To do so for these lands, or for all. */
export function whereverLand<Brief extends { readonly land: LandId }>(title: Phrase, holds: Holds<Brief>) {
  return standing(
    title,
    z.strictObject({ lands: z.union([z.literal('all'), z.array(z.enum(landIds)).max(landIds.length)]) }),
    (asked: Asked<Brief>, { lands }): Counter =>
      holds(asked) && (lands === 'all' || lands.includes(asked.brief.land)) ? 'counter' : PASS,
  )
}
