import type { SwordsAndSails } from '@windward/swords-and-sails/board'
import type { PanelComponent } from '../../../table/contract.ts'
import { CitiesPanel } from '../build/cities-panel.tsx'
import { UnitsPanel } from '../build/units-panel.tsx'
import { OrdersPanel } from '../orders/orders-panel.tsx'

/** The questions that have a panel of their own; all others are answered by walking their options. */
export const panels: Readonly<Record<string, PanelComponent<SwordsAndSails>>> = {
  orders: OrdersPanel,
  units: UnitsPanel,
  cities: CitiesPanel,
}
