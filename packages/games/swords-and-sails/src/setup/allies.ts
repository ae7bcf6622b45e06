import { type FactionId, MINOR_IDS, MINORS, type MinorId } from '../data/factions/factions.ts'
import type { State } from '../state.ts'

type Frame = Pick<State, 'seats' | 'options'>

/** A minor faction in play and the one it begins in a team with (SNS 1.7.4). */
export interface StartingAlly {
  readonly minor: MinorId
  readonly ally: FactionId
}

export function minorsIn(seats: readonly FactionId[]): MinorId[] {
  return MINOR_IDS.filter((minor) => seats.includes(minor))
}

/** SNS 1.7.4, SNS 1.7.6: allies the table has named; then, for minors it named none for, the first that is free. */
export function startingAllies(frame: Frame): StartingAlly[] {
  const named = namedAllies(frame)
  const pairs = named.filter(
    ({ minor, ally }, index) =>
      named.findIndex((other) => other.minor === ally && other.ally === minor) <= index,
  )
  const busy = new Set(pairs.flatMap(({ minor, ally }) => [minor, ally]))
  for (const minor of minorsIn(frame.seats)) {
    if (busy.has(minor)) continue
    const ally = MINORS[minor].allies.find((major) => frame.seats.includes(major) && !busy.has(major))
    if (ally === undefined) continue
    pairs.push({ minor, ally })
    busy.add(minor).add(ally)
  }
  return pairs
}

/** What the table says of the minors in play. */
export function namedAllies({ seats, options }: Frame): StartingAlly[] {
  return minorsIn(seats).flatMap((minor) => {
    const ally = options.minorFactions[minor]
    return ally === undefined ? [] : [{ minor, ally }]
  })
}

/** SNS 1.7.4, SNS 1.7.5 */
export function mayBeginWith(minor: MinorId, other: FactionId, advanced: boolean): boolean {
  if (MINORS[minor].allies.some((major) => major === other)) return true
  return (
    advanced &&
    MINOR_IDS.some(
      (second) =>
        second === other &&
        (MINORS[minor].advancedAllies.includes(second) || MINORS[second].advancedAllies.includes(minor)),
    )
  )
}
