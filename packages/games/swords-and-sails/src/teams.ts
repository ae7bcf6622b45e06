import type { LandId } from './data/area-ids.ts'
import type { FactionId } from './data/factions/factions.ts'
import { isPartlyTaken } from './lands.ts'
import type { Team } from './state.ts'
import type { Board } from './view/view.ts'

type Sides = Pick<Board, 'teams'>

export function teamOf({ teams }: Sides, faction: FactionId): Team | undefined {
  for (const team of teams) if (team.members.includes(faction)) return team
  return undefined
}

/** SNS 4.2.4: only a declared team makes friends of them; a secret pact is nothing to the rules. */
export function areAllied(state: Sides, a: FactionId, b: FactionId): boolean {
  if (a === b) return true
  for (const { members } of state.teams) if (members.includes(a)) return members.includes(b)
  return false
}

/** SNS 6.2.1: team-mates whose team dates, for both, from an earlier season. */
export function areOldAllies(state: Pick<Board, 'teams' | 'number'>, a: FactionId, b: FactionId): boolean {
  if (a === b) return true
  const team = teamOf(state, a)
  if (team === undefined || !team.members.includes(b)) return false
  return isOld(team, a, state.number) && isOld(team, b, state.number)
}

function isOld({ joined }: Team, member: FactionId, number: number): boolean {
  return (joined[member] ?? number) < number
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
  const found: (readonly FactionId[])[] = []
  for (const faction of state.seats) {
    if (state.powers[faction]?.out !== false) continue
    const team = teamOf(state, faction)
    if (team === undefined) found.push([faction])
    else if (!found.includes(team.members)) found.push(team.members)
  }
  return found
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

/** SNS 4.2.7: land that a team-mate, of whatever season, wholly controls. */
export function isTeamMates(
  state: Pick<Board, 'teams' | 'lands'>,
  faction: FactionId,
  land: LandId,
): boolean {
  return state.lands[land].owner !== faction && isRefuge(state, faction, land)
}

/** SNS 7.9.1: where a retreat may end: own land, or that of any team-mate, of this season too; not partly taken land (SNS 7.9.7). */
export function isRefuge(state: Pick<Board, 'teams' | 'lands'>, faction: FactionId, land: LandId): boolean {
  const there = state.lands[land]
  return there.owner !== null && !isPartlyTaken(there) && areAllied(state, faction, there.owner)
}
