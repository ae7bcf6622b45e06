import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { ShipId } from '../open.ts'

/** One player's part of the Individual Turns. */
export interface Turn {
  readonly active: RaceId
  segment: 'movement' | 'battle'
  /** Something has moved: too late to open the Portals (SOW 7.6.1). */
  begun: boolean
  portals: boolean
  /** Realms whose units march by Forced March (SOW 12.2.6). */
  forced: RealmId[]
  /** Where forces came from into Realms where they fight (SOW 8.5.3, SOW 12.2.11). */
  entries: Entry[]
  /** Whom he has fought where in this segment (SOW 8.1.2). */
  fought: Fought[]
}

interface Fought {
  readonly realm: RealmId
  readonly race: RaceId
}

export interface Entry {
  readonly into: RealmId
  /** The Realm they came from; nothing for those landed. */
  readonly from: RealmId | null
  /** The ship that landed them. */
  readonly ship: ShipId | null
  readonly flown: boolean
}

export function newTurn(active: RaceId): Turn {
  return { active, segment: 'movement', begun: false, portals: false, forced: [], entries: [], fought: [] }
}

export function seenTurn(turn: Turn): Turn {
  return {
    ...turn,
    forced: [...turn.forced],
    entries: turn.entries.map((entry) => ({ ...entry })),
    fought: turn.fought.map((each) => ({ ...each })),
  }
}
