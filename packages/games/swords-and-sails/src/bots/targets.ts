import type { LandId } from '../data/area-ids.ts'
import { averageSiege, defendersIn, isOurs, type Outlook, worthOf } from './outlook.ts'
import { STEWARD } from './steward-figures.ts'

/** A land an army could take. */
export interface Target {
  readonly land: LandId
  /** Land of the leading seat comes before neutral land (SNS 15.2.3, SNS 15.2.4). */
  readonly rank: number
  /** Points won, and points for each casualty point it is likely to cost. */
  readonly points: number
  readonly worth: number
}

/** SNS 15.2.3, SNS 15.2.4: the land as a target for an army of this strength, if it is one. */
export function targetFor(outlook: Outlook, strength: number, land: LandId): Target | undefined {
  const { view, leaders } = outlook
  const { owner, barren } = view.lands[land]
  if (barren > 0 || isOurs(outlook, land)) return undefined
  const siege = averageSiege(outlook, land)
  const cost = STEWARD.attackTimes * defendersIn(outlook, land) + siege
  if (cost > strength) return undefined
  const points = worthOf(outlook, land)
  const worth = points / cost
  if (owner !== null) return leaders.includes(owner) ? { land, rank: 1, points, worth } : undefined
  return siege <= strength * STEWARD.siegeShare ? { land, rank: 0, points, worth } : undefined
}

/** The better of two ways to attack; the first where they are alike. */
export function isBetter(one: Target, other: Target): boolean {
  if (one.rank !== other.rank) return one.rank > other.rank
  return one.worth !== other.worth ? one.worth > other.worth : one.points > other.points
}
