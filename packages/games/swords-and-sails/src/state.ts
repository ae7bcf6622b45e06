import type { Flow, Table } from '@windward/table'
import type { Battle } from './battle/battle.ts'
import type { Quarrels } from './battle/opposed-sides.ts'
import type { Plan } from './battle/plans.ts'
import type { HandCard, Stack, StackId } from './cards.ts'
import type { LandId } from './data/area-ids.ts'
import type { RevoltId } from './data/cards/expansion-cards.ts'
import type { FactionId } from './data/factions/factions.ts'
import type { LeaderId } from './data/factions/leaders.ts'
import type { Phase } from './data/phases.ts'
import type { ArmyId, FleetId } from './data/pieces.ts'
import type { SeasonId } from './data/seasons.ts'
import type { Offer } from './diplomacy/offer.ts'
import type { Overture } from './diplomacy/overture.ts'
import type { Talk } from './diplomacy/talk.ts'
import type { FortuneStacks } from './expansion/fortune-stacks.ts'
import type { Options } from './options.ts'
import type { Orders } from './orders/order.ts'
import type { Army, Band, Fleet, PieceKey, Ships, Units } from './pieces.ts'
import type { Bidding } from './setup/bid.ts'
import type { View } from './view/view.ts'

export interface State {
  readonly options: Options
  /** The factions in play, in play order of the seats as they sit. */
  readonly seats: readonly FactionId[]
  year: number
  season: SeasonId
  /** Seasons from 1; 0 while the table is laid. */
  number: number
  phase: Phase | 'setup'
  /** A land is changed in place, never replaced. */
  readonly lands: Readonly<Record<LandId, LandState>>
  readonly powers: Partial<Record<FactionId, Power>>
  teams: Team[]
  agreements: Agreement[]
  readonly stacks: Record<StackId, Stack>
  /** The white and black cards still to be drawn (SNS 12.4.1). Open to everyone, as every draw is. */
  readonly fortune: FortuneStacks
  /** Markers on land before the first season (SNS 1.9), open to everyone; null when there is no bidding. */
  bidding: Bidding | null
  /** Revolts that will turn land neutral when the next phase 2 begins (SNS 12.3.7). */
  revolts: Revolt[]
  /** Sides that have reached the target, and when (SNS 11.4). */
  marks: Mark[]
  /** Pieces whose units lie open to everyone because they are in a battle now (SNS 14.2.1). */
  open: PieceKey[]
  /** The battles being fought now, open to everyone. */
  battles: Battle[]
  /** Cards laid aside for a battle of this phase (SNS 7.10.7). Each is known to its seat alone. */
  laid: LaidCard[]
  /** What seats have settled for battles of this phase, each known to its seat alone; absent when there is nothing. */
  plans?: Plan[] | undefined
  /** Why sea battles are fought, from when fleets have met until all have fought; known to nobody, absent otherwise. */
  quarrels?: Readonly<Record<string, Quarrels>> | undefined
  /** How many times Diplomacy has been held: the first one is longer (SNS 4.1.2). */
  diplomacies: number
  /** While seats may speak and deal; null otherwise (SNS 4.1.5). Only those in the room see it. */
  talk: Talk | null
  /** What has been proposed since talk began. Each is known to those it concerns alone (SNS 4.1.1). */
  offers: Offer[]
  /** Political Minor Allies announced in this Diplomacy, open to everyone. */
  overtures: Overture[]
  outcome: Outcome | null
}

export interface LandState {
  /** Who controls the land; null for neutral land. */
  owner: FactionId | null
  cities: City[]
  /** Phases 1 until the land has yielded again: 3 when pillaged, 0 usually (SNS 8.5.6, 8.5.7). */
  barren: number
}

/** One city. A capital is a major city. */
export interface City {
  kind: 'minor' | 'major'
  /** Whose capital it is, if that faction is in play; no longer, if a team-mate held it when it was eliminated. */
  capitalOf: FactionId | null
  /** The season number in which it was built; null for those printed or placed at set-up. */
  readonly built: number | null
  /** As the land's owner, except in partly taken land (SNS 12.2). */
  holder: FactionId | null
}

