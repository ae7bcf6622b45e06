import type { MercenaryId, RevoltId } from './cards/expansion-cards.ts'
import type { CalamityId, ProsperityId } from './cards/fortune-cards.ts'
import type { CardId } from './cards/intrigue-cards.ts'
import type { ColourId, ExpansionColourId } from './cards/intrigue-colours.ts'
import type { FactionId } from './factions/factions.ts'
import type { LeaderId } from './factions/leaders.ts'
import type { Phase } from './phases.ts'
import type { SeasonId } from './seasons.ts'
import type { Board } from './setups.ts'
import type { ShipId } from './ships.ts'
import type { UnitId } from './units.ts'
import type { GameLength } from './victory.ts'

/** A name and what a player wants to know of the thing in one or two sentences. */
interface Described {
  readonly name: string
  readonly about: string
}

/** The short form stands where space is narrow and in the middle of sentences. */
interface FactionName extends Described {
  readonly short: string
}

/** What people read about the game's data, in one language; the lands and seas are named by the map. */
export interface Names {
  readonly factions: Readonly<Record<FactionId, FactionName>>
  readonly units: Readonly<Record<UnitId, Described>>
  /** What Poland has for heavy cavalry. */
  readonly mediumCavalry: Described
  readonly ships: Readonly<Record<ShipId, Described>>
  readonly colours: Readonly<Record<ColourId | ExpansionColourId, string>>
  readonly cards: Readonly<Record<CardId, Described>>
  readonly mercenaries: Readonly<Record<MercenaryId, Described>>
  readonly revolts: Readonly<Record<RevoltId, Described>>
  readonly callUpMilitia: Described
  readonly prosperity: Readonly<Record<ProsperityId, Described>>
  readonly calamity: Readonly<Record<CalamityId, Described>>
  readonly leaders: Readonly<Record<LeaderId, Described>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly seasons: Readonly<Record<SeasonId, string>>
  readonly boards: Readonly<Record<Board, string>>
  readonly gameLengths: Readonly<Record<GameLength, string>>
}
