import type { LandId, SeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { AttackOdds } from '../odds/attack-odds.ts'
import type { BattleOdds } from '../odds/battle-odds.ts'
import type { Army, Fleet } from '../pieces.ts'
import type { Foes } from './known.ts'

export type Going = Pick<Army, 'id' | 'units' | 'bands'>

export interface Sailing extends Pick<Fleet, 'id' | 'ships'> {
  /** Transports with units aboard. */
  readonly loaded: number
}

/** What somebody wants to know before he decides. */
export type Wondered =
  | {
      readonly about: 'attack'
      readonly land: LandId
      readonly armies: readonly Going[]
      /** Where it comes by sea: the zone from which it lands, and who carries it. */
      readonly by?: { readonly zone: SeaId; readonly fleets: readonly Sailing[] } | undefined
    }
  | { readonly about: 'sea'; readonly zone: SeaId; readonly fleets: readonly Sailing[] }
  | { readonly about: 'hold'; readonly land: LandId; readonly armies: readonly Going[] }

/** Against the most and against the least that may stand there; the same twice where that is known. */
export type Between<T> = readonly [worst: T, best: T]

export interface SeaAhead {
  readonly about: 'sea'
  readonly foes: Foes
  readonly odds: Between<BattleOdds>
}

export interface AttackAhead {
  readonly about: 'attack'
  readonly land: LandId
  /** The chance to end up holding the land, the crossing included. */
  readonly taken: Between<number>
  readonly points: number
  readonly foes: Foes | undefined
  readonly odds: Between<AttackOdds>
  readonly sea: SeaAhead | undefined
}

export interface HoldAhead {
  readonly about: 'hold'
  readonly land: LandId
  /** Whoever can come, the most dangerous first. */
  readonly against: readonly {
    readonly faction: FactionId
    readonly foes: Foes
    readonly held: Between<number>
  }[]
}

export type Ahead = AttackAhead | SeaAhead | HoldAhead | { readonly about: 'nothing' }

/** The most that a chance in this may be off. */
export function errorIn(ahead: Ahead): number {
  switch (ahead.about) {
    case 'attack':
      return Math.max(
        ...ahead.odds.map(({ error }) => error),
        ahead.sea === undefined ? 0 : errorIn(ahead.sea),
      )
    case 'sea':
      return Math.max(...ahead.odds.map(({ error }) => error))
    default:
      return 0
  }
}
