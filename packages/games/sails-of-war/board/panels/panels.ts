import type { PanelComponent } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { SailsOfWar } from '@windward/sails-of-war/facts'
import { LayPanel } from './lay-panel.tsx'
import { RealmsPanel } from './realms-panel.tsx'
import { TurnPanel } from './turn-panel.tsx'

/* A match begins with laying; what comes seldom or late is fetched when it is asked. */
const BidPanel = later(async () => (await import('./bid-panel.tsx')).BidPanel)
const SupplyPanel = later(async () => (await import('./supply-panel.tsx')).SupplyPanel)
const TakeGoodsPanel = later(async () => (await import('./take-goods-panel.tsx')).TakeGoodsPanel)

/** Questions that are answered by looking at tiles or by counting resources; all others by walking their options. */
export const panels: Readonly<Record<string, PanelComponent<SailsOfWar>>> = {
  'choose-realms': RealmsPanel,
  lay: LayPanel,
  'turn-realm': TurnPanel,
  bid: BidPanel,
  'take-goods': TakeGoodsPanel,
  supply: SupplyPanel,
}
