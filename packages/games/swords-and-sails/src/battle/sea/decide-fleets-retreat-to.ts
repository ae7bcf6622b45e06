import { type Decision, inTurn, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { type AreaId, landIds, type SeaId, seaIds } from '../../data/area-ids.ts'
import { FLEET_IDS, type FleetId } from '../../data/pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import { say } from './sea-words.en.ts'

export interface HavenBrief {
  readonly sea: SeaId
  /** For each group of fleets that keep together, where they may go. */
  readonly ways: readonly { readonly fleets: readonly FleetId[]; readonly to: readonly AreaId[] }[]
}

const area = z.union([z.enum(seaIds), z.enum(landIds)])

/** SNS 7.9.6: where retreating fleets go, in the order of the groups. */
export const haven: Decision<SwordsAndSails, HavenBrief, AreaId[]> = {
  kind: 'fleets-retreat-to',
  title: ({ brief: { sea } }) => say('sea.haven.title', { sea }),
  hint: () => say('sea.haven.hint'),
  shape: z.array(area).max(FLEET_IDS.length),
  options: ({ brief: { ways } }) =>
    inTurn(ways, ({ fleets, to }) =>
      oneOf(
        to,
        (place) => ({ key: place, label: say('sea.haven.to', { to: place }) }),
        () => say('sea.haven.fleets', { fleets: [...fleets] }),
      ),
    ),
  check: ({ brief: { ways, sea } }, chosen) => {
    if (chosen.length !== ways.length) return refuse('SNS 7.9.6', say('sea.haven.each'))
    return ways.every(({ to }, place) => to.some((open) => open === chosen[place]))
      ? undefined
      : refuse('SNS 7.9.6', say('sea.haven.astray', { sea }))
  },
  confirm: () => say('sea.haven.confirm'),
  absent: ({ brief }) => preferred(brief, []),
  unanswered: () => say('sea.haven.unanswered'),
  standing: standing(
    say('sea.haven.standing'),
    z.strictObject({ prefer: z.array(area).max(landIds.length + seaIds.length) }),
    ({ brief }, { prefer }) => preferred(brief, prefer),
  ),
}

function preferred({ ways }: HavenBrief, prefer: readonly AreaId[]): AreaId[] {
  return ways.flatMap(({ to }) => prefer.find((place) => to.includes(place)) ?? to[0] ?? [])
}
