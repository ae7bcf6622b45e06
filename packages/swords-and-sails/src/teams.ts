import type { LandId } from './data/area-ids.ts'
import type { FactionId } from './data/factions.ts'
import { isPartlyTaken } from './lands.ts'
import type { Team } from './state.ts'
import type { Board } from './view.ts'

type Sides = Pick<Board, 'teams'>

export function teamOf({ teams }: Sides, faction: FactionId): Team | undefined {
  for (const team of teams) if (team.members.includes(faction)) return team
  return undefined
}

export function areAllied(state: Sides, a: FactionId, b: FactionId): boolean {
  return a === b || (teamOf(state, a)?.members.includes(b) ?? false)
}

/** SNS 6.2.1: team-mates whose team dates, for both, from an earlier season. */
export function areOldAllies(state: Pick<Board, 'teams' | 'number'>, a: FactionId, b: FactionId): boolean {
  if (a === b) return true
  const team = teamOf(state, a)
  if (team === undefined || !team.members.includes(b)) return false
  const isOld = (member: FactionId) => (team.joined[member] ?? state.number) < state.number
  return isOld(a) && isOld(b)
}

/** The faction alone, or its whole team. */
export function sideOf(state: Sides, faction: FactionId): readonly FactionId[] {
  return teamOf(state, faction)?.members ?? [faction]
}

/** Who sits at the table and is still in the match: as much of a state as of a view. */
export type Seated = Sides &
  Pick<Board, 'seats'> & {
    readonly powers: Readonly<Partial<Record<FactionId, { readonly out: boolean }>>>
  }

/** Teams and single seats that are still in the match, each once, in the order of the seats. */
export function sides(state: Seated): (readonly FactionId[])[] {
  const playing = state.seats.filter((faction) => state.powers[faction]?.out === false)
  return [...new Set(playing.map((faction) => teamOf(state, faction) ?? faction))].map((side) =>
    typeof side === 'string' ? [side] : side.members,
  )
}

/** Land controlled by the faction itself or by an old ally; partly taken land is nobody's friend (SNS 7.9.7). */
export function isFriendly(
  state: Pick<Board, 'teams' | 'number' | 'lands'>,
  faction: FactionId,
  land: LandId,
): boolean {
  const { owner } = state.lands[land]
  return owner !== null && !isPartlyTaken(state.lands[land]) && areOldAllies(state, faction, owner)
}
