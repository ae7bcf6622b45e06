import type { PanelComponent } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { SwordsAndSails } from '@windward/swords-and-sails/facts'
import { TakePanel } from '../intrigue/take-panel.tsx'

/* A match begins with the taking of cards; what comes after that is fetched while somebody thinks about it. */
const IncomePanel = later(async () => (await import('../income/income-panel.tsx')).IncomePanel)
const OrdersPanel = later(async () => (await import('../orders/orders-panel.tsx')).OrdersPanel)

/** Questions where a drawing or a form is the point; all others are answered by walking their options. */
export const panels: Readonly<Record<string, PanelComponent<SwordsAndSails>>> = {
  leader: later(async () => (await import('../setup/leader-panel.tsx')).LeaderPanel),
  'income-cards': IncomePanel,
  disband: later(async () => (await import('../income/disband-panel.tsx')).DisbandPanel),
  'take-cards': TakePanel,
  espionage: later(async () => (await import('../intrigue/espionage-panel.tsx')).EspionagePanel),
  diplomacy: later(async () => (await import('../diplomacy/diplomacy-panel.tsx')).DiplomacyPanel),
  orders: OrdersPanel,
  overload: later(async () => (await import('../orders/overload-panel.tsx')).OverloadPanel),
  sabotage: later(async () => (await import('../intrigue/sabotage-panel.tsx')).SabotagePanel),
  place: later(async () => (await import('../battle/place-panel.tsx')).PlacePanel),
  redeploy: later(async () => (await import('../battle/redeploy-panel.tsx')).RedeployPanel),
  'rear-rows': later(async () => (await import('../battle/rear-panel.tsx')).RearPanel),
  'draw-back': later(async () => (await import('../battle/draw-back-panel.tsx')).DrawBackPanel),
  'divide-damage': later(async () => (await import('../battle/division-panel.tsx')).DivisionPanel),
  losses: later(async () => (await import('../battle/losses-panel.tsx')).LossesPanel),
  'captured-ships': later(async () => (await import('../battle/captured-panel.tsx')).CapturedPanel),
  'siege-toll': later(async () => (await import('../siege/toll-panel.tsx')).TollPanel),
  units: later(async () => (await import('../build/units-panel.tsx')).UnitsPanel),
  cities: later(async () => (await import('../build/cities-panel.tsx')).CitiesPanel),
}
