import type { FactionId } from '../data/factions/factions.ts'
import { diplomatMoment } from '../diplomacy/diplomat.ts'
import { secondsFor } from '../options.ts'
import { isArmy, keyOf, type Piece } from '../pieces.ts'
import { armiesOf, fleetsOf, removeEmpty } from '../pieces-of.ts'
import { factionsIn, powerOf, powersIn } from '../powers.ts'
import { isLearningTurn, scriptedOrders } from '../setup/learning-turn.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { orders } from './decide-orders.ts'
import { holdAndDefend, isIdle } from './hold.ts'
import type { Order, Orders } from './order.ts'
import { toldOrder } from './seen-order.ts'
import { copied, makeTransfer, transferFault } from './transfer.ts'
import { say } from './words.en.ts'

/**
 * Phase 4 (SNS 5): all write, sealed. As phase 5 begins all is revealed, and transfers are made before anything moves;
 * the Diplomat, who may talk at its start, talks without having seen an order.
 */
export function* writeOrders(t: SnsTable): SnsFlow {
  t.state.phase = 'orders'
  yield* t.step('before orders', () => diplomatMoment(t))
  yield* t.step('orders', () => write(t))
  t.state.phase = 'movement'
  yield* t.step('before movement', () => diplomatMoment(t))
  for (const power of powersIn(t.state)) {
    const { faction, written = NOTHING } = power
    power.written = undefined
    transfer(t, faction, written)
    reveal(t, faction, written)
  }
}

const NOTHING: Orders = { armies: [], fleets: [], transfers: [] }

function* write(t: SnsTable): SnsFlow {
  const { state } = t
  const seats = factionsIn(state)
  const sheets = isLearningTurn(state)
    ? new Map(seats.map((seat) => [seat, scriptedOrders(state, seat)]))
    : yield* t.askAll(seats, orders, () => ({ seconds: secondsFor(state.options, 'orders') }))
  for (const [seat, sheet] of sheets) powerOf(state, seat).written = sheet
}

/** SNS 5.5.1, SNS 5.5.2, SNS 6.4.3; what changes over nobody else may know (SNS 14.1.1). */
function transfer(t: SnsTable, seat: FactionId, { transfers }: Orders): void {
  if (transfers.length === 0) return
  const power = powerOf(t.state, seat)
  const own = { armies: armiesOf(power), fleets: fleetsOf(power) }
  if (transferFault(copied(own), transfers) !== undefined) {
    t.tell([seat], 'SNS 6.4.3', say('orders.transfers-dropped'))
    return
  }
  for (const each of transfers) {
    makeTransfer(own, each)
    const { from, to } = each
    t.tell([seat], 'SNS 5.5.1', say('orders.transferred', { from: `${seat} ${from}`, to: `${seat} ${to}` }))
  }
  removeEmpty(t.state, seat)
}

/** SNS 5.1.1; from now on each order lies open and is carried out as it was written (SNS 5.1.7). */
function reveal(t: SnsTable, seat: FactionId, sheet: Orders): void {
  const pieces = piecesOf(t.state, seat)
  let idle = 0
  for (const piece of pieces) {
    const written = orderFor(piece, sheet)
    piece.order = written
    if (isIdle(written)) {
      idle += 1
      continue
    }
    const order = toldOrder(written)
    t.tell('all', 'SNS 5.1.1', say('orders.revealed', { piece: keyOf(piece), order }))
  }
  if (idle > 0) t.tell('all', 'SNS 5.1.5', say('orders.rest', { faction: seat, all: idle === pieces.length }))
}

function piecesOf(state: State, seat: FactionId): Piece[] {
  const power = powerOf(state, seat)
  return [...armiesOf(power), ...fleetsOf(power)]
}

function orderFor(piece: Piece, { armies, fleets }: Orders): Order {
  const written = isArmy(piece)
    ? armies.find(({ army }) => army === piece.id)
    : fleets.find(({ fleet }) => fleet === piece.id)
  return written ?? holdAndDefend(piece)
}
