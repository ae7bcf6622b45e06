import { type Chooser, type Phrase, type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import { isLandId, isSeaId } from '../data/area-ids.ts'
import { FACTION_IDS, type FactionId } from '../data/factions/factions.ts'
import { type Army, type Fleet, isArmy, keyOf, type Piece } from '../pieces.ts'
import { hasStriker } from '../pieces-of.ts'
import { areAllied, isFriendly, isTeamMates } from '../teams.ts'
import type { Board, View } from '../view/view.ts'
import { stanceOf } from './hold.ts'
import { isShut } from './march.ts'
import type { ArmyOrder, FleetOrder, Order } from './order.ts'
import { armyEnd, type Plan } from './plan.ts'
import { say } from './words.en.ts'

/** SNS 5.2.1: to begin battle with all it meets, or with one faction only. */
export const attackShape = z.strictObject({
  stance: z.literal('attack'),
  only: z.enum(FACTION_IDS).optional(),
})

/** Those whom it can be meant for alone. */
export function foesOf({ seats, teams }: Board, faction: FactionId): FactionId[] {
  return seats.filter((other) => !areAllied({ teams }, faction, other))
}

export function chosenFoe(choose: Chooser, board: Board, faction: FactionId): FactionId {
  return choose.oneOf(foesOf(board, faction), (foe) => ({
    key: foe,
    label: say('orders.option.only', { faction: foe }),
  }))
}

/** SNS 5.2.1, SNS 4.2.7: what is wrong with the Attack of an order; or nothing. */
export function attackFault(board: Board, piece: Piece, { does, meets }: Order): Refusal | undefined {
  const only = meets.stance === 'attack' ? meets.only : undefined
  if (only !== undefined && !board.seats.includes(only))
    return refuse('SNS 5.2.1', say('orders.attack-absent', { faction: only }))
  if (only !== undefined && areAllied(board, piece.faction, only))
    return refuse('SNS 4.2.7', say('orders.attack-ally', { faction: only }))
  return isArmy(piece) && entersTeamMates(board, piece, does)
    ? refuse('SNS 4.2.7', say('orders.attack-friends', { piece: keyOf(piece) }))
    : undefined
}

/** SNS 4.2.7: whether such an order leads into land of a team-mate, where there is nobody to attack. */
export function entersTeamMates(board: Board, { at, faction }: Army, does: Order['does']): boolean {
  const to = 'to' in does ? does.to : undefined
  return to !== undefined && to !== at && isLandId(to) && isTeamMates(board, faction, to)
}

/** SNS 5.1.9: an army that enters land and could not stay there, or attacks and enters none. */
export function entryWarning(view: View, plan: Plan, army: Army, order: ArmyOrder): Phrase[] {
  const piece = keyOf(army)
  const end = armyEnd(plan, army, [order])
  const isOn = order.meets.stance === 'attack'
  if (isSeaId(end)) return isOn ? [say('orders.warn-aboard', { piece })] : []
  if (end === army.at) return []
  if (isShut(view, plan.faction, end)) return [say('orders.warn-new-ally', { piece, to: end })]
  return isOn || isFriendly(plan.board, plan.faction, end)
    ? []
    : [say('orders.warn-peaceful', { piece, to: end })]
}

/** SNS 7.8.15 */
export function unarmedWarning(fleet: Fleet, { meets }: FleetOrder): Phrase[] {
  const isVain = meets.stance === 'attack' && !hasStriker(fleet)
  return isVain ? [say('orders.warn-unarmed', { piece: keyOf(fleet) })] : []
}

export function isOnAttack(piece: { readonly order: Order | null }): boolean {
  return stanceOf(piece).stance === 'attack'
}

/** SNS 5.2.1, SNS 4.2.7: whether the piece starts battle with pieces of that faction. */
export function attacks(
  board: Pick<Board, 'teams'>,
  piece: { readonly faction: FactionId; readonly order: Order | null },
  faction: FactionId,
): boolean {
  const stance = stanceOf(piece)
  if (stance.stance !== 'attack' || areAllied(board, piece.faction, faction)) return false
  return stance.only === undefined || stance.only === faction
}
