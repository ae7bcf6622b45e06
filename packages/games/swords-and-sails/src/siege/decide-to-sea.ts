import { type Clause, type Decision, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { type LandId, type SeaId, seaIds } from '../data/area-ids.ts'
import { nameOf } from '../data/map.ts'
import { zonesBeside } from '../lands.ts'
import type { PieceKey } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { say } from './words.en.ts'

export interface ToSeaBrief {
  readonly fleet: PieceKey
  readonly land: LandId
  /** Why it has to leave. */
  readonly clause: Clause
}

/** SNS 8.4.3, SNS 4.3.4, SNS 12.3.7, SNS 12.4.3 */
export const toSea: Decision<SwordsAndSails, ToSeaBrief, SeaId> = {
  kind: 'to-sea',
  title: ({ brief: { fleet, land } }) => say('siege.to-sea.title', { fleet, land }),
  hint: () => say('siege.to-sea.hint'),
  shape: z.enum(seaIds),
  options: ({ view, brief: { land } }) =>
    oneOf(zonesBeside(view, land), (sea) => ({ key: sea, label: say('siege.to-sea.zone', { sea }) })),
  check: ({ view, brief: { land, clause } }, zone) =>
    zonesBeside(view, land).includes(zone)
      ? undefined
      : refuse(clause, say('siege.to-sea.not-beside', { land })),
  confirm: (_, sea) => say('siege.to-sea.confirm', { sea }),
  absent: ({ view, brief: { land } }) => {
    const [first] = zonesBeside(view, land)
    if (first === undefined) throw new Error(`${nameOf(land)} has no coast`)
    return first
  },
  /** The first of these zones that is beside the port. */
  standing: standing(
    say('siege.to-sea.standing'),
    z.array(z.enum(seaIds)).max(seaIds.length),
    ({ view, brief: { land } }, wishes) => wishes.find((zone) => zonesBeside(view, land).includes(zone)),
  ),
}
