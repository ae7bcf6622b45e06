import type { LandId } from '../data/area-ids.ts'
import { MINOR_ALLY } from '../data/cards/card-effects.ts'
import type { FactionId } from '../data/factions/factions.ts'

/** A Political Minor Ally announced: all of it is said openly. */
export interface Overture {
  readonly by: FactionId
  readonly land: LandId
  /** Those who have said that they agree. */
  supporters: FactionId[]
  /** Supporters silenced by Subterfuge; they cannot speak up again (SNS 4.5.4). */
  struck: FactionId[]
  /** Undone by Subterfuge at a table of two (SNS 4.5.5). */
  undone: boolean
}

export function seenOverture(overture: Overture): Overture {
  return { ...overture, supporters: [...overture.supporters], struck: [...overture.struck] }
}

/** The seats still in the match. */
export function seatsIn({ powers }: { powers: Partial<Record<FactionId, { out: boolean }>> }): number {
  return Object.values(powers).filter(({ out }) => !out).length
}

/** SNS 4.5.2, SNS 4.5.3: how many others must agree at a table of so many seats. */
function supportersNeeded(seats: number): number {
  if (seats <= 2) return 0
  return seats <= 4 ? MINOR_ALLY.supportersOfThreeOrFour : MINOR_ALLY.supporters
}

/** SNS 4.5.3: what the attempt costs. */
export function overturePrice(seats: number): number {
  return seats <= 2 ? MINOR_ALLY.goldOfTwo : 0
}

/** Whether it would succeed if Diplomacy closed now. */
export function isCarried({ supporters, undone }: Overture, seats: number): boolean {
  return !undone && supporters.length >= supportersNeeded(seats)
}
