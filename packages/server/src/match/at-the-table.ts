import type { AnyGame } from '@windward/table'
import type { Sitter } from './gathering.ts'
import type { Motion } from './happening.ts'
import type { TableDecision, TableRefusal } from './room.ts'
import { isPaused, seatRow, seatsOf, type Table } from './table.ts'

const refuse = (why: TableRefusal['why'], refused: string): TableRefusal => ({ why, refused })

const NOT_PLAYING = refuse('conflict', 'The match is not being played.')
const NOT_SEATED = refuse('forbidden', 'You do not sit at this table.')

/** Somebody moves or agrees that the clocks stop, or that the match is a draw; it is so once every player agrees. */
export function motion(
  table: Table,
  who: Sitter,
  moved: Motion,
  say: 'ask' | 'agree' | 'decline',
  at: number,
): TableDecision {
  const mine = seatsOf(table, who.id)
  if (table.match.status !== 'playing') return NOT_PLAYING
  if (mine.length === 0) return NOT_SEATED
  const open = table.motions[moved]
  if (moved === 'pause' && isPaused(table)) return refuse('conflict', 'The clocks stand still already.')
  if (say !== 'ask' && open.size === 0) return refuse('conflict', 'Nobody has asked for it.')
  if (say === 'decline')
    return {
      happenings: mine.slice(0, 1).map((seat) => ({ at, what: { do: 'declined', motion: moved, seat } })),
    }
  const agreed = new Set([...open, ...mine])
  const happenings = mine.map((seat) => ({
    at,
    what: { do: say === 'ask' && open.size === 0 ? 'asked' : 'agreed', motion: moved, seat },
  }))
  const all = table.seats.every(({ seat, person }) => person === null || agreed.has(seat))
  if (!all) return { happenings }
  if (moved === 'pause') return { happenings: [...happenings, { at, what: { do: 'paused' } }] }
  return {
    match: { status: 'over', ended: at, result: { drawn: true } },
    happenings: [...happenings, { at, what: { do: 'drawn' } }],
    due: [{ kind: 'wake', at: null }],
  }
}

/** Anybody who plays may set the clocks going again. */
export function resume(table: Table, who: Sitter, at: number): TableDecision {
  const [seat] = seatsOf(table, who.id)
  if (seat === undefined) return NOT_SEATED
  if (!isPaused(table)) return refuse('conflict', 'The clocks are running.')
  return { happenings: [{ at, what: { do: 'resumed', seat } }] }
}

const DAY_MS = 86_400_000

/** A seat's clock stands still for some days of its own, as far as the table allows any. */
export function vacation(table: Table, who: Sitter, days: number, at: number): TableDecision {
  const mine = seatsOf(table, who.id)
  if (table.match.status !== 'playing') return NOT_PLAYING
  if (mine.length === 0) return NOT_SEATED
  const allowed = table.clock.kind === 'mail' ? table.clock.vacationDays : 0
  for (const seat of mine) {
    const taken = (table.vacations.get(seat) ?? []).reduce((sum, { from, to = at }) => sum + to - from, 0)
    const left = allowed - Math.ceil(taken / DAY_MS)
    if (days > left)
      return refuse(
        'conflict',
        left > 0 ? `You have ${left} days of vacation left.` : 'You have no days of vacation left.',
      )
  }
  return {
    happenings: mine.map((seat) => ({ at, what: { do: 'vacation', seat, until: at + days * DAY_MS } })),
  }
}

/** A player is back: no bot holds the seat any more, it is not offered, a vacation is over. */
export function back(table: Table, who: Sitter, at: number): TableDecision {
  const away = seatsOf(table, who.id).filter((seat) => isAway(table, seat, at))
  if (away.length === 0) return {}
  return {
    seats: table.seats.filter(({ seat }) => away.includes(seat)).map((row) => ({ ...row, bot: null })),
    happenings: away.map((seat) => ({ at, what: { do: 'back', seat } })),
  }
}

/** Whether something was done about a seat because its player was not there. */
export function isAway(table: Table, seat: string, at: number): boolean {
  const vacation = table.vacations.get(seat)?.at(-1)
  const row = seatRow(table, seat)
  const held = row !== undefined && row.person !== null && row.bot !== null
  return held || table.offered.has(seat) || (vacation?.to !== undefined && vacation.to > at)
}

/** A player gives up: the table's choice for absent seats holds for theirs from now on. The last one ends the match. */
export function resign(table: Table, who: Sitter, game: AnyGame, at: number): TableDecision {
  const mine = seatsOf(table, who.id)
  if (table.match.status !== 'playing') return NOT_PLAYING
  if (mine.length === 0) return NOT_SEATED
  const { absence } = table.match
  const [bot = null] = absence === 'bot' ? Object.keys(game.bots).toReversed() : []
  const rows = table.seats.filter(({ seat }) => mine.includes(seat))
  const others = table.seats.some(({ person }) => person !== null && person !== who.id)
  return {
    ...(!others && {
      match: { status: 'over' as const, ended: at, result: { abandoned: true } },
      due: [{ kind: 'wake', at: null }],
    }),
    seats: rows.map((row) => ({ ...row, person: null, bot })),
    happenings: [
      ...mine.map((seat) => ({ at, what: { do: 'resigned', seat } })),
      ...(absence === 'offer' ? mine.map((seat) => ({ at, what: { do: 'offered', seat } })) : []),
      ...(others ? [] : [{ at, what: { do: 'closed' } }]),
    ],
  }
}
