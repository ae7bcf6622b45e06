import { type Decision, oneOf, refuse, standing } from '@windward/table'
import * as z from 'zod'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { countOf } from '../pieces.ts'
import type { SailsOfWar } from '../state.ts'
import { standing as standingUnits } from './battle-side.ts'
import { sideOf } from './decide-losses.ts'
import { say } from './words.en.ts'

/** A Realm, or the ships that landed the force. */
export type Refuge = RealmId | 'aboard'

export interface RetreatBrief {
  readonly realm: RealmId
  readonly refuges: readonly Refuge[]
  /** SOW 8.4.3: a broken side cannot stay. */
  readonly broken: boolean
}

/** SOW 8.5.1, SOW 8.4.3 */
export const retreat: Decision<SailsOfWar, RetreatBrief, Refuge | 'stay'> = {
  kind: 'retreat',
  title: ({ brief: { realm, broken } }) =>
    say(broken ? 'battle.retreat.broken' : 'battle.retreat.title', { realm }),
  hint: () => say('battle.retreat.hint'),
  shape: z.enum(['stay', 'aboard', ...REALM_IDS]),
  options: ({ brief }) =>
    oneOf(waysOf(brief), (way) => ({
      key: way,
      label:
        way === 'stay'
          ? say('battle.retreat.stay')
          : way === 'aboard'
            ? say('battle.retreat.aboard')
            : say('battle.retreat.to', { realm: way }),
    })),
  check: ({ brief }, way) =>
    waysOf(brief).includes(way)
      ? undefined
      : refuse(way === 'stay' ? 'SOW 8.4.3' : 'SOW 8.5.3', say('battle.retreat.no-way')),
  confirm: (_, way) => say(way === 'stay' ? 'battle.retreat.stay' : 'battle.retreat.confirm'),
  absent: ({ brief }) => waysOf(brief)[0] ?? 'stay',
  standing: standing(
    say('battle.retreat.standing'),
    z.strictObject({ below: z.int().min(0).max(40) }),
    ({ view, seat, brief }, { below }) => {
      const side = sideOf(view, seat)
      const [refuge] = brief.refuges
      if (brief.broken) return refuge
      return standingUnits(side) > 0 && countOf(side.ready) < below ? refuge : 'stay'
    },
  ),
}

function waysOf({ refuges, broken }: RetreatBrief): (Refuge | 'stay')[] {
  return broken ? [...refuges] : ['stay', ...refuges]
}
