import { randomBytes } from 'node:crypto'
import { type AnyGame, denied, freshSeed, granted, layTable, type Pace, type Result } from '@windward/table'
import type { Absence, Access, NewMatch, PersonId, SeatRow } from '../../storage/matches.ts'
import { keptPace, paceOf } from '../bots/pace.ts'
import type { ClockSettings } from '../clock/clock-settings.ts'
import { keptWait, usualWaitSeconds } from '../clock/wait-settings.ts'
import { type MatchTable, seatRow, seatsOf } from '../match-table.ts'
import { whyNotBegun } from '../opening.ts'
import type { ServedGame } from '../served-game.ts'
import { NOT_HOST, noSuchSeat, refuse, type TableDecision } from '../table-refusal.ts'
import { tableRefusals } from '../table-refusals.en.ts'

/** Somebody at or before a table. */
export interface Sitter {
  readonly id: string
  readonly name: string
}

export interface Wish {
  readonly options: unknown
  /** The seats to lay the table for; or only how many, and the game’s usual ones are taken. */
  readonly seats: readonly string[] | number | undefined
  readonly access: Access
  readonly clock: ClockSettings
  readonly absence: Absence
  /** How long the table waits for people who are away; as is usual for its clock, if nothing is said. */
  readonly waitSeconds: number | undefined
  readonly spectators: boolean
  /** How long bots may think; as is usual, if nothing is said. */
  readonly botsThink: Pace | undefined
}

/** Lays a table for a match; whoever lays it sits nowhere yet. */
export function laid(
  game: AnyGame,
  wish: Wish,
  host: Sitter,
  now: number,
): Result<{ match: NewMatch; seats: SeatRow[] }> {
  const options = wish.options ?? {}
  const seed = freshSeed()
  const read = game.options.safeParse(options)
  const names =
    typeof wish.seats === 'object'
      ? wish.seats
      : read.success
        ? game.seats.choose(within(wish.seats ?? game.seats.fewest, game), read.data)
        : []
  const table = layTable(game, { options, seats: inOrder(game, names), seed })
  if (!table.ok) return denied(table.refusal)
  const { version, commitment } = table.value
  const match: NewMatch = {
    // Without a dash in front, which a command line would take for a flag.
    id: randomBytes(9).toString('hex'),
    status: 'gathering',
    game: game.id,
    version,
    options: JSON.parse(JSON.stringify(table.value.options)),
    access: wish.access,
    spectators: wish.spectators,
    clock: { ...wish.clock },
    absence: wish.absence,
    host: host.id,
    invitationHash: null,
    seed,
    commitment,
    words: {},
    created: now,
    started: null,
    ended: null,
    result: null,
    more: { ...keptWait(wish.waitSeconds ?? usualWaitSeconds(wish.clock)), ...keptPace(wish.botsThink) },
  }
  return granted({ match, seats: table.value.seats.map((seat) => empty(seat)) })
}

function within(count: number, { seats }: AnyGame): number {
  return Math.max(seats.fewest, Math.min(seats.most, count))
}

/** In the order in which the game names them; names it does not know are left for it to refuse. */
function inOrder({ seats }: AnyGame, names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => seats.all.indexOf(a) - seats.all.indexOf(b))
}

function empty(seat: string): SeatRow {
  return { seat, person: null, bot: null, name: '' }
}

const NOT_GATHERING = refuse('conflict', tableRefusals.alreadyStarted)

export interface Joining {
  readonly seat: string | undefined
  /** Their words for the dice. */
  readonly words: string | undefined
  readonly invited: boolean
}

/** Takes a free seat: before the start any, afterwards one that is offered. */
export function join(
  table: MatchTable,
  who: Sitter,
  { seat, words, invited }: Joining,
  now: number,
): TableDecision {
  const { match } = table
  const named = seat === undefined ? undefined : seatRow(table, seat)
  if (seat !== undefined && named === undefined) return noSuchSeat(seat)
  if (match.status === 'playing') return takeOver(table, who, named, invited, now)
  if (match.status !== 'gathering') return refuse('conflict', tableRefusals.isOver)
  if (!mayCome(table, who, invited)) return refuse('forbidden', tableRefusals.needsInvitation)
  const already = seatsOf(table, who.id)
  if (seat === undefined && already.length > 0) return {}
  const row = named ?? table.seats.find(isFree)
  if (row === undefined) return refuse('conflict', tableRefusals.allTaken)
  if (row.person === who.id) return withWords(table, row.seat, words)
  if (!isFree(row)) return refuse('conflict', tableRefusals.seatTaken)
  const change = withWords(table, row.seat, words)
  return 'refused' in change ? change : { ...change, seats: [{ ...row, person: who.id, name: who.name }] }
}

function mayCome({ match, seats, asked }: MatchTable, { id }: Sitter, invited: boolean): boolean {
  if (match.host === id || seats.some(({ person }) => person === id)) return true
  if (asked.includes(id)) return true
  return match.access === 'open' || (match.access === 'invitation' && invited)
}

