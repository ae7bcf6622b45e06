import { type Decision, straight } from '@windward/table'
import type { ClockBrief } from '../options.ts'
import type { SwordsAndSails } from '../state.ts'
import { ordersFault, orderWarnings } from './check-orders.ts'
import { type Orders, ordersShape } from './order.ts'
import { chosenOrders } from './order-options.ts'
import { say } from './words.en.ts'

/** SNS 5.1.1: what every seat writes in phase 4. */
export const orders: Decision<SwordsAndSails, ClockBrief, Orders> = {
  kind: 'orders',
  title: () => say('orders.title'),
  shape: ordersShape,
  ...straight((choose, { view, seat }) => chosenOrders(choose, view, seat)),
  check: ({ view, seat }, written) => ordersFault(view, seat, written),
  warn: ({ view, seat }, written) => orderWarnings(view, seat, written),
  absent: () => ({ armies: [], fleets: [], transfers: [] }),
  openEnded: true,
}
