import type { AreaId } from '../data/area-ids.ts'
import { isArmy, type Piece } from '../pieces.ts'
import { powerOf } from '../powers.ts'
import type { State } from '../state.ts'

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
