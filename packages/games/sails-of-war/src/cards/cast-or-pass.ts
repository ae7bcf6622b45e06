import {
  type Clause,
  type Decision,
  oneOf,
  PASS,
  type Pass,
  type Phrase,
  refuse,
  standing,
} from '@windward/table'
import * as z from 'zod'
import type { ActionId } from '../data/action-cards.ts'
import type { SailsOfWar } from '../state.ts'
import { canPlay } from './may-play-card.ts'
import { say } from './words.en.ts'

interface Occasion<B, W extends string, I> {
  readonly kind: string
  readonly card: ActionId
  readonly clause: Clause
  /** The answer by which it is cast. */
  readonly wish: W
  title(brief: B): Phrase
  readonly hint: Phrase
  readonly cast: Phrase
  /** What an instruction is about, what may be said beforehand, and whether it is cast by that. */
  readonly about: Phrase
  readonly beforehand: z.ZodType<I>
  isWanted(brief: B, said: I): boolean
}

/** Whether a card is cast when there is occasion for it; somebody is asked whether he holds it or not, so that nobody learns it. */
export function castOrPass<B, W extends string, I>(
  occasion: Occasion<B, W, I>,
): Decision<SailsOfWar, B, W | Pass> {
  const { kind, card, clause, wish, title, hint, cast, about, beforehand, isWanted } = occasion
  return {
    kind,
    title: ({ brief }) => title(brief),
    hint: () => hint,
    shape: z.enum([PASS, wish]),
    options: ({ view, seat }) =>
      oneOf<W | Pass>(canPlay(view, seat, card) ? [PASS, wish] : [PASS], (each) => ({
        key: each,
        label: each === PASS ? say('card.pass') : cast,
      })),
    check: ({ view, seat }, each) =>
      each === PASS || canPlay(view, seat, card)
        ? undefined
        : refuse(clause, say('card.not-castable', { card })),
    absent: () => PASS,
    standing: standing(about, beforehand, ({ view, seat, brief }, said) =>
      isWanted(brief, said) && canPlay(view, seat, card) ? wish : PASS,
    ),
  }
}

export type AlwaysOrNever = 'always' | 'never'

export const ALWAYS_OR_NEVER = {
  beforehand: z.enum(['never', 'always']),
  isWanted: (_: unknown, said: AlwaysOrNever) => said === 'always',
}