/** A faction in play. */
export interface Power {
  readonly faction: FactionId
  /** Secret. */
  gold: number
  /** Secret; how many there are is open, and there may be any number (SNS 3.2.7). */
  hand: HandCard[]
  leader: LeaderId | null
  readonly armies: Partial<Record<ArmyId, Army>>
  readonly fleets: Partial<Record<FleetId, Fleet>>
  /** What it has been shown of others' pieces, each with its season (SNS 14.2.2). Secret. */
  known: Sighting[]
  /** What it saw of others' hands, by the Spy-Master. Secret. */
  knownHands: { readonly of: FactionId; readonly number: number; readonly cards: readonly HandCard[] }[]
  /** The lands in its colour at the start of this match (SNS 8.2.5). */
  readonly home: readonly LandId[]
  /** No side it belongs to can win before this season number (SNS 11.4.1). */
  waitsUntil: number
  /** Pieces it has tried to spy on this season (SNS 3.4.9). */
  spiedOn: PieceKey[]
  /** Counter-agents bought this season; secret until used (SNS 12.1.2). */
  agents: number
  /** Added to morale sums this season (SNS 12.4.2). */
  relics: number
  /** What it has written in phase 4, until that is revealed (SNS 5.1.1). Secret. */
  written?: Orders | undefined
  /** Armies that have still to suffer from a plague, while it lasts (SNS 12.4.3). Secret. */
  struck?: ArmyId[] | undefined
  /** It bears the loss of a calamity rather than pay, until that is seen (SNS 12.4.3). Secret. */
  bearing?: true | undefined
  /** Eliminated (SNS 11.5.1). */
  out: boolean
}

/** By mail for a piece (SNS 7.10.7), in a live match kept ready for a battle (SNS 7.10.12). */
export type LaidCard = AimedCard | ReadyCard

export interface ReadyCard {
  readonly by: FactionId
  readonly card: 'sabotage' | 'counterSabotage'
  /** The name of the battle. */
  readonly battle: string
}

/** A Sabotage that falls on a piece after so many rounds of its battle, or a Counter Sabotage that guards it there. */
export interface AimedCard {
  readonly by: FactionId
  readonly card: 'sabotage' | 'counterSabotage'
  readonly piece: PieceKey
  /** Rounds fought when it falls; 0 for a guard, which is there from the beginning. */
  readonly after: number
}

export interface Sighting {
  readonly piece: PieceKey
  /** The season number it dates from. */
  readonly number: number
  readonly units: Readonly<Units> | Readonly<Ships>
  readonly bands: readonly Band[]
}

export interface Team {
  /** A, B, C … in the order of declaring. */
  readonly mark: string
  members: FactionId[]
  /** For each member, the season number it joined; 0 for starting teams (SNS 1.7.7). */
  joined: Partial<Record<FactionId, number>>
}

export interface Agreement {
  readonly id: string
  readonly holder: FactionId
  readonly partner: FactionId
  readonly stakes: readonly [holder: number, partner: number]
  gold: number
  /** The season number it was made in. */
  readonly made: number
  /** What lay on it when this season's Diplomacy began; 0 in its first (SNS 4.4.5). */
  opening: number
  /** The two have agreed in this Diplomacy what to take off (SNS 4.4.4). */
  settled: boolean
}

export interface Revolt {
  readonly card: RevoltId
  readonly by: FactionId
  readonly land: LandId
}

export interface Mark {
  readonly members: readonly FactionId[]
  readonly number: number
}

export interface Outcome {
  readonly winners: readonly FactionId[]
  readonly how: 'points' | 'lastStanding' | 'seasonLimit' | 'nobodyLeft'
  /** Scores as exact fractions, [numerator, denominator], by faction; team-mates have their team's. */
  readonly scores: Readonly<Record<string, readonly [number, number]>>
}

/** The types of this game, as the table wants them. */
export interface SwordsAndSails {
  seat: FactionId
  state: State
  view: View
  options: Options
  outcome: Outcome
}

export type SnsTable = Table<SwordsAndSails>
export type SnsFlow<T = void> = Flow<T>
