import type { Json } from '@windward/table'
import type { SeatRow } from '../storage/matches.ts'
import { paceOf } from './bots/pace.ts'
import { votesNow } from './leaving/vote-to-replace.ts'
import { actorOf, isPaused, type MatchTable, seatsOf } from './match-table.ts'
import type { SteppedMatch } from './stepped-match.ts'

/** A match as it stands here. */
export interface MatchToShow {
  readonly table: MatchTable
  readonly stepped: SteppedMatch | undefined
  /** Why it cannot be opened, if it cannot. */
  readonly unplayable: string | undefined
}

/** A table as somebody outside or at it may know it. Nothing here depends on what anybody has hidden. */
export function summaryOf({ table, stepped, unplayable }: MatchToShow, person: string | undefined) {
  const { match } = table
  const { id, game, status, access, spectators } = match
  const mine = seatsOf(table, person)
  const awaited = status === 'playing' ? (stepped?.match.awaited() ?? []) : []
  return {
    id,
    game,
    status,
    access,
    created: new Date(match.created).toISOString(),
    turn: stepped?.match.turn ?? turnIn(match.result),
    seats: table.seats.map((row) => seatedBy(table, row, person)),
    clock: table.clock,
    spectators,
    yourMove: mine.filter((seat) => awaited.includes(seat)),
    ...(unplayable !== undefined && { unplayable }),
  }
}

function turnIn(result: Json): number {
  if (typeof result !== 'object' || result === null || !('turn' in result)) return 0
  return typeof result['turn'] === 'number' ? result['turn'] : 0
}

function outcomeIn(result: Json): Json | undefined {
  return typeof result === 'object' && result !== null && 'outcome' in result ? result['outcome'] : undefined
}

/** How a match ended that did not end by its rules. */
function closedBy(result: Json) {
  if (typeof result !== 'object' || result === null) return undefined
  if ('drawn' in result) return { how: 'draw' as const }
  if ('abandoned' in result) return { how: 'abandoned' as const }
  const winners = 'winners' in result ? result['winners'] : undefined
  return Array.isArray(winners) ? { how: 'resignation' as const, winners: winners.map(String) } : undefined
}

function heldBy({ offered }: MatchTable, { person, bot, seat }: SeatRow): 'bot' | 'offered' | undefined {
  if (person !== null && bot !== null) return 'bot'
  return offered.has(seat) ? 'offered' : undefined
}

function seatedBy(table: MatchTable, row: SeatRow, person: string | undefined) {
  const { seat, name, bot, owner } = row
  const by = row.person !== null ? 'person' : actorOf(row)
  const held = heldBy(table, row)
  const until = table.vacations.get(seat)?.at(-1)?.to
  const yours = person !== undefined && row.person === person
  const late = row.person === null ? undefined : table.late.get(seat)?.since
  return {
    seat,
    by,
    // Whoever is somebody here may block, mute or report those they sit with.
    ...(person !== undefined && row.person !== null && !yours && { person: row.person }),
    ...(name !== '' && { name }),
    ...(bot !== null && { bot }),
    ...(owner !== undefined && { owner }),
    yours,
    ...(held !== undefined && { held }),
    ...(late !== undefined && { awaySince: new Date(late).toISOString() }),
    ...(until !== undefined && { vacationUntil: new Date(until).toISOString() }),
    ...(table.resigned.has(seat) && { resigned: true }),
  }
}

export type Detail = ReturnType<typeof detailOf>

/** All that those at the table may know of it; the invitation is for them alone. */
export function detailOf(shown: MatchToShow, person: string | undefined, invitation: string | undefined) {
  const { table, stepped } = shown
  const { match } = table
  const outcome = outcomeIn(match.result)
  const closed = closedBy(match.result)
  const rematch = match.more['rematch']
  const until = table.waitedUntil
  const belongs = person !== undefined && (match.host === person || seatsOf(table, person).length > 0)
  return {
    ...summaryOf(shown, person),
    options: match.options,
    whenAbsent: match.absence,
    waitSeconds: Math.round(table.waitMs / 1000),
    botsThink: paceOf(match.more),
    ...(until !== undefined && { waitingUntil: new Date(until).toISOString() }),
    draws: stepped?.match.game.draws === true,
    commitment: match.commitment,
    ...(belongs && invitation !== undefined && { invitation }),
    host: person !== undefined && match.host === person,
    paused: isPaused(table),
    pauseAskedBy: [...table.motions.pause],
    drawOfferedBy: [...table.motions.draw],
    abandonAskedBy: [...table.motions.abandon],
    replaceVotes: votesIn(table, stepped),
    happened: table.told.map(({ at, ...what }) => ({ at: new Date(at).toISOString(), ...what })),
    ...(typeof rematch === 'string' && { rematch }),
    ...(outcome !== undefined && { outcome }),
    ...(closed !== undefined && { closed }),
  }
}

/** Who wants whom replaced. */
function votesIn(table: MatchTable, stepped: SteppedMatch | undefined) {
  return [...table.votes.keys()].flatMap((about) => {
    const by = votesNow(table, about, stepped?.at ?? 0)
    return by.length === 0 ? [] : [{ about, by: [...by] }]
  })
}
