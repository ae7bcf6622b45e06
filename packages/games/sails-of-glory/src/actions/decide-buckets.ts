import { someShips } from '../asking/some-ships.ts'
import { enemiesBeside } from '../boarding/beside.ts'
import type { ShipId } from '../data/ships.ts'
import { say } from './words.en.ts'

export interface BucketsBrief {
  /** Ships whose Extinguish has been revealed. */
  readonly ships: readonly ShipId[]
}

/** SOG 12.17.2: the ships whose Extinguish is for the enemy. */
export const buckets = someShips<BucketsBrief>('buckets', 'SOG 12.17.2', {
  title: () => say('buckets.title'),
  hint: () => say('buckets.hint'),
  choose: (ship, view) => say('buckets.for-enemy', { ship, enemies: enemiesBeside(view, ship) }),
  cannot: (f) => say('buckets.cannot', f),
  some: () => say('buckets.confirm'),
  none: () => say('buckets.own'),
})
