import { type Decision, oneOf, PASS, type Pass, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../data/factions.ts'
import { countHeld } from '../hand.ts'
import { ownPower } from '../own-view.ts'
import { ownerOf, type PieceKey, pieceKeyShape } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './sabotage-words.en.ts'

export interface CounterBrief {
  readonly by: FactionId
  readonly piece: PieceKey
}

/** SNS 7.10.9 */
export const counterSabotage: Decision<SwordsAndSails, CounterBrief, 'counter' | Pass> = {
  kind: 'counter-sabotage',
  title: ({ brief: { by, piece } }) => say('sabotage.counter.title', { by, piece, of: ownerOf(piece) }),
  shape: z.enum([PASS, 'counter']),
  options: ({ view, seat }) => oneOf(holdsCounter(view, seat) ? [PASS, 'counter'] : [PASS]),
  check: ({ view, seat }, wish) =>
    wish === PASS || holdsCounter(view, seat)
      ? undefined
      : refuse('SNS 7.10.9', say('sabotage.counter.not-held')),
  absent: () => PASS,
  standing: standing(
    z.union([z.literal('never'), z.literal('own'), z.array(pieceKeyShape).min(1).max(20)]),
    ({ seat, view, brief: { piece } }, wish) => {
      const wanted = wish === 'own' ? ownerOf(piece) === seat : wish !== 'never' && wish.includes(piece)
      return wanted && holdsCounter(view, seat) ? 'counter' : PASS
    },
  ),
}

/** A card laid aside for a battle is not at hand (SNS 7.10.7). */
function holdsCounter(view: View, seat: FactionId): boolean {
  const held = countHeld(ownPower(view, seat), 'counterSabotage')
  return held > 0 && held > view.laid.filter(({ card }) => card === 'counterSabotage').length
}
