import { type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { ALLIANCE_BANS } from '../data/setups.ts'
import { VICTORY } from '../data/victory.ts'
import { teamMark } from '../setup/begin.ts'
import type { SnsTable, State, Team } from '../state.ts'
import { sides, teamOf } from '../teams.ts'
import type { View } from '../view/view.ts'
import { say } from './words.en.ts'

/** SNS 4.2.1: two to so many seats are a team. */
const LARGEST_TEAM = VICTORY.teamBonus.length

/** Why these seats cannot be one team, new or enlarged (SNS 4.2.1, SNS 4.2.2, SNS 4.2.8). */
export function teamFault(
  board: Pick<View, 'teams' | 'seats' | 'options'>,
  members: readonly FactionId[],
): Refusal | undefined {
  if (members.length > LARGEST_TEAM)
    return refuse('SNS 4.2.1', say('diplomacy.team.too-large', { most: LARGEST_TEAM }))
  const ban = board.options.fatimidByzantineBan ? banOn(board, members) : undefined
  if (ban !== undefined)
    return refuse('SNS 4.2.8', say('diplomacy.team.banned', { ...ban, between: [...ban.between] }))
  const touched = board.teams.filter((team) => team.members.some((member) => members.includes(member)))
  const [team] = touched
  if (team === undefined) return undefined
  if (touched.length > 1 || team.members.some((member) => !members.includes(member)))
    return refuse('SNS 4.2.2', say('diplomacy.team.in-another'))
  return team.members.length === members.length
    ? refuse('SNS 4.2.2', say('diplomacy.team.already'))
    : undefined
}

function banOn({ seats }: Pick<View, 'seats'>, members: readonly FactionId[]) {
  for (const ban of ALLIANCE_BANS)
    if (!seats.includes(ban.without) && ban.between.every((faction) => members.includes(faction))) return ban
  return undefined
}

/** SNS 4.2.1, SNS 4.2.2: these are one team from now on, which everybody hears. */
export function declareTeam(t: SnsTable, members: readonly FactionId[]): void {
  const { state } = t
  const old = state.teams.find((team) => team.members.some((member) => members.includes(member)))
  const team = old ?? newTeam(state)
  if (old === undefined) state.teams.push(team)
  const joining = members.filter((member) => !team.members.includes(member))
  for (const member of joining) {
    team.members.push(member)
    team.joined[member] = state.number
  }
  const clause = old === undefined ? 'SNS 4.2.1' : 'SNS 4.2.2'
  t.tell('all', clause, say('diplomacy.team.declared', { mark: team.mark, members: [...team.members] }))
  changed(t, members)
}

/** SNS 4.2.5: nobody can hold a seat that wants to go. */
export function leaveTeam(t: SnsTable, seat: FactionId): void {
  const { state } = t
  const team = teamOf(state, seat)
  if (team === undefined) throw new Error(`${seat} is in no team`)
  const before = [...team.members]
  team.members = team.members.filter((member) => member !== seat)
  delete team.joined[seat]
  if (team.members.length < 2) state.teams = state.teams.filter((each) => each !== team)
  t.tell('all', 'SNS 4.2.5', say('diplomacy.team.left', { seat, mark: team.mark }))
  changed(t, before)
}

/** SNS 4.2.3: the first mark that is free. */
function newTeam(state: State): Team {
  const marks = Array.from({ length: state.teams.length + 1 }, (_, index) => teamMark(index))
  const free = marks.find((mark) => state.teams.every((team) => team.mark !== mark))
  if (free === undefined) throw new Error('every mark is taken')
  return { mark: free, members: [], joined: {} }
}

/** SNS 11.4.1, SNS 11.4.6: sides that have changed wait, and lose their marks. */
function changed({ state }: SnsTable, touched: readonly FactionId[]): void {
  for (const seat of touched) {
    const power = state.powers[seat]
    if (power !== undefined && state.options.allianceWait)
      power.waitsUntil = state.number + VICTORY.seasonsAfterAlliance
  }
  const now = sides(state)
  state.marks = state.marks.filter(({ members }) => now.some((side) => isSame(side, members)))
}

function isSame(a: readonly FactionId[], b: readonly FactionId[]): boolean {
  return a.length === b.length && a.every((member) => b.includes(member))
}
