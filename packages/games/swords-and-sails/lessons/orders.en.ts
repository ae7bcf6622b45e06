import type { Wrong } from '@windward/table/lesson'
import { isLandId, isSeaId, nameOf, type Order } from '../src/facts.ts'
import type { Piece } from './sheet-orders.ts'

export const pieceName = (piece: Piece): string =>
  'army' in piece ? `Army ${piece.army}` : `Fleet ${piece.fleet}`

const place = (id: string | undefined): string =>
  id !== undefined && (isLandId(id) || isSeaId(id)) ? nameOf(id) : ''

const pieceIn = (order: Order): string =>
  'army' in order ? pieceName({ army: order.army }) : pieceName({ fleet: order.fleet })

function told(order: Order): string {
  const goal = 'to' in order.does ? ` to ${place(order.does.to)}` : ''
  const stance = order.meets.stance === 'attack' ? 'Attack' : 'Defend'
  return order.does.deed === 'hold' ? `stay, with ${stance}` : `go${goal}, with ${stance}`
}

/** What a wrong order is told in a scripted season. */
export const wrongOrders = {
  tooFar: (id: string, goal: string | undefined): Wrong => ({
    title: `Not ${place(id)}`,
    text: `An army goes to one bordering land in a season, or lands beside its fleet. The sheet sends it to ${place(goal)}.`,
    clause: 'SNS 6.1.2',
  }),
  notTheSheets: (order: Order, wanted: Order | undefined): Wrong => ({
    title: `Not this order for ${pieceIn(order)}`,
    text:
      wanted === undefined
        ? `The sheet has ${pieceIn(order)} stay and defend: in this season all follow the script.`
        : `The sheet says: ${told(wanted)}. In this season all follow the script.`,
    clause: 'SNS 13.1.6',
  }),
  otherPiece: (given: Piece, now: Piece): Wrong => ({
    title: `First ${pieceName(now)}`,
    text: `${pieceName(given)} has its turn in another step, or stays and defends.`,
    clause: 'SNS 13.1.6',
  }),
  missing: (piece: Piece): Wrong => ({
    title: `${pieceName(piece)} has no order`,
    text: `The sheet has one for it. A piece without an order would stay and defend.`,
    clause: 'SNS 5.1.5',
  }),
  noTransfers: (): Wrong => ({
    title: 'No units change over',
    text: 'Moving units between armies comes later; the sheet does not do it.',
    clause: 'SNS 13.1.6',
  }),
}
