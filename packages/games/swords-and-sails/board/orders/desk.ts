import type { TableModel } from '@windward/kit/contract.ts'
import {
  type Army,
  type FactionId,
  type Fleet,
  type Orders,
  type Plan,
  planFor,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/facts'
import type { Question } from '@windward/table'
import { isFaction } from '../factions/faction.ts'
import { type Reach, reachOf } from './reach.ts'
import { ordersIn } from './sheet.ts'

/** The order sheet in front of a player: what is written, who may be told what. */
export interface Desk {
  readonly question: Question<SwordsAndSails>
  readonly seat: FactionId
  readonly view: View
  readonly sheet: Orders
  readonly plan: Plan
  /** The own piece that is being told something. */
  readonly piece: Army | Fleet | undefined
  readonly reach: Reach
  readonly sealed: boolean
}

const NOWHERE: Reach = new Map()

/** The desk while orders are written; nothing at any other time. */
export function deskOf(table: TableModel<SwordsAndSails>): Desk | undefined {
  if (table.question.value === undefined) return undefined
  const position = table.position.value
  const question = position?.questions.find(({ kind }) => kind === 'orders')
  if (position === undefined || question === undefined || !isFaction(position.seat)) return undefined
  const work = question.sealed?.answer ?? table.draft(question).work.value
  const inputs = [position, question, work, table.selection.value]
  if (last === undefined || inputs.some((each, place) => each !== last?.inputs[place]))
    last = { inputs, desk: laidOut(position.view, position.seat, question, work, table.selection.value) }
  return last.desk
}

/** Looked up once for each change: the board asks again wherever a pointer goes. */
let last: { readonly inputs: readonly unknown[]; readonly desk: Desk } | undefined

function laidOut(
  view: View,
  seat: FactionId,
  question: Question<SwordsAndSails>,
  work: unknown,
  selection: string | undefined,
): Desk {
  const sealed = question.sealed !== undefined
  const sheet = ordersIn(work)
  const plan = planFor(view, seat, sheet.transfers, sheet.fleets)
  const piece = pieceAt(plan, selection)
  const reach = piece === undefined || sealed ? NOWHERE : reachOf(plan, piece, sheet)
  return { question, seat, view, sheet, plan, piece, reach, sealed }
}

function pieceAt({ armies, fleets, faction }: Plan, key: string | undefined): Army | Fleet | undefined {
  const own = (piece: Army | Fleet) => `${faction} ${piece.id}` === key
  return armies.find(own) ?? fleets.find(own)
}
