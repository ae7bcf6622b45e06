import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { HeroId, ShipId } from '../public-state.ts'
import type { Habits } from './habits.ts'

/** What one piece is to do this round in place of what it would do by habit. */
export type Script =
  | { readonly do: 'hold' }
  | { readonly do: 'go'; readonly to: RealmId }
  | { readonly do: 'home' }
  | { readonly do: 'quest' }
  | { readonly do: 'search' }
  | { readonly do: 'hunt' }

/** An army is called by the Realm it stands in. */
export type Piece = RealmId | HeroId | ShipId

/** A plan of a round: other figures for some habits, and scripts for some pieces. */
export interface Plan {
  readonly habits: Partial<Habits>
  /** Whom it is directed against, if anybody. */
  readonly against: RaceId | null
  readonly scripts: ReadonlyMap<Piece, Script>
}

export const NO_PLAN: Plan = { habits: {}, against: null, scripts: new Map() }
