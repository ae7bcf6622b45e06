import type { TableModel } from '@windward/kit/contract.ts'
import type { SwordsAndSails } from '@windward/swords-and-sails/facts'
import { isLandId, isSeaId } from '@windward/swords-and-sails/facts'
import { deskOf } from './orders/desk.ts'
import { orderFor } from './orders/reach.ts'
import { withOrder } from './orders/sheet.ts'
import { walkable } from './walk-reach.ts'

/** Somebody points at a place: it is where the chosen piece is to go, or else it is chosen itself. */
export function press(table: TableModel<SwordsAndSails>, place: string | undefined): void {
  if (place === undefined) {
    table.selection.value = undefined
    return
  }
  if (!sendTo(table, place) && !walkTo(table, place)) table.selection.value = place
}

function sendTo(table: TableModel<SwordsAndSails>, place: string): boolean {
  const desk = deskOf(table)
  if (desk?.piece === undefined || !(isLandId(place) || isSeaId(place))) return false
  const way = desk.reach.get(place)?.[0]
  if (way === undefined) return false
  table.draft(desk.question).set(withOrder(desk.sheet, orderFor(desk.piece, way)))
  return true
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
