import type { SwordsAndSails } from '@windward/swords-and-sails/board'
import type { PanelComponent } from '../../../table/contract.ts'
import { LossesPanel } from '../battle/losses-panel.tsx'
import { CitiesPanel } from '../build/cities-panel.tsx'
import { UnitsPanel } from '../build/units-panel.tsx'
import { DiplomacyPanel } from '../diplomacy/diplomacy-panel.tsx'
import { IncomePanel } from '../income/income-panel.tsx'
import { PlayPanel } from '../intrigue/play-panel.tsx'
import { TakePanel } from '../intrigue/take-panel.tsx'
import { OrdersPanel } from '../orders/orders-panel.tsx'
import { LeaderPanel } from '../setup/leader-panel.tsx'
import { TollPanel } from '../siege/toll-panel.tsx'
import { SiegeWayPanel } from '../siege/way-panel.tsx'

/** The questions that have a panel of their own; all others are answered by walking their options. */
export const panels: Readonly<Record<string, PanelComponent<SwordsAndSails>>> = {
  leader: LeaderPanel,
  'income-cards': IncomePanel,
  'take-cards': TakePanel,
  'play-card': PlayPanel,
  diplomacy: DiplomacyPanel,
  orders: OrdersPanel,
  losses: LossesPanel,
  'siege-way': SiegeWayPanel,
  'siege-toll': TollPanel,
  units: UnitsPanel,
  cities: CitiesPanel,
}
