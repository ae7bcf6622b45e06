import { type AnyGame, botAt } from '@windward/table'
import type { SeatRow, TableChange } from '../../storage/matches.ts'
import { type MatchTable, seatsOf } from '../match-table.ts'
import type { Sitter } from '../seats/gathering.ts'
import { NOT_PLAYING, NOT_SEATED, type TableDecision } from '../table-refusal.ts'

/** A player gives up for good. */
export function resign(table: MatchTable, who: Sitter, game: AnyGame, at: number): TableDecision {
  const mine = seatsOf(table, who.id)
  if (table.match.status !== 'playing') return NOT_PLAYING
  if (mine.length === 0) return NOT_SEATED
  return givenUp(table, mine, game, at)
}

/** The seats of somebody who has gone for good are treated as given up. */
export function givenUpByLeaving(table: MatchTable, game: AnyGame, at: number): TableDecision {
  if (table.match.status !== 'playing' || table.left.size === 0) return {}
  return givenUp(table, [...table.left], game, at)
}

/**
 * The table's choice for absent seats holds for these from now on. In a match of two sides a side without a player has
 * lost; a match without any player is closed.
 */
function givenUp(table: MatchTable, given: readonly string[], game: AnyGame, at: number): TableChange {
  const { absence } = table.match
  const bot = absence === 'bot' ? (botAt(game, 'usual') ?? null) : null
  const seats = table.seats.map((row) => (given.includes(row.seat) ? { ...row, person: null, bot } : row))
  const end = endedBy(seats, game)
  const offered = absence === 'offer' && end === undefined
  const resigned = given.map((seat) => ({ at, what: { do: 'resigned', seat } }))
  return {
    ...(end !== undefined && {
      match: { status: 'over' as const, ended: at, result: end.result },
      due: [{ kind: 'wake', at: null }],
    }),
    seats: seats.filter(({ seat }) => given.includes(seat)),
    happenings: [
      ...resigned,
      ...(offered ? given.map((seat) => ({ at, what: { do: 'offered', seat } })) : []),
      ...(end === undefined ? [] : [{ at, what: end.what }]),
    ],
  }
}

function endedBy(rows: readonly SeatRow[], game: AnyGame) {
  const isPlayed = (seat: string) => rows.some((row) => row.seat === seat && row.person !== null)
  if (!rows.some(({ person }) => person !== null))
    return { result: { abandoned: true }, what: { do: 'closed' } }
  const seats = rows.map(({ seat }) => seat)
  const sides = game.sides?.(seats) ?? seats.map((seat) => [seat])
  const winners = sides.find((side) => side.some(isPlayed))
  const losers = sides.find((side) => !side.some(isPlayed))
  if (sides.length !== 2 || winners === undefined || losers === undefined) return undefined
  return {
    result: { winners: [...winners], resigned: [...losers] },
    what: { do: 'won', seats: [...winners] },
  }
}
