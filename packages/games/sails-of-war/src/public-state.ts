import type { Battle } from './battle/battle.ts'
import type { Side, Zone } from './board/zones.ts'
import type { ActionId, EventCardId } from './data/action-cards.ts'
import type { ArtifactId, HeroArtifact, PlayerArtifact, RelicId } from './data/artifacts.ts'
import type { BuildingId } from './data/buildings.ts'
import type { InitiativeCounter } from './data/initiative.ts'
import type { QuestId } from './data/quest-cards.ts'
import type { QuestCounter } from './data/quest-counters.ts'
import type { RaceId } from './data/races.ts'
import type { NeutralId, RealmId } from './data/realms.ts'
import type { Goods, ResourceId } from './data/resources.ts'
import type { ShipKind } from './data/ships.ts'
import type { UnitId } from './data/units.ts'
import type { Course } from './movement/by-ship/course.ts'
import type { Convoy } from './movement/by-ship/sail-along.ts'
import type { Column } from './movement/over-land/decide-march-on.ts'
import type { Turn } from './movement/turn-state.ts'
import type { Options } from './options.ts'
import type { Outcome } from './victory/outcome.ts'

/**
 * What lies open on the table. The state has more to it, a view has less; rules that only need what everybody
 * sees are written for this, and so serve the flow and the decisions alike.
 */
export interface Open {
  readonly options: Options
  /** Clockwise round the table. */
  readonly seats: readonly RaceId[]
  /** Counted from 1; 0 while the board is laid. Odd rounds are Spring. */
  round: number
  phase: Phase
  players: Partial<Record<RaceId, OpenPlayer>>
  heroes: OpenHero[]
  /** The Realms on the board. */
  realms: Partial<Record<RealmId, Realm>>
  /** Quest counters that lie open, by their Realm. */
  places: Partial<Record<RealmId, QuestCounter>>
  ships: Ship[]
  serpents: Zone[]
  /** What this round's events have brought. */
  weather: Weather
  /** The turn of the active player, in the Individual Turns. */
  turn: Turn | null
  battle: Battle | null
  /** SOW 10.2.10: while whoever has won a duel decides on what the other carries. */
  spoils?: Spoils
  /** Face up, for everybody to see. */
  discards: ActionId[]
  /** EVENT cards drawn this Council and not rolled yet, and who drew each. */
  events: EventCardId[]
  eventsBy: RaceId[]
  eventsGone: EventCardId[]
  /** Quest counters that have left the game. */
  countersGone: QuestCounter[]
  /** Stars nobody owns yet (SOW 6.5.2). */
  stars: number
  outcome: Outcome | null
}

interface Spoils {
  readonly winner: HeroId
  readonly loser: HeroId
}

/** SOW 1.1.2: the phases of a round, with the three parts of the Economy. */
export const PHASES = ['council', 'harvest', 'recruitment', 'guild', 'turns', 'supply'] as const
type Phase = 'laying' | (typeof PHASES)[number]

/** A Realm on the board, with all that stands on it. */
export interface Realm {
  readonly id: RealmId
  at: Zone
  /** By how many sides it is turned clockwise. */
  turned: Side
  /** Its Town or City, Ports and location are his too (SOW 1.5.2). */
  owner: RaceId | null
  building: BuildingId | null
  /** Who built the Town or City that stands here (SOW 8.6.6); nobody, where none was built or it is not known. */
  builder: RaceId | null
  /** Whether a Town or City was built here this round. */
  built: boolean
  /** Army units recruited here this round. */
  recruited: number
  ports: Port[]
  /** Who stands here; a race without units is not listed. */
  forces: Partial<Record<RaceId, Force>>
}

export interface Port {
  readonly side: Side
  /** Who built it, if that is known (SOW 8.6.6), and the round it was built in. */
  readonly builder: RaceId | null
  readonly since: number
  /** The round it last built a ship in. */
  launched: number
}

export type Units = Record<UnitId, number>

export interface Force {
  units: Units
  /** How many of them have moved in this turn. */
  moved: Units
}

export type ShipId = `${RaceId}/${ShipKind}/${number}`

export interface PortRef {
  readonly realm: RealmId
  readonly side: Side
}

/** A ship lies in a zone or in a Port. */
export interface Ship {
  readonly id: ShipId
  readonly owner: RaceId
  readonly kind: ShipKind
  zone: Zone | null
  port: PortRef | null
  moved: boolean
  /** Aboard a Transport Ship. */
  units: Units
  /** Aboard a Trade Ship, from its Port of Call. */
  cargo: Goods | null
  /** SOW 7.5.1 */
  origin: PortRef | null
}

export type HeroId = `${RaceId}/hero/${number}`

export type Prize = 'star' | ArtifactId

/** SOW 10.3: a Quest Card with the stages done, or a prize taken in a duel; and what is carried home. */
export interface HeroQuest {
  card: QuestId | null
  stage: number
  prize: Prize | null
}

/** A Hero stands in a Realm or is aboard a ship. */
export interface OpenHero {
  readonly id: HeroId
  readonly owner: RaceId
  realm: RealmId | null
  ship: ShipId | null
  wounds: number
  artifacts: HeroArtifact[]
  /** In this turn: whether he has moved, and whether he has searched or tried a stage. */
  moved: boolean
  done: boolean
  /** What it is about only his player sees. */
  quest: HeroQuest | 'secret' | null
}

export interface OpenPlayer {
  readonly race: RaceId
  out: boolean
  /** Nothing where stocks are hidden from the looker. */
  stock: Goods | null
  /** On the Home Realm; and those that wait while it is in other hands. */
  stars: number
  waiting: number
  starpower: number
  initiative: InitiativeCounter | null
  relics: RelicId[]
  artifacts: PlayerArtifact[]
  /** The cards, or just how many there are. */
  hand: ActionId[] | number
  /** Neutral Realms of the set-up, or just how many. */
  dealt: NeutralId[] | number
  /** What was done this round that can be done once. */
  once: Once
  /** What he is about, while others are asked who do not know all of it; for his eyes only (SOW 17.1.7). */
  plan?: Plan
  /** What he has chosen for Home Realms until the harvest is told; for his eyes only (SOW 17.1.7). */
  chosen?: Partial<Record<RealmId, ResourceId>>
}

/** A deed under way; and of one that leads somewhere, who is on the way, where, and how many steps he has leave for. */
export interface Plan {
  /** Whatever the deed of that name wants to know. */
  readonly act: { readonly do: string; readonly [field: string]: unknown }
  march?: { readonly column: Column; readonly way: readonly RealmId[]; steps: number }
  sail?: { readonly convoy: Convoy; readonly course: Course; steps: number }
}

export interface Once {
  caravan: boolean
  extraCard: boolean
  hero: boolean
  horde: boolean
  /** A Quest Card was lost with its Hero: the next is for a later Council (SOW 10.3.6). For its player's eyes only. */
  questLost: boolean
}

export interface Weather {
  /** How often it was rolled. */
  goodYears: number
  tradeWinds: number
  noSupply: boolean
  burning: RealmId[]
  blocked: boolean
  /** Warships may have been driven together (SOW 5.19). */
  tempest: boolean
  /** What was voted on this round, in base mode (SOW 16.4). */
  laws: Law[]
}

interface Law {
  readonly card: EventCardId
  readonly carried: boolean
}
