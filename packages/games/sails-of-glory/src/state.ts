import type { Flow, Table } from '@windward/table'
import type { Token } from './damage/counters-and-markers.ts'
import type { Ammo } from './data/ammunition.ts'
import type { Letter } from './data/bags.ts'
import type { BatteryDelayed, BatteryId } from './data/batteries.ts'
import type { BlueId, CardId, RedId } from './data/cards.ts'
import type { DelayedId } from './data/crew-actions.ts'
import type { SetSails } from './data/deck-figures.ts'
import type { FaceId } from './data/faces.ts'
import type { Arc } from './data/measures.ts'
import type { PHASES } from './data/phases.ts'
import type { Sails } from './data/sails.ts'
import type { ShipId, Side } from './data/ships.ts'
import type { BatteryName, TargetId } from './data/targets.ts'
import type { Strength, WindId } from './data/winds.ts'
import type { Colour } from './geometry/attitude.ts'
import type { Broadside, Rake } from './geometry/gunnery.ts'
import type { Pose } from './geometry/pose.ts'
import type { Edge, Sea } from './geometry/sea.ts'
import type { GunnerAction, GunnerId } from './gunners/gunner.ts'
import type { Options } from './options.ts'
import type { Element } from './scenario/scenario.ts'
import type { Seat } from './seats.ts'
import type { View } from './view.ts'

export interface State {
  readonly options: Options
  /** The captains, as they sit. */
  readonly seats: readonly Seat[]
  /** Turns from 1; 0 while the table is laid. */
  number: number
  phase: Phase
  readonly sea: Sea
  wind: Wind
  terrain: Element[]
  buildings: Building[]
  /** Where each side is at home; drawn in some scenarios (SOG 16.3.2). */
  edges: Record<Side, Edge>
  /** Double games: which battle is fought, the turns before it, and how the first one went (SOG 16.1.10). */
  battle: 1 | 2
  turnsBefore: number
  first: Tally | null
  /** Points for supplies landed (SOG 16.6.3). */
  supplies: number
  readonly ships: Ship[]
  readonly batteries: Battery[]
  /** What is left in each bag, face by face (SOG 17.4). */
  readonly bags: Bags
  /** The attacks of the last Combat phase, once they are resolved (SOG 7.3.2), and the turn it was in. */
  attacks: Attack[]
  firedIn: number
  /** Ships whose rigging holds them together (SOG 12.5.1), and those grappled (SOG 12.11.1). */
  entangled: Pair[]
  grappled: Pair[]
  /** Actions that lie face down, from planning until they are revealed. Secret (SOG 17.1). */
  planned?: CrewActions | undefined
  /** Actions that were revealed and are at work, until the turn ends (SOG 11.2.3). */
  acting?: CrewActions | undefined
  outcome: Outcome | null
}

/** SOG 11.2.1, SOG 14.1.8: in the Advanced rules, by ship and battery. */
export type CrewActions = Partial<Record<GunnerId, readonly GunnerAction[]>>

/** SOG 13.3.6: a building and what it has taken. */
export interface Building {
  readonly element: Element['element']
  readonly side: Side
  points: number
  crew: number
  surrendered: boolean
}

/** What counts of a battle when it is played twice: points (SOG 16.5.5), or how the flight went (SOG 16.4.3). */
export interface Tally {
  readonly points: Readonly<Record<Side, number>> | null
  readonly flight: Flight | null
}

export interface Flight {
  readonly runners: Side
  /** Ships out on their own side, boxes uncovered on those, chasers eliminated, boxes covered on chasers. */
  readonly out: number
  readonly sound: number
  readonly eliminated: number
  readonly covered: number
}

export type Pair = readonly [ShipId, ShipId]
export type Phase = 'setup' | (typeof PHASES)[number]
export type Bags = Record<Letter, Partial<Record<FaceId, number>>>

export interface Wind {
  from: WindId
  strength: Strength
  /** Change counters kept on the gauge (SOG 12.19.1, SOG 12.20.4). */
  turning: 'clockwise' | 'counter-clockwise' | null
  changing: 'rising' | 'falling' | null
}

/** Waiting to be placed, in play, or how she was lost. */
export type Fate = 'waiting' | 'afloat' | 'surrendered' | 'left' | 'exploded' | 'sunk'

