import { type Refusal, refuse } from '@windward/table'
import { type AreaId, isLandId, isSeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { zonesFrom } from '../lands.ts'
import { type Army, type Fleet, isArmy, keyOf, type Piece } from '../pieces.ts'
import { areAllied, isTeamMates } from '../teams.ts'
import type { Board } from '../view/view.ts'
import { marches } from './march.ts'
import type { ArmyDeed, ArmyOrder, FleetOrder, Stance } from './order.ts'
import { isStuck } from './stuck.ts'
import { say } from './words.en.ts'

/** SNS 4.2.7: whether such an order leads into land of a team-mate, where there is nobody to attack. */
export function entersTeamMates(board: Board, { at, faction }: Army, does: ArmyDeed): boolean {
  const to = 'to' in does ? does.to : undefined
  return to !== undefined && to !== at && isTeamMates(board, faction, to)
}

/** SNS 5.2: what is wrong with the stance of an order; or nothing. */
export function stanceFault(
  board: Board,
  piece: Army | Fleet,
  { does, meets }: ArmyOrder | FleetOrder,
): Refusal | undefined {
  if (meets.stance === 'attack') return attackFault(board, piece.faction, meets)
  if (meets.stance === 'defend') return undefined
  if (does.deed !== 'hold') return refuse('SNS 5.2.3', say('orders.support-moves', { piece: keyOf(piece) }))
  return supportable(board, piece).includes(meets.area)
    ? undefined
    : refuse('SNS 5.2.3', say('orders.support-far', { piece: keyOf(piece), area: meets.area }))
}

function attackFault(
  board: Board,
  faction: FactionId,
  { only }: Extract<Stance, { stance: 'attack' }>,
): Refusal | undefined {
  if (only === undefined) return undefined
  if (!board.seats.includes(only)) return refuse('SNS 5.2.1', say('orders.attack-absent', { faction: only }))
  return areAllied(board, faction, only)
    ? refuse('SNS 4.2.7', say('orders.attack-ally', { faction: only }))
    : undefined
}

/**
 * SNS 5.2.3, SNS 6.3.5: the areas a piece can come to in support: lands for an army ashore, zones for a fleet at sea
 * that may move (SNS 7.10.8).
 */
export function supportable(board: Board, piece: Piece): readonly AreaId[] {
  if (isArmy(piece)) return isLandId(piece.at) ? marches(board, piece.faction, piece.at) : []
  return isSeaId(piece.at) && !isStuck(board, piece) ? zonesFrom(board, piece.at) : []
}
