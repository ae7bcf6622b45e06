import type { AreaId, LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { type Army, isArmy, type Piece } from '../pieces.ts'
import { armiesAt } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import type { State } from '../state.ts'
import { areAllied, areOldAllies, teamOf } from '../teams.ts'

/** Whether the piece came this season to where it is. */
export function hasEntered(piece: Piece): boolean {
  return piece.from !== piece.at
}

/** From where it came: for troops that landed, the zone of the ships that brought them. */
export function placeOfEntry(state: State, piece: Piece): AreaId {
  if (!isArmy(piece)) return piece.from
  const [fleet] = piece.landedFrom
  return (fleet === undefined ? undefined : powerOf(state, piece.faction).fleets[fleet]?.at) ?? piece.from
}

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
