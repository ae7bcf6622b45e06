import { deadlines } from '../../match/clock/clock.ts'
import { seatsOf } from '../../match/match-table.ts'
import type { Room } from '../../match/open-match.ts'
import type { Rooms } from '../../match/open-matches.ts'
import type { Heralds } from '../../match/services.ts'
import type { AboutMatch, Notice, NoticeKind } from './notice.ts'
import type { Notices } from './notices.ts'

export type HeraldsOptions = Readonly<{
  notices: Notices
  /** The rooms call the heralds, and the heralds ask the rooms: so these are known a little later. */
  rooms: () => Rooms | undefined
  failed: (error: unknown) => void
}>

/** What need not be said any more to somebody who has come by. */
const STALE = ['your-move', 'time-running-out', 'held', 'waiting'] as const

/**
 * Makes notices of what rooms announce. Every process that has a room open announces it; an occasion is named by what all
 * of them know alike, so that it is told once.
 */
export const heraldsByNotice = ({ notices, rooms, failed }: HeraldsOptions): Heralds => {
  const roomOf = (match: string) => rooms()?.peek(match)?.room

  const tell = (
    kind: NoticeKind,
    person: string,
    match: string,
    occasion: string,
    deadline?: number,
  ): void => {
    const about = { ...aboutMatch(roomOf(match), person), ...(deadline !== undefined && { deadline }) }
    const notice: Notice = { kind, person, match, occasion, about }
    notices.tell([notice]).catch(failed)
  }

  return {
    awaited: (person, match, seats) => {
      const room = roomOf(match)
      for (const seat of seats) {
        const asked = room?.course?.sights.get(seat)?.asked ?? 0
        tell('your-move', person, match, `${seat}.${asked}`, room && deadlineOf(room, person))
      }
    },
    answered: (person, match) => {
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

function aboutMatch(room: Room | undefined, person: string): AboutMatch {
  if (room === undefined) return { game: '' }
  const { seats } = room.table
  const others = seats.filter((row) => row.person !== null && row.person !== person)
  return {
    game: room.served.game.name,
    turn: room.course?.match.turn ?? 0,
    others: [...new Set(others.map(({ name }) => name).filter((name) => name !== ''))],
    bots: seats.filter((row) => row.person === null && row.bot !== null).length,
  }
}

/** Until when this person must have answered something. */
function deadlineOf({ course, timing, table }: Room, person: string): number | undefined {
  if (course === undefined) return undefined
  const mine = seatsOf(table, person)
  const times = deadlines(course.clock, timing.settings, timing.still).flatMap(({ seat, at }) =>
    mine.includes(seat) ? (at ?? []) : [],
  )
  return times.length === 0 ? undefined : Math.min(...times)
}
