import type { SwordsAndSails } from '@windward/swords-and-sails/board'
import type { PanelComponent } from '../../../table/contract.ts'
import { OrdersPanel } from '../orders/orders-panel.tsx'

/** The questions that have a panel of their own; all others are answered by walking their options. */
export const panels: Readonly<Record<string, PanelComponent<SwordsAndSails>>> = {
  orders: OrdersPanel,
}
