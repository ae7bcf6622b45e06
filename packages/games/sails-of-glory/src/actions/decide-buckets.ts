import { type Decision, refuse, several } from '@windward/table'
import { z } from 'zod'
import { enemiesBeside } from '../boarding/beside.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

export interface BucketsBrief {
  /** Ships whose Extinguish has been revealed. */
  readonly ships: readonly ShipId[]
}

/** SOG 12.17.2: the ships whose Extinguish is for the enemy. */
export const buckets: Decision<SailsOfGlory, BucketsBrief, ShipId[]> = {
  kind: 'buckets',
  title: () => say('buckets.title'),
  hint: () => say('buckets.hint'),
  shape: z.array(z.enum(SHIP_IDS)).max(8),
  options: ({ view, brief }) =>
    several(brief.ships, 0, brief.ships.length, (ship) =>
      say('buckets.for-enemy', { ship, enemies: enemiesBeside(view, ship) }),
    ),
  check({ brief }, ships) {
    const wrong = ships.find((ship, index) => !brief.ships.includes(ship) || ships.indexOf(ship) < index)
    return wrong && refuse('SOG 12.17.2', say('buckets.cannot', { ship: wrong }))
  },
  confirm: (_, ships) => say(ships.length === 0 ? 'buckets.own' : 'buckets.confirm'),
  absent: () => [],
  unanswered: () => say('buckets.own'),
}
