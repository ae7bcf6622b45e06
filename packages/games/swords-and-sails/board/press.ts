import type { TableModel } from '@windward/kit/contract.ts'
import { type AreaId, isLandId, isSeaId, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { standings } from './map/standing.ts'
import { deskOf } from './orders/desk.ts'
import { lookAt } from './orders/preview.ts'
import { orderFor } from './orders/reach.ts'
import { withOrder } from './orders/sheet.ts'
import { walkable } from './walk-reach.ts'

/** Somebody points at a place: it is where the chosen piece is to go, or else it is chosen itself. */
export function press(table: TableModel<SwordsAndSails>, place: string | undefined): void {
  if (place === undefined) {
    table.selection.value = undefined
    return
  }
  if (!sendTo(table, place) && !walkTo(table, place) && !keepsPiece(table, place))
    table.selection.value = place
}

function sendTo(table: TableModel<SwordsAndSails>, place: string): boolean {
  const desk = deskOf(table)
  const area = areaOf(table, place)
  if (desk?.piece === undefined || area === undefined) return false
  const way = desk.reach.get(area)?.[0]
  if (way === undefined) return false
  lookAt(table).refused.value = undefined
  table.draft(desk.question).set(withOrder(desk.sheet, orderFor(desk.piece, way)))
  return true
}

/** A place the chosen piece cannot reach takes it out of nobody's hand: it is said why instead. */
function keepsPiece(table: TableModel<SwordsAndSails>, place: string): boolean {
  const desk = deskOf(table)
  const area = areaOf(table, place)
  const { refused, at } = lookAt(table)
  const isKept =
    desk?.piece !== undefined &&
    !desk.sealed &&
    area !== undefined &&
    area !== desk.piece.at &&
    area !== refused.value
  at.value = undefined
  refused.value = isKept ? area : undefined
  return isKept
}

/** The area that is meant: where somebody else's piece is pressed, the one in which it stands. */
export function areaOf(table: TableModel<SwordsAndSails>, place: string): AreaId | undefined {
  if (isLandId(place) || isSeaId(place)) return place
  const position = table.position.value
  if (position === undefined || place.startsWith(`${position.seat} `)) return undefined
  return standings(position.view).find(({ key }) => key === place)?.at
}

/** A step of an answer that is a place is taken by pointing at it. */
function walkTo(table: TableModel<SwordsAndSails>, place: string): boolean {
  const question = table.question.value
  if (question === undefined || !(isLandId(place) || isSeaId(place))) return false
  const path = walkable(table).get(place)
  if (path === undefined) return false
  table.draft(question).set({ path })
  return true
}
