import type { AnyGame } from '@windward/table'
import type { SeatRow } from '../../storage/matches.ts'
import { type MatchTable, seatRow } from '../match-table.ts'
import {
  NOT_HOST,
  NOT_PLAYING,
  noSuchSeat,
  refuse,
  type TableDecision,
  type TableRefusal,
} from '../table-refusal.ts'
import { tableRefusals } from '../table-refusals.en.ts'
import type { Sitter } from './gathering.ts'

/** During the play the host offers a seat that nobody holds any more to whoever may come to the table. */
export function offerSeat(table: MatchTable, who: Sitter, seat: string, at: number): TableDecision {
  const row = emptyRow(table, who, seat)
  if ('refused' in row) return row
  if (table.offered.has(seat)) return refuse('conflict', tableRefusals.seatOfferedAlready)
  return { happenings: [{ at, what: { do: 'offered', seat } }] }
}

export function endOffer(table: MatchTable, who: Sitter, seat: string, at: number): TableDecision {
  const row = emptyRow(table, who, seat)
  if ('refused' in row) return row
  if (!table.offered.has(seat)) return refuse('conflict', tableRefusals.seatNotOffered)
  return { happenings: [{ at, what: { do: 'offer-ended', seat } }] }
}

/** Or gives it to a bot, or takes it from one: then the rules answer for it. */
export function seatBotInPlay(
  table: MatchTable,
  who: Sitter,
  { seat, bot }: { readonly seat: string; readonly bot: string | null },
  game: AnyGame,
  at: number,
): TableDecision {
  const row = emptyRow(table, who, seat)
  if ('refused' in row) return row
  if (bot === null) return { seats: [{ seat, person: null, bot, name: '' }] }
  if (!Object.hasOwn(game.bots, bot)) return refuse('invalid', tableRefusals.noSuchBot(game.name, bot))
  return {
    seats: [{ seat, person: null, bot, name: bot }],
    happenings: [{ at, what: { do: 'bot-seated', seat, bot } }],
  }
}

function emptyRow(table: MatchTable, { id }: Sitter, seat: string): SeatRow | TableRefusal {
  const row = seatRow(table, seat)
  if (table.match.status !== 'playing') return NOT_PLAYING
  if (table.match.host !== id) return NOT_HOST
  if (row === undefined) return noSuchSeat(seat)
  return row.person === null ? row : refuse('conflict', tableRefusals.seatHeld)
}
