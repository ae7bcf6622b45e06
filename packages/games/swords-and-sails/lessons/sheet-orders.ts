import type { GameTypes, Question } from '@windward/table'
import type { AnswerTask, SetTask, Wrong } from '@windward/table/lesson'
import { isLandId, nameOf, type Order, type Orders, ordersShape } from '../src/facts.ts'
import { wrongOrders } from './orders.en.ts'

const BLANK: Orders = { armies: [], fleets: [], transfers: [] }

/** The order of one piece of a sheet, by its number. */
export type Piece = { readonly army: string } | { readonly fleet: string }

function ordersIn(work: unknown): Orders {
  const read = ordersShape.safeParse(work)
  return read.success ? read.data : BLANK
}

const isOf = (order: Order, piece: Piece): boolean =>
  'army' in order
    ? 'army' in piece && order.army === piece.army
    : 'fleet' in piece && order.fleet === piece.fleet

const pieceOf = (order: Order): Piece => ('army' in order ? { army: order.army } : { fleet: order.fleet })

const allOf = ({ armies, fleets }: Orders): readonly Order[] => [...armies, ...fleets]

/** Whether an order leads where the sheet's does, and meets others as it does. */
function isAsWritten(order: Order, wanted: Order): boolean {
  return (
    order.does.deed === wanted.does.deed &&
    goalOf(order) === goalOf(wanted) &&
    order.meets.stance === wanted.meets.stance
  )
}

function goalOf({ does }: Order): string | undefined {
  return 'to' in does ? does.to : undefined
}

/** Writes the order of one piece as the sheet has it. */
export function setOrder(sheet: Orders, wanted: Order): SetTask {
  const piece = pieceOf(wanted)
  const goal = goalOf(wanted)
  return {
    do: 'set',
    kind: 'orders',
    isDone: (work) => allOf(ordersIn(work)).some((order) => isOf(order, piece) && isAsWritten(order, wanted)),
    judge: (work) => sheetFault(sheet, ordersIn(work), piece),
    pressed: (place) => (isLandId(place) && place !== goal ? wrongOrders.tooFar(place, goal) : undefined),
    shows: (_, work) => withOrder(ordersIn(work), wanted),
  }
}

function withOrder(orders: Orders, order: Order): Orders {
  return 'army' in order
    ? { ...orders, armies: [...orders.armies.filter(({ army }) => army !== order.army), order] }
    : { ...orders, fleets: [...orders.fleets.filter(({ fleet }) => fleet !== order.fleet), order] }
}

/** What of this is not as the sheet has it. */
function sheetFault(sheet: Orders, orders: Orders, now?: Piece): Wrong | undefined {
  if (orders.transfers.length > 0) return wrongOrders.noTransfers()
  for (const order of allOf(orders)) {
    const wanted = allOf(sheet).find((each) => isOf(each, pieceOf(order)))
    if (wanted !== undefined && isAsWritten(order, wanted)) continue
    const isIdle = order.does.deed === 'hold' && order.meets.stance === 'defend'
    if (wanted === undefined && isIdle) continue
    if (now !== undefined && !isOf(order, now)) return wrongOrders.otherPiece(pieceOf(order), now)
    const place = goalOf(order)
    return {
      ...wrongOrders.notTheSheets(order, wanted),
      ...(place !== undefined && { place }),
    }
  }
  return undefined
}

/** Gives the sheet's orders and no others. */
export function submitSheet(sheet: Orders): AnswerTask {
  return {
    do: 'answer',
    kind: 'orders',
    judge: (answer: unknown, _question: Question<GameTypes>) => {
      const orders = ordersIn(answer)
      const missing = allOf(sheet).find(
        (wanted) => !allOf(orders).some((order) => isOf(order, pieceOf(wanted))),
      )
      return sheetFault(sheet, orders) ?? (missing && wrongOrders.missing(pieceOf(missing)))
    },
    shows: () => sheet,
  }
}

/** Where the order of a sheet leads. */
export function goalName(order: Order): string {
  const goal = goalOf(order)
  return goal !== undefined && 'to' in order.does && order.does.to !== undefined ? nameOf(order.does.to) : ''
}
