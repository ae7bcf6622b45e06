import type { Flow, Table } from '@windward/table'
import type { ActionId, CardId } from './data/action-cards.ts'
import type { InitiativeCounter } from './data/initiative.ts'
import type { QuestId } from './data/quest-cards.ts'
import type { QuestCounter } from './data/quest-counters.ts'
import type { RaceId } from './data/races.ts'
import type { NeutralId, RealmId } from './data/realms.ts'
import type { Goods } from './data/resources.ts'
import type { Options } from './options.ts'
import type { HeroQuest, Open, OpenHero, OpenPlayer } from './public-state.ts'
import type { Outcome } from './victory/outcome.ts'
import type { View } from './view.ts'

/** All there is: what lies open, and under it what is hidden from some or from all. */
export interface State extends Open {
  players: Partial<Record<RaceId, Player>>
  heroes: Hero[]
  /** Face-down quest counters on the board. */
  faceDown: Partial<Record<RealmId, QuestCounter>>
  unused: QuestCounter[]
  realmPile: NeutralId[]
  deck: CardId[]
  questDeck: QuestId[]
  questsGone: QuestId[]
  initiativePile: InitiativeCounter[]
}

export interface Player extends OpenPlayer {
  stock: Goods
  hand: ActionId[]
  dealt: NeutralId[]
  /** What a Scroll has shown, while the counter still lies there. */
  glimpsed: Partial<Record<RealmId, QuestCounter>>
  /** Hands a Spy has shown. */
  spied: SpiedHand[]
}

export interface SpiedHand {
  readonly race: RaceId
  readonly round: number
  readonly cards: readonly ActionId[]
}

export interface Hero extends OpenHero {
  quest: HeroQuest | null
}

export interface SailsOfWar {
  seat: RaceId
  state: State
  view: View
  options: Options
  outcome: Outcome
}

export type SowTable = Table<SailsOfWar>
export type SowFlow<T = void> = Flow<T>
