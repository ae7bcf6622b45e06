import type { AnyGame } from '@windward/table'
import { type MatchTable, seatRow, seatsOf } from '../match-table.ts'
import type { Sitter } from '../seats/gathering.ts'
import type { SteppedMatch } from '../stepped-match.ts'
import { NOT_PLAYING, NOT_SEATED, noSuchSeat, refuse, type TableDecision } from '../table-refusal.ts'
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
  if (row.person === null) return refuse('conflict', 'Nobody sits there any more.')
  if (mine.includes(about))
    return refuse('conflict', 'This is your own seat: whoever wants to leave it resigns.')
  if (table.clock.kind !== 'none')
    return refuse('conflict', 'At a table with a clock nobody needs to be replaced: the clock sees to it.')
  if (!course.match.awaited().includes(about)) return refuse('conflict', 'Nobody waits for this player now.')
  const from = course.at + table.waitMs
  if (from > at)
    return refuse(
      'conflict',
      `This player still has time to answer: one can vote from ${new Date(from).toUTCString()} on.`,
    )
  const votes = new Set([...votesNow(table, about, course.at), ...mine])
  const voted = mine.map((seat) => ({ at, what: { do: 'voted', seat, about } }))
  const others = askedForConsent(table, at).filter(({ person }) => person !== row.person)
  if (!others.every(({ seat }) => votes.has(seat))) return { happenings: voted }
  const [bot = null] = Object.keys(game.bots).toReversed()
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
  if (mine.length === 0) return refuse('conflict', 'You have not voted about this seat.')
  return { happenings: mine.map((seat) => ({ at, what: { do: 'unvoted', seat, about } })) }
}

/** Votes from before somebody last acted are void. */
export function votesNow({ votes }: MatchTable, about: string, since: number): readonly string[] {
  return [...(votes.get(about) ?? [])].flatMap(([seat, at]) => (at >= since ? seat : []))
}
