import { SPECTATOR } from '@windward/table'
import type { Attendant } from '../match/attendant.ts'
import { clockText } from '../match/clock/clock-text.ts'
import { detailOf } from '../match/detail.ts'
import { type MatchTable, seatRow, seatsOf } from '../match/match-table.ts'
import type { OpenMatch } from '../match/open-match.ts'
import type { Invitations } from '../match/seats/invitation.ts'
import { eventFor } from './event-text.ts'
import type { Follower } from './follower.ts'

/** Tells those who follow a match of its table and its clocks, and people who are away that they are awaited. */
export class Announcer implements Attendant {
  readonly #openMatch: OpenMatch
  readonly #invitations: Invitations
  /** What each reader was told last, so that nobody is told the same twice. */
  readonly #told = new WeakMap<Follower, { table: string; clock: string }>()
  /** By seat, when it was last asked anything new. */
  #asked: ReadonlyMap<string, number>

  constructor(openMatch: OpenMatch, invitations: Invitations) {
    this.#openMatch = openMatch
    this.#invitations = invitations
    this.#asked = askedIn(openMatch)
  }

  /**
   * Word to those who are awaited already: whoever kept the step may have died before it was said. What was said before is
   * not said again, but it costs a question for each seat, so only tables by mail are worth it.
   */
  remind(): void {
    const { table, services, id } = this.#openMatch
    if (table.clock.kind !== 'mail' || table.match.status !== 'playing') return
    for (const { seat, person, bot } of table.seats)
      if (this.#asked.has(seat) && person !== null && bot === null)
        services.matchNotices.awaited(person, id, [seat])
  }

  kept(): void {
    this.#summon()
    if (this.#openMatch.table.clock.kind !== 'none')
      for (const follower of this.#openMatch.followers.present) this.#tellClock(follower)
  }

  changed(before: MatchTable): void {
    for (const follower of this.#openMatch.followers.present) {
      if (this.#maySeeStill(follower)) this.welcome(follower)
      else follower.end()
    }
    const { table } = this.#openMatch
    this.#onceOnDisk(() => this.#announce(before, table))
  }

  /**
   * The table and the clocks, for somebody who has just come or to whom they have changed. The turn and whose move it is
   * are told as they stand on disk, so where a step is on its way there, this is told after it.
   */
  welcome(follower: Follower): void {
    this.#onceOnDisk(() => this.#tellTable(follower))
  }

  #onceOnDisk(tell: () => void): void {
    this.#openMatch
      .settled()
      .then(tell)
      .catch((trouble: unknown) => this.#openMatch.services.log(trouble, this.#openMatch.id))
  }

  #tellTable(follower: Follower): void {
    if (this.#isBehind(follower)) return
    const invitation = this.#invitations.of(this.#openMatch.id)
    const detail = JSON.stringify(detailOf(this.#openMatch, follower.person, invitation))
    const told = this.#of(follower)
    if (told.table !== detail) {
      told.table = detail
      follower.write(eventFor(follower, 'table', detail))
    }
    this.#tellClock(follower)
  }

  /** Whoever no longer sits where they look from must come again, with other eyes. */
  #maySeeStill({ viewer, person }: Follower): boolean {
    const { table } = this.#openMatch
    if (viewer === SPECTATOR) return table.match.spectators || seatsOf(table, person).length > 0
    return person !== undefined && seatRow(table, viewer)?.person === person
  }

  /** A reader that is slow is told when it has taken what there is. */
  #isBehind(follower: Follower): boolean {
    if (follower.isFull) this.#openMatch.followers.fallBehind(follower)
    return follower.isFull
  }

  #tellClock(follower: Follower): void {
    if (this.#isBehind(follower)) return
    const told = this.#of(follower)
    const clock = clockText(this.#openMatch, follower.viewer)
    if (told.clock === clock) return
    told.clock = clock
    follower.write(eventFor(follower, 'clock', clock))
  }

  #of(follower: Follower): { table: string; clock: string } {
    let told = this.#told.get(follower)
    if (told === undefined) {
      told = { table: '', clock: '' }
      this.#told.set(follower, told)
    }
    return told
  }

  /** Word to those who are asked anew, and to those who no longer are. */
  #summon(): void {
    const { table, services, id } = this.#openMatch
    const before = this.#asked
    this.#asked = askedIn(this.#openMatch)
    for (const row of table.seats) {
      const [then, now] = [before.get(row.seat), this.#asked.get(row.seat)]
      if (then === now || row.person === null || row.bot !== null) continue
      if (now === undefined) services.matchNotices.answered(row.person, id)
      else services.matchNotices.awaited(row.person, id, [row.seat])
      services.storage.fanOut.publish(`awaited:${row.person}`)
    }
  }

  #announce(before: MatchTable, after: MatchTable): void {
    const { services, id } = this.#openMatch
    const { status } = after.match
    const people = new Set([...before.seats, ...after.seats].flatMap(({ person }) => person ?? []))
    for (const person of people) {
      services.storage.fanOut.publish(`awaited:${person}`)
      if (status === before.match.status) continue
      if (status === 'playing') services.matchNotices.started(person, id)
      if (status === 'over') services.matchNotices.ended(person, id)
    }
    if (status === 'playing') this.#summon()
  }
}

function askedIn({ stepped }: OpenMatch): ReadonlyMap<string, number> {
  const asked = new Map<string, number>()
  for (const [seat, viewerPosition] of stepped?.viewerPositions ?? [])
    if (viewerPosition.asked !== undefined) asked.set(seat, viewerPosition.asked)
  return asked
}
