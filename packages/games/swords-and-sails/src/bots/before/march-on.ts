import type { LandId } from '../../data/area-ids.ts'
import { marches } from '../../orders/march.ts'
import type { Army, Fleet } from '../../pieces.ts'
import { isFriendly } from '../../teams.ts'
import { canAttack } from './attacks.ts'
import type { Outlook } from './outlook.ts'

/** SNS 15.2.5: the first step through friendly land to where the army could attack something. */
export function stepTowardsTarget(
  outlook: Outlook,
  army: Army,
  from: LandId,
  fleets: readonly Fleet[],
  taken: ReadonlySet<LandId>,
): LandId | undefined {
  return firstStep(outlook, from, (land) => canAttack(outlook, army, land, fleets, taken))
}

/** The first step of a shortest way through friendly land to a land of this sort, if there is one. */
function firstStep(
  { view, seat }: Outlook,
  from: LandId,
  isGoal: (land: LandId) => boolean,
): LandId | undefined {
  const seen = new Set([from])
  let front = marches(view, seat, from)
    .filter((land) => isFriendly(view, seat, land))
    .map((land) => ({ land, step: land }))
  while (front.length > 0) {
    const goal = front.find(({ land }) => isGoal(land))
    if (goal !== undefined) return goal.step
    for (const { land } of front) seen.add(land)
    const next = new Map<LandId, LandId>()
    for (const { land, step } of front)
      for (const beside of marches(view, seat, land))
        if (!seen.has(beside) && !next.has(beside) && isFriendly(view, seat, beside)) next.set(beside, step)
    front = [...next].map(([land, step]) => ({ land, step }))
  }
  return undefined
}
