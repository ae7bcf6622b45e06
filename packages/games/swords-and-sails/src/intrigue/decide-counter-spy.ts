import { type Decision, oneOf, PASS, type Pass, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../data/factions.ts'
import { ownPower } from '../own-view.ts'
import { ownerOf, type PieceKey, pieceKeyShape } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { say as sayCounter } from './counter-words.en.ts'
import { countering, wishWith } from './countering.ts'
import { say } from './words.en.ts'

export interface CounterSpyBrief {
  readonly by: FactionId
  readonly piece: PieceKey
}

/** SNS 3.4.8 */
export const counterSpy: Decision<SwordsAndSails, CounterSpyBrief, 'counter' | Pass> = {
  kind: 'counter-spy',
  title: ({ brief: { by, piece } }) => say('intrigue.counter-spy.title', { by, piece }),
  hint: () => say('intrigue.counter-spy.hint'),
  ...countering('counterSpy'),
  shape: z.enum([PASS, 'counter']),
  options: ({ seat, view }) =>
    oneOf(
      holdsIt(view, seat) ? [PASS, 'counter'] : [PASS],
      wishWith('counterSpy', () => sayCounter('counter.spent')),
    ),
  check: ({ seat, view }, wish) =>
    wish === PASS || holdsIt(view, seat)
      ? undefined
      : refuse('SNS 3.4.8', say('intrigue.play.not-held', { card: 'counterSpy' })),
  absent: () => PASS,
  standing: standing(
    say('intrigue.counter-spy.standing'),
    z.union([z.literal('never'), z.literal('own'), z.array(pieceKeyShape).min(1).max(20)]),
    ({ seat, view, brief: { piece } }, wish) => {
      const wanted = wish === 'own' ? ownerOf(piece) === seat : wish !== 'never' && wish.includes(piece)
      return wanted && holdsIt(view, seat) ? 'counter' : PASS
    },
  ),
}

function holdsIt(view: View, seat: FactionId): boolean {
  return ownPower(view, seat).hand.includes('counterSpy')
}
