import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { landNeighbours, landsAcrossStrait, straitBetween } from '../data/map.ts'
import { borders, controls, isClosed } from '../lands.ts'
import type { Board } from '../view/view.ts'

type Ground = Pick<Board, 'options' | 'seats' | 'lands'>

/** SNS 6.1.2, SNS 6.3.5: where an army of the faction may march to from here. */
export function marches(board: Ground, faction: FactionId, from: LandId): readonly LandId[] {
  const beside = borders(board, from)
  const across = landsAcrossStrait(from)
  if (across.length === 0) return beside
  return [...beside, ...across.filter((to) => marchFault(board, faction, from, to) === undefined)]
}

/** Why an army of the faction cannot march so; or nothing. */
export function marchFault(
  board: Ground,
  faction: FactionId,
  from: LandId,
  to: LandId,
): 'closed' | 'far' | 'shores' | 'strait' | undefined {
  if (landNeighbours(from).includes(to)) return isClosed(board, to) ? 'closed' : undefined
  const strait = straitBetween(from, to)
  if (strait === undefined) return 'far'
  if (!strait.armyCrossing) return 'strait'
  return controls(board, faction, from) && controls(board, faction, to) ? undefined : 'shores'
}
