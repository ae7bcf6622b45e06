import type { LandId } from '../../data/area-ids.ts'
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

/** What a land has to offer, whichever army would go there. */
export interface Prospect {
  readonly target: Target
  /** The casualty points an army must be worth to go there. */
  readonly needs: number
}

/** SNS 15.2.3, SNS 15.2.4: the land as a target for an army of this strength, if it is one. */
export function targetFor(outlook: Outlook, strength: number, land: LandId): Target | undefined {
  const { prospects } = outlook
  let prospect = prospects.get(land)
  if (prospect === undefined) {
    prospect = prospectOf(outlook, land)
    prospects.set(land, prospect)
  }
  return prospect !== null && prospect.needs <= strength ? prospect.target : undefined
}

/** Nothing, if the land is no target for any army. */
function prospectOf(outlook: Outlook, land: LandId): Prospect | null {
  const { view, leaders } = outlook
  const { owner, barren } = view.lands[land]
  if (barren > 0 || isOurs(outlook, land)) return null
  if (owner !== null && !leaders.includes(owner)) return null
  const siege = averageSiege(outlook, land)
  const cost = STEWARD.attackTimes * defendersIn(outlook, land) + siege
  const points = worthOf(outlook, land)
  const rank = owner === null ? 0 : 1
  const needs = owner === null ? Math.max(cost, siege / STEWARD.siegeShare) : cost
  return { target: { land, rank, points, worth: points / cost }, needs }
}

/** The better of two ways to attack; the first where they are alike. */
export function isBetter(one: Target, other: Target): boolean {
  if (one.rank !== other.rank) return one.rank > other.rank
  return one.worth !== other.worth ? one.worth > other.worth : one.points > other.points
}
