import type { Heralds } from '../../match/harbour.ts'
import type { Rooms } from '../../match/rooms.ts'
import type { Notice, NoticeKind } from './notice.ts'
import type { Notices } from './notices.ts'

export type HeraldsOptions = Readonly<{
  notices: Notices
  /** The rooms call the heralds, and the heralds ask the rooms: so these are known a little later. */
  rooms: () => Rooms | undefined
  failed: (error: unknown) => void
}>

/**
 * Makes notices of what rooms announce. Every process that has a room open announces it; an occasion is named by what all
 * of them know alike, so that it is told once.
 */
export const heraldsByNotice = ({ notices, rooms, failed }: HeraldsOptions): Heralds => {
  const roomOf = (match: string) => rooms()?.peek(match)?.room

  const gameOf = (match: string): string => roomOf(match)?.served.game.name ?? ''

  const tell = (kind: NoticeKind, person: string, match: string, occasion: string): void => {
    const notice: Notice = { kind, person, match, occasion, game: gameOf(match) }
    notices.tell([notice]).catch(failed)
  }

  return {
    awaited: (person, match, seats) => {
      const sights = roomOf(match)?.course?.sights
      for (const seat of seats) {
        tell('your-move', person, match, `${seat}.${sights?.get(seat)?.asked ?? 0}`)
      }
    },
    answered: (person, match) => {
      for (const kind of ['your-move', 'time-running-out'] as const) {
        notices.recall(person, match, kind).catch(failed)
      }
    },
    started: (person, match) => tell('started', person, match, ''),
    ended: (person, match) => tell('ended', person, match, ''),
    timeShort: (person, match, question, deadline) =>
      tell('time-running-out', person, match, `${question}.${deadline}`),
    invited: (person, match) => tell('invitation', person, match, ''),
  }
}
