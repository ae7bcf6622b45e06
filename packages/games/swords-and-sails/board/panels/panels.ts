import type { PanelComponent } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { SwordsAndSails } from '@windward/swords-and-sails/facts'
import { TakePanel } from '../intrigue/take-panel.tsx'

/* A match begins with the taking of cards; what comes after that is fetched while somebody thinks about it. */
const IncomePanel = later(async () => (await import('../income/income-panel.tsx')).IncomePanel)
const OrdersPanel = later(async () => (await import('../orders/orders-panel.tsx')).OrdersPanel)
const StagedPanel = later(async () => (await import('../staged/staged-panel.tsx')).StagedPanel)

/** Questions that are answered choice by choice, each with words about it. */
const STAGED = [
  'fortune-land',
  'fortune-price',
  'storm-losses',
  'mercenary-fees',
  'play-card',
  'unmask-pretender',
  'counter-spy',
  'call-up-militia',
  'support-unrest',
  'counter-agents',
  'call-talks',
  'last-subterfuge',
  'take-share',
  'former-ally',
  'counter-sabotage',
  'sabotage-between-rounds',
  'ready-sabotage',
  'meet-forces',
  'meet-fleets',
  'leave-before-battle',
  'lay-withdraws',
  'slip-away',
  'assign-cargo',
  'spur',
  'targets',
  'retreat',
  'pursued',
  'run-down',
  'retreat-to',
  'fleets-retreat-to',
  'siege-way',
  'to-sea',
]

/** Every kind of question has a panel; one that came with new rules would be answered by walking its options. */
export const panels: Readonly<Record<string, PanelComponent<SwordsAndSails>>> = {
  ...Object.fromEntries(STAGED.map((kind) => [kind, StagedPanel])),
  leader: later(async () => (await import('../setup/leader-panel.tsx')).LeaderPanel),
  bid: later(async () => (await import('../setup/bid-panel.tsx')).BidPanel),
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
