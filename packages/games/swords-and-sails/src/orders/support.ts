import { type Phrase, type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import type { Clash } from '../battle/opposed-sides.ts'
import { type AreaId, isLandId, isSeaId, landIds, seaIds } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { zonesFrom } from '../lands.ts'
import { dropOrder } from '../movement/drop-order.ts'
import { isBarred } from '../movement/entry.ts'
import { closingFleets } from '../movement/straits.ts'
import { say as tellHow } from '../movement/words.en.ts'
import { type Fleet, isArmy, keyOf, type Piece } from '../pieces.ts'
import { armiesAt, everyArmy, everyFleet } from '../pieces-of.ts'
import type { SnsTable, State } from '../state.ts'
import { areAllied } from '../teams.ts'
import type { Board, View } from '../view/view.ts'
import { attacks } from './attack.ts'
import { stanceOf } from './hold.ts'
import { isShut, marches, standsIn } from './march.ts'
import type { Order } from './order.ts'
import { isStuck, put } from './sail.ts'
import { say } from './words.en.ts'

/** SNS 5.2.3: to hold, and to come to a battle of its side in an area beside it. */
export const supportShape = z.strictObject({
  stance: z.literal('support'),
  area: z.union([z.enum(landIds), z.enum(seaIds)]),
})

/**
 * SNS 5.2.3, SNS 6.3.5: the areas a piece can come to in support: lands for an army ashore, zones for a fleet at sea
 * that may move (SNS 7.10.8).
 */
export function supportable(board: Board, piece: Piece): readonly AreaId[] {
  if (isArmy(piece)) return isLandId(piece.at) ? marches(board, piece.faction, piece.at) : []
  return isSeaId(piece.at) && !isStuck(board, piece) ? zonesFrom(board, piece.at) : []
}

/** What is wrong with such an order; or nothing. */
export function supportFault(board: Board, piece: Piece, { does }: Order, area: AreaId): Refusal | undefined {
  if (does.deed !== 'hold') return refuse('SNS 5.2.3', say('orders.support-moves', { piece: keyOf(piece) }))
  return supportable(board, piece).includes(area)
    ? undefined
    : refuse('SNS 5.2.3', say('orders.support-far', { piece: keyOf(piece), area }))
}

/** SNS 5.1.9: support for an area where nobody of one's side will be; these are the areas where one's own pieces end. */
export function supportWarning(view: View, piece: Piece, area: AreaId, ends: readonly AreaId[]): Phrase[] {
  const { faction } = piece
  if (isShut(view, faction, area)) return [say('orders.warn-new-ally', { piece: keyOf(piece), to: area })]
  const isAlly = (seat: FactionId) => seat !== faction && areAllied(view, faction, seat)
  return ends.includes(area) || view.seats.some((seat) => isAlly(seat) && standsIn(view, seat, area))
    ? []
    : [say('orders.warn-support', { piece: keyOf(piece), area })]
}

/**
 * SNS 5.2.3: fleets told to support a zone come to the battle of their side there, but not through a closed strait.
 * Whether that has changed who meets whom.
 */
export function bringFleets(t: SnsTable, clashes: readonly Clash[]): boolean {
  let changed = false
  for (const fleet of everyFleet(t.state)) {
    const area = supported(fleet)
    if (area === null) continue
    const fights = clashes.some(({ sides }) => sides.some(({ pieces }) => pieces.includes(keyOf(fleet))))
    if (fights) dropOrder(t, fleet, 'cut', 'SNS 5.2.5')
    else if (isShutOff(t.state, fleet, area)) dropOrder(t, fleet, 'strait', 'SNS 6.3.3')
    else if (isCalled(t.state, fleet, area, clashes)) {
      put(t.state, fleet, area)
      tellJoins(t, fleet, area)
    } else continue
    changed = true
  }
  return changed
}

/** SNS 5.2.3, SNS 5.2.5, SNS 6.2.2: armies likewise, unless their own land is attacked or friends are too new. */
export function bringArmies(t: SnsTable, clashes: readonly Clash[]): void {
  for (const army of everyArmy(t.state)) {
    const area = supported(army)
    if (area === null) continue
    if (isAttacked(t.state, army)) dropOrder(t, army, 'cut', 'SNS 5.2.5')
    else if (isLandId(area) && isCalled(t.state, army, area, clashes)) {
      if (isBarred(t.state, army, area)) dropOrder(t, army, 'friends', 'SNS 6.2.2')
      else if (supportable(t.state, army).includes(area)) {
        army.at = area
        tellJoins(t, army, area)
      }
    }
  }
}

/** SNS 6.3.3: a closed strait is not passed without a fight, and a supporter seeks none on its way. */
function isShutOff(state: State, fleet: Fleet, area: AreaId): boolean {
  return isSeaId(fleet.at) && isSeaId(area) && closingFleets(state, fleet, fleet.at, area).length > 0
}

function supported(piece: Piece): AreaId | null {
  const stance = stanceOf(piece)
  return stance.stance === 'support' ? stance.area : null
}

function isAttacked(state: State, piece: Piece): boolean {
  return armiesAt(state, piece.at).some((other) => attacks(state, other, piece.faction))
}

/** Whether a battle of its side is fought in the area it supports. */
function isCalled(state: State, { faction }: Piece, area: AreaId, clashes: readonly Clash[]): boolean {
  return clashes.some(
    ({ where, sides }) =>
      ('sea' in where ? where.sea === area : 'land' in where && where.land === area) &&
      sides.some(({ factions }) => factions.some((each) => areAllied(state, each, faction))),
  )
}

function tellJoins(t: SnsTable, piece: Piece, to: AreaId): void {
  t.tell('all', 'SNS 5.2.3', tellHow('movement.joins', { piece: keyOf(piece), to }))
}
