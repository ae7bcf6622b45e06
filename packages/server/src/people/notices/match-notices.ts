import { deadlines } from '../../match/clock/clock.ts'
import { seatsOf } from '../../match/match-table.ts'
import type { OpenMatch } from '../../match/open-match.ts'
import type { OpenMatches } from '../../match/open-matches.ts'
import type { MatchNotices } from '../../match/services.ts'
import type { AboutMatch, Notice, NoticeKind } from './notice.ts'
import type { Notices } from './notices.ts'

export type MatchNoticesOptions = Readonly<{
  notices: Notices
  /** Open matches call for notices, and the notices ask the open matches: so these are known a little later. */
  openMatches: () => OpenMatches | undefined
  failed: (error: unknown) => void
}>

/** What need not be said any more to somebody who has come by. */
const STALE = ['your-move', 'time-running-out', 'held', 'waiting'] as const

/**
 * Makes notices of what open matches announce. Every process that has a match open announces it; an occasion is named by what all
 * of them know alike, so that it is told once.
 */
export const matchNoticesBy = ({ notices, openMatches, failed }: MatchNoticesOptions): MatchNotices => {
  const openMatchOf = (match: string) => openMatches()?.peek(match)?.openMatch

  const tell = (
    kind: NoticeKind,
    person: string,
    match: string,
    occasion: string,
    deadline?: number,
  ): void => {
    const about = { ...aboutMatch(openMatchOf(match), person), ...(deadline !== undefined && { deadline }) }
    const notice: Notice = { kind, person, match, occasion, about }
    notices.tell([notice]).catch(failed)
  }

  return {
    awaited: (person, match, seats) => {
      if (notices.isQuiet(person)) return
      const openMatch = openMatchOf(match)
      for (const seat of seats) {
        const asked = openMatch?.stepped?.viewerPositions.get(seat)?.asked ?? 0
        tell('your-move', person, match, `${seat}.${asked}`, openMatch && deadlineOf(openMatch, person))
      }
    },
    answered: (person, match) => {
      if (notices.isQuiet(person)) return
      for (const kind of STALE) notices.recall(person, match, kind).catch(failed)
    },
    started: (person, match) => tell('started', person, match, ''),
    ended: (person, match) => tell('ended', person, match, ''),
    timeShort: (person, match, question, deadline) =>
      tell('time-running-out', person, match, `${question}.${deadline}`, deadline),
    invited: (person, match) => tell('invitation', person, match, ''),
    held: (person, match, since) => tell('held', person, match, `${since}`),
    replaced: (person, match) => tell('replaced', person, match, ''),
    waiting: (person, match, until) => tell('waiting', person, match, `${until}`, until),
  }
}

function aboutMatch(openMatch: OpenMatch | undefined, person: string): AboutMatch {
  if (openMatch === undefined) return { game: '' }
  const { seats } = openMatch.table
  const others = seats.filter((row) => row.person !== null && row.person !== person)
  return {
    game: openMatch.served.game.name,
    turn: openMatch.stepped?.match.turn ?? 0,
    others: [...new Set(others.map(({ name }) => name).filter((name) => name !== ''))],
    bots: seats.filter((row) => row.person === null && row.bot !== null).length,
  }
}

/** Until when this person must have answered something. */
function deadlineOf({ stepped, timing, table }: OpenMatch, person: string): number | undefined {
  if (stepped === undefined) return undefined
  const mine = seatsOf(table, person)
  const times = deadlines(stepped.clock, timing.settings, timing.still).flatMap(({ seat, at }) =>
    mine.includes(seat) ? (at ?? []) : [],
  )
  return times.length === 0 ? undefined : Math.min(...times)
}
