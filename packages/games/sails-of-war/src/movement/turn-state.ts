import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { SomeUnits } from '../pieces.ts'
import type { HeroId, ShipId } from '../public-state.ts'
import type { Refused } from './refused-before.ts'

/** One player's part of the Individual Turns. */
export interface Turn {
  readonly active: RaceId
  segment: 'movement' | 'battle'
  /** The Movement segment has begun in earnest: too late to open the Portals (SOW 7.6.1). */
  begun: boolean
  portals: boolean
  /** Realms whose units march by Forced March (SOW 12.2.6). */
  forced: RealmId[]
  /** Where forces came from into Realms where they fight (SOW 8.5.3, SOW 12.2.11). */
  entries: Entry[]
  /** Those a Veil has sent back aboard: they land no more this turn (SOW 12.2.11). */
  sentBack: SentBack[]
  /** Leave he has asked for in vain (SOW 7.2.7, SOW 7.3.7, SOW 7.5.2). */
  refused: Refused[]
  /** Realms a Hero of his has searched (SOW 11.1.4). */
  searched: RealmId[]
  /** Whom he has fought where in this segment (SOW 8.1.2). */
  fought: Fought[]
}

interface Fought {
  readonly realm: RealmId
  readonly race: RaceId
}

interface SentBack {
  readonly ship: ShipId
  readonly units: SomeUnits
  readonly heroes: readonly HeroId[]
}

/** Units that came into a Realm. */
export interface Entry extends Way {
  readonly units: SomeUnits
}

/** How somebody came into a Realm. */
export interface Way {
  readonly into: RealmId
  /** The Realm they came from; nothing for those landed. */
  readonly from: RealmId | null
  /** The ship that landed them. */
  readonly ship: ShipId | null
  readonly flown: boolean
}

export function newTurn(active: RaceId): Turn {
  return {
    active,
    segment: 'movement',
    begun: false,
    portals: false,
    forced: [],
    entries: [],
    sentBack: [],
    refused: [],
    searched: [],
    fought: [],
  }
}

export function seenTurn(turn: Turn): Turn {
  return {
    ...turn,
    forced: [...turn.forced],
    entries: turn.entries.map((entry) => ({ ...entry, units: { ...entry.units } })),
    sentBack: turn.sentBack.map(({ ship, units, heroes }) => ({
      ship,
      units: { ...units },
      heroes: [...heroes],
    })),
    searched: [...turn.searched],
    refused: turn.refused.map((each) => ({ ...each })),
    fought: turn.fought.map((each) => ({ ...each })),
  }
}
