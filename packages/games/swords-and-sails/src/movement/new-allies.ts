import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { Army } from '../pieces.ts'
import { armiesAt } from '../pieces-of.ts'
import type { State } from '../state.ts'
import { areAllied, areOldAllies, teamOf } from '../teams.ts'
import { hasEntered } from './entry.ts'

/** SNS 6.2.2: a team of this season gives no passage into land its members control or have stood in. */
export function isBarred(state: State, { faction }: Army, to: LandId): boolean {
  if (teamOf(state, faction) === undefined) return false
  const isNew = (other: FactionId) => areAllied(state, faction, other) && !areOldAllies(state, faction, other)
  const { owner } = state.lands[to]
  return (
    (owner !== null && isNew(owner)) ||
    armiesAt(state, to).some((army) => !hasEntered(army) && isNew(army.faction))
  )
}
