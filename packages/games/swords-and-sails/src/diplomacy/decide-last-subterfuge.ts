import {
  answer,
  branch,
  choice,
  type Decision,
  PASS,
  type Pass,
  type Refusal,
  refuse,
  standing,
} from '@windward/table'
import { z } from 'zod'
import type { LandId } from '../data/area-ids.ts'
import { FACTION_IDS, type FactionId } from '../data/factions/factions.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { say } from './words.en.ts'

export interface LastSubterfugeBrief {
  readonly by: FactionId
  readonly land: LandId
  /** The supporters left; at a table of two the attempt itself, which is null. */
  readonly targets: readonly (FactionId | null)[]
}

const strikeShape = z.strictObject({ supporter: z.enum(FACTION_IDS).nullable() })
type Strike = z.infer<typeof strikeShape>

/** SNS 4.5.6: the last moment for Subterfuge, when Diplomacy has closed. */
export const lastSubterfuge: Decision<SwordsAndSails, LastSubterfugeBrief, Strike | Pass> = {
  kind: 'last-subterfuge',
  title: ({ brief: { by, land } }) => say('diplomacy.subterfuge.title', { by, land }),
  hint: ({ brief: { targets } }) => say('diplomacy.subterfuge.hint', { whole: targets.includes(null) }),
  shape: z.union([z.literal(PASS), strikeShape]),
  options: ({ seat, view, brief: { targets } }) => {
    const pass = branch<Strike | Pass>(PASS, () => answer(PASS), say('diplomacy.subterfuge.pass'))
    if (!holdsIt(view, seat)) return choice([pass])
    return choice([
      pass,
      ...targets.map((supporter) =>
        branch<Strike | Pass>(
          supporter ?? 'attempt',
          () => answer({ supporter }),
          say('diplomacy.subterfuge.against', { supporter }),
        ),
      ),
    ])
  },
  check: ({ seat, view, brief }, wish) => (wish === PASS ? undefined : fault(view, seat, brief, wish)),
  confirm: (_, wish) => say(wish === PASS ? 'diplomacy.subterfuge.pass' : 'diplomacy.subterfuge.confirm'),
  absent: () => PASS,
  standing: standing(
    say('diplomacy.subterfuge.standing'),
    z.strictObject({ against: z.array(z.enum(FACTION_IDS)).max(FACTION_IDS.length) }),
    ({ seat, view, brief: { by, targets } }, { against }) => {
      const [supporter] = targets
      return against.includes(by) && supporter !== undefined && holdsIt(view, seat) ? { supporter } : PASS
    },
  ),
}

function fault(
  view: View,
  seat: FactionId,
  { targets }: LastSubterfugeBrief,
  { supporter }: Strike,
): Refusal | undefined {
  if (!holdsIt(view, seat)) return refuse('SNS 4.5.4', say('diplomacy.subterfuge.not-held'))
  return targets.includes(supporter) ? undefined : refuse('SNS 4.5.4', say('diplomacy.subterfuge.nobody'))
}

function holdsIt(view: View, seat: FactionId): boolean {
  return ownPower(view, seat).hand.includes('subterfuge')
}
