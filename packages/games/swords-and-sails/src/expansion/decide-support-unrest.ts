import { type Decision, oneOf, standing } from '@windward/table'
import { z } from 'zod'
import type { LandId } from '../data/area-ids.ts'
import { FACTION_IDS, type FactionId } from '../data/factions/factions.ts'
import type { SwordsAndSails } from '../state.ts'
import { say } from './revolts-words.en.ts'

export interface UnrestBrief {
  readonly by: FactionId
  readonly land: LandId
}

/** SNS 12.3.6: whether one agrees with Political Unrest. */
export const supportUnrest: Decision<SwordsAndSails, UnrestBrief, 'agree' | 'refuse'> = {
  kind: 'support-unrest',
  title: ({ brief: { by, land } }) => say('revolt.unrest.title', { by, land }),
  hint: ({ brief: { land } }) => say('revolt.unrest.hint', { land }),
  shape: z.enum(['agree', 'refuse']),
  options: () => oneOf(['agree', 'refuse'], (wish) => ({ key: wish, label: say(`revolt.unrest.${wish}`) })),
  check: () => undefined,
  confirm: (_, wish) => say(`revolt.unrest.${wish}`),
  absent: () => 'refuse',
  standing: standing(
    say('revolt.unrest.standing'),
    z.strictObject({ agreeWith: z.array(z.enum(FACTION_IDS)).max(FACTION_IDS.length) }),
    ({ brief: { by } }, { agreeWith }) => (agreeWith.includes(by) ? 'agree' : 'refuse'),
  ),
}
