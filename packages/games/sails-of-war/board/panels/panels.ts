import type { PanelComponent } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { SailsOfWar } from '@windward/sails-of-war/facts'
import { AskedPanel } from './asked-panel.tsx'
import { LayPanel } from './lay-panel.tsx'
import { RealmsPanel } from './realms-panel.tsx'
import { SegmentPanel } from './segment-panel.tsx'
import { TurnPanel } from './turn-panel.tsx'

/* A match begins with laying; what comes seldom or late is fetched when it is asked. */
const BattlePanel = later(async () => (await import('./battle-panel.tsx')).BattlePanel)
const BidPanel = later(async () => (await import('./bid-panel.tsx')).BidPanel)
const CounterPanel = later(async () => (await import('./counter-panel.tsx')).CounterPanel)
const SeveralPanel = later(async () => (await import('./several-panel.tsx')).SeveralPanel)
const SupplyPanel = later(async () => (await import('./supply-panel.tsx')).SupplyPanel)
const TakeGoodsPanel = later(async () => (await import('./take-goods-panel.tsx')).TakeGoodsPanel)

/** Every kind of question of the game has its panel. */
export const panels: Readonly<Record<string, PanelComponent<SailsOfWar>>> = {
  'choose-realms': RealmsPanel,
  lay: LayPanel,
  'turn-realm': TurnPanel,
  bid: BidPanel,
  'initiative-counter': CounterPanel,
  'exchange-quest': AskedPanel,
  vote: AskedPanel,
  'break-tie': AskedPanel,
  hunt: AskedPanel,
  'war-tithe': AskedPanel,
  council: SegmentPanel,
  discard: AskedPanel,
  counterspell: AskedPanel,
  'firestorm-losses': AskedPanel,
  'heal-before-duel': AskedPanel,
  'veil-of-mist': AskedPanel,
  'harvest-cards': SegmentPanel,
  'tooth-of-the-sea': AskedPanel,
  'good-year': AskedPanel,
  recruit: SegmentPanel,
  'buy-star': AskedPanel,
  move: SegmentPanel,
  'let-pass': AskedPanel,
  'march-on': AskedPanel,
  'agree-to-trade': AskedPanel,
  'sail-on': AskedPanel,
  'take-goods': TakeGoodsPanel,
  'take-prize': AskedPanel,
  'join-battle': BattlePanel,
  'battle-cards': BattlePanel,
  reroll: BattlePanel,
  'pick-units': BattlePanel,
  losses: BattlePanel,
  retreat: BattlePanel,
  'horn-of-war': BattlePanel,
  'take-ships': SeveralPanel,
  pillage: BattlePanel,
  'sea-denial': SeveralPanel,
  supply: SupplyPanel,
}