export interface Ship {
  readonly id: ShipId
  readonly side: Side
  /** Null for an automatic ship (SOG 15.1). */
  readonly captain: Seat | null
  fate: Fate
  pose: Pose
  /** The edges she lay over when she left the sea. */
  leftBy: Edge[]
  /** She left as the scenario lets her (SOG 12.14.3, SOG 16.4.2, SOG 16.5.4, SOG 16.6.3). */
  pardoned: boolean
  sails: Sails
  /** The cards laid: this turn's and the next one's. Secret (SOG 17.1). */
  plan: Plan
  /** What the next card's veer is compared with: the card revealed last as it was planned, or the red one (SOG 10.2.3). */
  last: CardId | null
  /** A card that was discarded unseen while she was held: compared with in place of the last. Secret (SOG 10.2.3). */
  dropped: CardId | null
  /** Turns aback without a break, and the red card that shows it (SOG 10.3.3, SOG 10.3.4). */
  aback: number
  red: RedId | null
  /** How she moved in the last Movement phase. */
  course: Sailed | null
  /** Covered boxes of the hull row from the left, each with what lies in it. */
  hull: Token[][]
  crew: Token[]
  zero: Token[]
  /** Counters a repair took off: they stay out of the bags (SOG 11.4.6). */
  mended: Token[]
  /** Boxes covered before this turn, but for those freed since: what firepower is read by in it (SOG 7.1.5). */
  mustered: { hull: number; crew: number }
  readonly guns: Record<Broadside, Guns>
  special: Special
  /** Fire and water markers received in the match (SOG 12.15.1). */
  received: { fire: number; water: number }
  /** What may be repaired only once, and was (SOG 11.4.6). */
  repaired: { damage: boolean; mast: boolean }
  /** Actions that lie open until the next Action phase, and those at work until this turn ends. */
  delayed: DelayedId[]
  working: Work[]
  aground: boolean
  /** SOG 15.1.5: an automatic ship that never moves. */
  anchored: boolean
  /** SOG 15.1.1, SOG 15.1.2: what an automatic ship may still draw, and what lies open. */
  deck: BlueId[]
  used: BlueId[]
  /** Grog has been served (SOG 12.2.1). */
  grogServed: boolean
  /** SOG 12.14.1; false again once her loss has been felt. */
  flagship: boolean
  /** She has surrendered and stays on the table (SOG 12.18.1). */
  wreck: boolean
  /** Her crew throws water on an enemy in this turn (SOG 12.17.2). */
  dousing: boolean
}

interface Plan {
  now: CardId | null
  next: CardId | null
}

interface Sailed {
  readonly from: Pose
  readonly card: CardId
  readonly sails: SetSails
  readonly colour: Colour
  readonly sandglasses: number
  /** She was stopped on her way, or had to slide. */
  readonly slid: boolean
}

/** The broadside box and the store of one side (SOG 9.1). */
export interface Guns {
  /** What lies in the broadside box. Secret until it is fired. */
  box: Ammo | null
  /** Fired in this turn: what lies in the box lies face up. An empty box has fired continuously (SOG 12.6.1). */
  fired: boolean
  /** What untrained gunners have fired lies face up in the store for a turn (SOG 12.3.1). */
  slow: Ammo | null
  /** Double shot lies face up in the store, half loaded (SOG 12.9.2). */
  doubling: boolean
  /** This side has not fired in the match (SOG 12.7.1). */
  fresh: boolean
}

/** Markers in the special damage box (SOG 11.5). */
interface Special {
  fires: number
  leaks: number
  masts: number
  sails: number
  rudder: number
}

export interface Work {
  readonly action: DelayedId
  readonly on: 'fire' | 'leak' | 'rudder' | 'mast'
}

/** A coastal battery (SOG 14.1.1). */
export interface Battery {
  readonly id: BatteryName
  readonly type: BatteryId
  readonly side: Side
  readonly captain: Seat | null
  /** Its dot, and the way it looks out to sea. */
  readonly pose: Pose
  fate: 'standing' | 'destroyed' | 'surrendered' | 'exploded'
  hull: Token[][]
  crew: Token[]
  zero: Token[]
  mended: Token[]
  mustered: { hull: number; crew: number }
  /** The kind of load is secret until it is fired. */
  guns: Guns
  fires: number
  /** Fire markers received in the match (SOG 12.15.1). */
  received: number
  repaired: boolean
  delayed: BatteryDelayed[]
  /** Extinguishing in this turn (SOG 11.4.2). */
  extinguishing: boolean
}

/** An attack that was made, for all to see. */
export interface Attack {
  readonly by: ShipId | BatteryName
  readonly with: Broadside | 'guns' | 'muskets'
  /** Null for a broadside fired at nothing (SOG 10.6.3). */
  readonly at: TargetId | null
  /** The arc of a ship, or the number of a battery's from 0. */
  readonly arc: Arc | number | null
  readonly load: Ammo | null
  readonly range: number | null
  readonly rake: Rake | null
  readonly drawn: readonly Token[]
}

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly side: Side | null
  readonly how:
    | 'last-afloat'
    | 'all-lost'
    | 'turn-limit'
    | 'out-of-reach'
    | 'broken-through'
    | 'stopped'
    | 'points'
    | 'unscathed'
    | 'mauled'
    | 'twice'
  /** Where a scenario is won by points. */
  readonly points: Readonly<Record<Side, number>> | null
}

/** The types of this game, as the table wants them. */
export interface SailsOfGlory {
  seat: Seat
  state: State
  view: View
  options: Options
  outcome: Outcome
}

export type SogTable = Table<SailsOfGlory>
export type SogFlow<T = void> = Flow<T>
