import { type Decision, oneOf, PASS, type Pass, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../data/factions.ts'
import { countHeld } from '../hand.ts'
import { say as sayCounter } from '../intrigue/counter-words.en.ts'
import { countering, wishWith } from '../intrigue/countering.ts'
import { ownPower } from '../own-view.ts'
import { ownerOf, type PieceKey, pieceKeyShape } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { hasReady } from './ready-cards.ts'
import { say } from './sabotage-words.en.ts'

export interface CounterBrief {
  readonly by: FactionId
  readonly piece: PieceKey
  /** The battle of a live match in which it happens (SNS 7.10.12); null outside battles. */
  readonly battle: string | null
}

/** SNS 7.10.9 */
export const counterSabotage: Decision<SwordsAndSails, CounterBrief, 'counter' | Pass> = {
  kind: 'counter-sabotage',
  title: ({ brief: { by, piece } }) => say('sabotage.counter.title', { by, piece, of: ownerOf(piece) }),
  hint: () => say('sabotage.counter.hint'),
  ...countering('counterSabotage'),
  shape: z.enum([PASS, 'counter']),
  options: ({ view, seat, brief }) =>
    oneOf(
      holdsCounter(view, seat, brief) ? [PASS, 'counter'] : [PASS],
      wishWith('counterSabotage', () => sayCounter('counter.spent')),
    ),
  check: ({ view, seat, brief }, wish) =>
    wish === PASS || holdsCounter(view, seat, brief)
      ? undefined
      : refuse('SNS 7.10.9', say('sabotage.counter.not-held')),
  absent: () => PASS,
  standing: standing(
    say('sabotage.counter.standing'),
    z.union([z.literal('never'), z.literal('own'), z.array(pieceKeyShape).min(1).max(20)]),
    ({ seat, view, brief }, wish) => {
      const { piece } = brief
      const wanted = wish === 'own' ? ownerOf(piece) === seat : wish !== 'never' && wish.includes(piece)
      return wanted && holdsCounter(view, seat, brief) ? 'counter' : PASS
    },
  ),
}

/** A card laid aside for a battle is not at hand elsewhere (SNS 7.10.7, SNS 7.10.12). */
function holdsCounter(view: View, seat: FactionId, { battle }: CounterBrief): boolean {
  if (battle !== null) return hasReady(view, seat, 'counterSabotage', battle)
  const held = countHeld(ownPower(view, seat), 'counterSabotage')
  return held > 0 && held > view.laid.filter(({ card }) => card === 'counterSabotage').length
}
