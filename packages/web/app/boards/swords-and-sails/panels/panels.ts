import type { SwordsAndSails } from '@windward/swords-and-sails/board'
import type { PanelComponent } from '../../../table/contract.ts'
import { later } from '../../later.tsx'
import { IncomePanel } from '../income/income-panel.tsx'
import { TakePanel } from '../intrigue/take-panel.tsx'
import { OrdersPanel } from '../orders/orders-panel.tsx'

/* A season begins with income and cards; what comes after them is fetched when it is asked. */
const LossesPanel = later(async () => (await import('../battle/losses-panel.tsx')).LossesPanel)
const PlacePanel = later(async () => (await import('../battle/place-panel.tsx')).PlacePanel)
const CitiesPanel = later(async () => (await import('../build/cities-panel.tsx')).CitiesPanel)
const UnitsPanel = later(async () => (await import('../build/units-panel.tsx')).UnitsPanel)
const DiplomacyPanel = later(async () => (await import('../diplomacy/diplomacy-panel.tsx')).DiplomacyPanel)
const LeaderPanel = later(async () => (await import('../setup/leader-panel.tsx')).LeaderPanel)
const TollPanel = later(async () => (await import('../siege/toll-panel.tsx')).TollPanel)
const SiegeWayPanel = later(async () => (await import('../siege/way-panel.tsx')).SiegeWayPanel)
const PlayPanel = later(async () => (await import('../intrigue/play-panel.tsx')).PlayPanel)

/** The questions that have a panel of their own; all others are answered by walking their options. */
export const panels: Readonly<Record<string, PanelComponent<SwordsAndSails>>> = {
  leader: LeaderPanel,
  'income-cards': IncomePanel,
  'take-cards': TakePanel,
  'play-card': PlayPanel,
  diplomacy: DiplomacyPanel,
  orders: OrdersPanel,
  place: PlacePanel,
  losses: LossesPanel,
  'siege-way': SiegeWayPanel,
  'siege-toll': TollPanel,
  units: UnitsPanel,
  cities: CitiesPanel,
}
