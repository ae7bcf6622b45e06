import { type Decision, oneOf, PASS, type Pass, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { type LandId, landIds } from '../data/area-ids.ts'
import type { RevoltId } from '../data/expansion-cards.ts'
import type { FactionId } from '../data/factions.ts'
import { countering, wishWith } from '../intrigue/countering.ts'
import { ownPower } from '../own-view.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './revolts-words.en.ts'

export interface MilitiaBrief {
  readonly by: FactionId
  readonly card: RevoltId
  readonly land: LandId
}

/** SNS 12.3.7: the land's owner may put the revolt down as it is stirred up. */
export const callUpMilitia: Decision<SwordsAndSails, MilitiaBrief, 'counter' | Pass> = {
  kind: 'call-up-militia',
  title: ({ brief: { by, card, land } }) => say('revolt.militia.title', { by, card, land }),
  hint: () => say('revolt.militia.hint'),
  ...countering('callUpMilitia'),
  shape: z.enum([PASS, 'counter']),
  options: ({ seat, view }) =>
    oneOf(
      holdsIt(view, seat) ? [PASS, 'counter'] : [PASS],
      wishWith('callUpMilitia', () => say('revolt.militia.note')),
    ),
  check: ({ seat, view }, wish) =>
    wish === PASS || holdsIt(view, seat) ? undefined : refuse('SNS 12.3.7', say('revolt.militia.not-held')),
  absent: () => PASS,
  standing: standing(
    say('revolt.militia.standing'),
    z.strictObject({ lands: z.union([z.literal('all'), z.array(z.enum(landIds)).max(landIds.length)]) }),
    ({ seat, view, brief: { land } }, { lands }) =>
      holdsIt(view, seat) && (lands === 'all' || lands.includes(land)) ? 'counter' : PASS,
  ),
}

function holdsIt(view: View, seat: FactionId): boolean {
  return ownPower(view, seat).hand.includes('callUpMilitia')
}