function takeOver(
  table: MatchTable,
  who: Sitter,
  row: SeatRow | undefined,
  invited: boolean,
  at: number,
): TableDecision {
  const offered = row ?? table.seats.find(({ seat }) => table.offered.has(seat))
  if (offered === undefined || !table.offered.has(offered.seat))
    return refuse('conflict', tableRefusals.noSuchOffer)
  // Who plays against a seat must not come to see its secrets.
  if (seatsOf(table, who.id).length > 0) return refuse('conflict', tableRefusals.holdsAnother)
  if (!mayCome(table, who, invited)) return refuse('forbidden', tableRefusals.needsInvitation)
  const { seat } = offered
  return {
    seats: [{ seat, person: who.id, bot: null, name: who.name }],
    happenings: [{ at, what: { do: 'taken', seat, name: who.name } }],
  }
}

function isFree({ person, bot }: SeatRow): boolean {
  return person === null && bot === null
}

const MOST_WORDS = 200

function withWords({ match }: MatchTable, seat: string, words: string | undefined): TableDecision {
  if (words === undefined) return {}
  if (words.length > MOST_WORDS || !words.isWellFormed())
    return refuse('invalid', tableRefusals.wordsTooLong(MOST_WORDS))
  return { match: { words: { ...match.words, [seat]: words } } }
}

const MOST_INVITED = 100

/** Somebody is asked by name: they may come to this table, whatever others may; during the play, to a seat on offer. */
export function invite(table: MatchTable, who: Sitter, person: string): TableDecision {
  const { status, host } = table.match
  if (status !== 'gathering' && (status !== 'playing' || table.offered.size === 0)) return NOT_GATHERING
  if (host !== who.id) return NOT_HOST
  if (table.asked.includes(person)) return {}
  if (table.asked.length >= MOST_INVITED) return refuse('conflict', tableRefusals.askedTooMany)
  return { asked: [person] }
}

/** Gets up before the start. */
export function leave(table: MatchTable, who: Sitter): TableDecision {
  if (table.match.status !== 'gathering') return refuse('conflict', tableRefusals.resignInstead)
  const mine = seatsOf(table, who.id)
  if (mine.length === 0) return refuse('conflict', tableRefusals.notSeated)
  const words = Object.fromEntries(Object.entries(table.match.words).filter(([seat]) => !mine.includes(seat)))
  return { match: { words }, seats: mine.map(empty) }
}

export function seatBot(
  table: MatchTable,
  who: Sitter,
  { seat, bot }: { readonly seat: string; readonly bot: string | null },
  game: AnyGame,
): TableDecision {
  const row = seatRow(table, seat)
  if (table.match.status !== 'gathering') return NOT_GATHERING
  if (table.match.host !== who.id) return NOT_HOST
  if (row === undefined) return noSuchSeat(seat)
  if (row.person !== null) return refuse('conflict', tableRefusals.seatTaken)
  if (bot === null) return { seats: [empty(seat)] }
  if (!Object.hasOwn(game.bots, bot)) return refuse('invalid', tableRefusals.noSuchBot(game.name, bot))
  return { seats: [{ seat, person: null, bot, name: bot }] }
}

/** The match begins when every seat is taken. */
export function start(table: MatchTable, who: Sitter, served: ServedGame, now: number): TableDecision {
  if (table.match.status !== 'gathering') return NOT_GATHERING
  if (table.match.host !== who.id) return NOT_HOST
  const free = table.seats.filter(isFree)
  if (free.length > 0) return refuse('conflict', tableRefusals.seatsFree(free.map(({ seat }) => seat)))
  const unfit = whyNotBegun(served, table)
  if (unfit !== undefined) return refuse('conflict', unfit)
  return { match: { status: 'playing', started: now, version: served.game.version } }
}

/** Puts a table on the shelf: one that is over, or one that never came to be. */
export function archive(table: MatchTable, who: Sitter): TableDecision {
  const { status, host } = table.match
  if (status === 'playing') return refuse('conflict', tableRefusals.stillPlayed)
  if (status === 'archived') return {}
  const mine = seatsOf(table, who.id)
  if (host !== who.id && (status === 'gathering' || mine.length === 0)) return NOT_HOST
  return { match: { status: 'archived' } }
}

/** The same table for another match, if there is none yet: the same settings, bots at their seats, people asked to come. */
export function rematch(
  { match, seats, waitMs }: Pick<MatchTable, 'match' | 'seats' | 'waitMs'>,
  game: AnyGame,
  who: Sitter,
  now: number,
): Result<{ match: NewMatch; seats: SeatRow[]; asked: PersonId[] }> {
  const wish: Wish = {
    options: match.options,
    seats: seats.map(({ seat }) => seat),
    access: match.access === 'open' ? 'invitation' : match.access,
    clock: Object(match.clock),
    absence: match.absence,
    waitSeconds: waitMs / 1000,
    spectators: match.spectators,
    botsThink: paceOf(match.more),
  }
  const table = laid(game, wish, who, now)
  if (!table.ok) return table
  return granted({
    match: { ...table.value.match, more: { ...table.value.match.more, rematchOf: match.id } },
    asked: [...new Set(seats.flatMap(({ person }) => person ?? []))],
    seats: seats.map(({ seat, person, bot, name }) =>
      person === null && bot !== null
        ? { seat, person, bot, name }
        : person === who.id
          ? { seat, person, bot: null, name }
          : empty(seat),
    ),
  })
}
