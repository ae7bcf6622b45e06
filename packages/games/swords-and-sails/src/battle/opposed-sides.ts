import type { LandId, SeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { PieceKey } from '../pieces.ts'

/** A battle about to be fought: where, who is in it, and why. Orders stay on the pieces. */
export interface Clash extends Meeting, Quarrels {}

/** What everybody may know of a battle before its cards lie open. */
export interface Meeting {
  /** Unique among the battles of its step, and the name of its dice: `thrace`, `anjou-normandy`, `irish_sea`. */
  readonly name: string
  readonly where: Field
  /** Two or more, each unallied to all others, in the order of the seats. */
  readonly sides: readonly Side[]
  /** SNS 5.3.2: the place in `sides` of the one whose forces the other meets one by one; null: all fight at once. */
  readonly divided: number | null
}

/** Why a battle is fought. At sea that hangs on which fleets can begin one, and so on what they hide (SNS 7.8.15). */
export interface Quarrels {
  /** Who is on Attack against whom among those here (SNS 5.2.1, SNS 4.2.7), each pair once. */
  readonly attacks: readonly Attack[]
  /** Who fights whom: these, and those whom a landing, a strait or a Withdraw makes fight without Attack. */
  readonly quarrels: readonly Attack[]
}

export type Field =
  | { readonly land: LandId }
  /** Every army of a border battle is still in the land it set out from. */
  | { readonly border: readonly [LandId, LandId] }
  | { readonly sea: SeaId }

/** Factions of one team, or one alone. */
export interface Side {
  readonly factions: readonly FactionId[]
  /** All its armies, or all its undocked fleets, in the battle; supporters have come already (SNS 5.2.3). */
  readonly pieces: readonly PieceKey[]
  /** SNS 5.3.1: the same pieces, parted by where they came from; groups are one. */
  readonly forces: readonly (readonly PieceKey[])[]
  /** It was here before anybody moved, whole or in part. */
  readonly stood: boolean
}

export interface Attack {
  readonly by: FactionId
  readonly on: FactionId
}

/**
 * How a battle ended. The beaten of a land or sea have been brought to where they retreat; those of a border battle
 * are left in the land they set out from, for the winner's march decides whether they may stay there (SNS 6.2.5).
 */
export interface Fought {
  /** The factions left in the field, all of one side; nobody if every side left or died. */
  readonly winners: readonly FactionId[]
}
