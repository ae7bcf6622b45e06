import { type Decision, oneOf, PASS, type Pass, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { type LandId, landIds } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions.ts'
import { ownPower } from '../own-view.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { countering, wishWith } from './countering.ts'
import { say } from './words.en.ts'

export interface UnmaskBrief {
  readonly by: FactionId
  readonly card: 'royalMarriage' | 'inheritTitle'
  readonly land: LandId
}

/** SNS 3.4.6 */
export const unmaskPretender: Decision<SwordsAndSails, UnmaskBrief, 'counter' | Pass> = {
  kind: 'unmask-pretender',
  title: ({ brief: { by, card, land } }) => say('intrigue.unmask.title', { by, card, land }),
  hint: () => say('intrigue.unmask.hint'),
  ...countering('unmaskPretender'),
  shape: z.enum([PASS, 'counter']),
  options: ({ seat, view, brief: { by } }) =>
    oneOf(
      holdsIt(view, seat) ? [PASS, 'counter'] : [PASS],
      wishWith('unmaskPretender', () => say('intrigue.unmask.note', { by })),
    ),
  check: ({ seat, view }, wish) =>
    wish === PASS || holdsIt(view, seat)
      ? undefined
      : refuse('SNS 3.4.6', say('intrigue.play.not-held', { card: 'unmaskPretender' })),
  // SNS 3.3.6: who is away counters nothing.
  absent: () => PASS,
  standing: standing(
    say('intrigue.unmask.standing'),
    z.strictObject({ lands: z.union([z.literal('all'), z.array(z.enum(landIds)).max(landIds.length)]) }),
    ({ seat, view, brief: { land } }, { lands }) =>
      holdsIt(view, seat) && (lands === 'all' || lands.includes(land)) ? 'counter' : PASS,
  ),
}

function holdsIt(view: View, seat: FactionId): boolean {
  return ownPower(view, seat).hand.includes('unmaskPretender')
}
