import { type AnyGame, botAt } from '@windward/table'
import { type MatchTable, seatRow, seatsOf } from '../match-table.ts'
import type { Sitter } from '../seats/gathering.ts'
import type { SteppedMatch } from '../stepped-match.ts'
import { NOT_PLAYING, NOT_SEATED, noSuchSeat, refuse, type TableDecision } from '../table-refusal.ts'
import { tableRefusals } from '../table-refusals.en.ts'
import { askedForConsent } from './absence.ts'

/** Since when the match has stood still, and who is awaited. */
type Stillness = Pick<SteppedMatch, 'at'> & { readonly match: Pick<SteppedMatch['match'], 'awaited'> }

/**
 * At a table without a clock the others may replace somebody who does not answer: once all of them want it, a bot plays
 * the seat until somebody takes it over.
 */
export function voteToReplace(
  table: MatchTable,
  who: Sitter,
  about: string,
  course: Stillness | undefined,
  game: AnyGame,
  at: number,
): TableDecision {
  const row = seatRow(table, about)
  const mine = seatsOf(table, who.id)
  if (table.match.status !== 'playing' || course === undefined) return NOT_PLAYING
  if (mine.length === 0) return NOT_SEATED
  if (row === undefined) return noSuchSeat(about)
  if (row.person === null) return refuse('conflict', tableRefusals.nobodyThere)
  if (mine.includes(about)) return refuse('conflict', tableRefusals.ownSeat)
  if (table.clock.kind !== 'none') return refuse('conflict', tableRefusals.clockReplaces)
  if (!course.match.awaited().includes(about)) return refuse('conflict', tableRefusals.notAwaited)
  const from = course.at + table.waitMs
  if (from > at) return refuse('conflict', tableRefusals.stillHasTime(from))
  const votes = new Set([...votesNow(table, about, course.at), ...mine])
  const voted = mine.map((seat) => ({ at, what: { do: 'voted', seat, about } }))
  const others = askedForConsent(table, at).filter(({ person }) => person !== row.person)
  if (!others.every(({ seat }) => votes.has(seat))) return { happenings: voted }
  const bot = botAt(game, 'usual') ?? null
  return {
    seats: [{ seat: about, person: null, bot, name: bot ?? '' }],
    happenings: [
      ...voted,
      { at, what: { do: 'replaced', seat: about } },
      { at, what: { do: 'offered', seat: about } },
    ],
  }
}

export function takeVoteBack(table: MatchTable, who: Sitter, about: string, at: number): TableDecision {
  const mine = seatsOf(table, who.id).filter((seat) => table.votes.get(about)?.has(seat))
  if (mine.length === 0) return refuse('conflict', tableRefusals.notVoted)
  return { happenings: mine.map((seat) => ({ at, what: { do: 'unvoted', seat, about } })) }
}

/** Votes from before somebody last acted are void. */
export function votesNow({ votes }: MatchTable, about: string, since: number): readonly string[] {
  return [...(votes.get(about) ?? [])].flatMap(([seat, at]) => (at >= since ? seat : []))
}
