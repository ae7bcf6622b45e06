import { SPECTATOR } from '@windward/table'
import { clockText } from '../match/clock/clock-text.ts'
import { detailOf } from '../match/detail.ts'
import { seatRow, seatsOf, type Table } from '../match/match-table.ts'
import type { Attendant, Room } from '../match/open-match.ts'
import type { Invitations } from '../match/seats/invitation.ts'
import { eventFor } from './event-text.ts'
import type { Follower } from './follower.ts'

/** Tells those who follow a match of its table and its clocks, and people who are away that they are awaited. */
export class Crier implements Attendant {
  readonly #room: Room
  readonly #invitations: Invitations
  /** What each reader was told last, so that nobody is told the same twice. */
  readonly #told = new WeakMap<Follower, { table: string; clock: string }>()
  /** By seat, when it was last asked anything new. */
  #asked: ReadonlyMap<string, number>

  constructor(room: Room, invitations: Invitations) {
    this.#room = room
    this.#invitations = invitations
    this.#asked = askedIn(room)
  }

  /**
   * Word to those who are awaited already: whoever kept the step may have died before it was said. What was said before is
   * not said again, but it costs a question for each seat, so only tables by mail are worth it.
   */
  remind(): void {
    const { table, harbour, id } = this.#room
    if (table.clock.kind !== 'mail' || table.match.status !== 'playing') return
    for (const { seat, person, bot } of table.seats)
      if (this.#asked.has(seat) && person !== null && bot === null)
        harbour.heralds.awaited(person, id, [seat])
  }

  kept(): void {
    this.#summon()
    if (this.#room.table.clock.kind !== 'none')
      for (const follower of this.#room.audience.followers) this.#tellClock(follower)
  }

  changed(before: Table): void {
    for (const follower of this.#room.audience.followers) {
      if (this.#maySeeStill(follower)) this.welcome(follower)
      else follower.end()
    }
    const { table } = this.#room
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
    this.#room
      .settled()
      .then(tell)
      .catch((trouble: unknown) => this.#room.harbour.log(trouble, this.#room.id))
  }

  #tellTable(follower: Follower): void {
    if (this.#isBehind(follower)) return
    const invitation = this.#invitations.of(this.#room.id)
    const detail = JSON.stringify(detailOf(this.#room, follower.person, invitation))
    const told = this.#of(follower)
    if (told.table !== detail) {
      told.table = detail
      follower.write(eventFor(follower, 'table', detail))
    }
    this.#tellClock(follower)
  }

  /** Whoever no longer sits where they look from must come again, with other eyes. */
  #maySeeStill({ viewer, person }: Follower): boolean {
    const { table } = this.#room
    if (viewer === SPECTATOR) return table.match.spectators || seatsOf(table, person).length > 0
    return person !== undefined && seatRow(table, viewer)?.person === person
  }

  /** A reader that is slow is told when it has taken what there is. */
  #isBehind(follower: Follower): boolean {
    if (follower.isFull) this.#room.audience.fallBehind(follower)
    return follower.isFull
  }

  #tellClock(follower: Follower): void {
    if (this.#isBehind(follower)) return
    const told = this.#of(follower)
    const clock = clockText(this.#room, follower.viewer)
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
    const { table, harbour, id } = this.#room
    const before = this.#asked
    this.#asked = askedIn(this.#room)
    for (const row of table.seats) {
      const [then, now] = [before.get(row.seat), this.#asked.get(row.seat)]
      if (then === now || row.person === null || row.bot !== null) continue
      if (now === undefined) harbour.heralds.answered(row.person, id)
      else harbour.heralds.awaited(row.person, id, [row.seat])
      harbour.storage.fanOut.publish(`awaited:${row.person}`)
    }
  }

  #announce(before: Table, after: Table): void {
    const { harbour, id } = this.#room
    const { status } = after.match
    const people = new Set([...before.seats, ...after.seats].flatMap(({ person }) => person ?? []))
    for (const person of people) {
      harbour.storage.fanOut.publish(`awaited:${person}`)
      if (status === before.match.status) continue
      if (status === 'playing') harbour.heralds.started(person, id)
      if (status === 'over') harbour.heralds.ended(person, id)
    }
    if (status === 'playing') this.#summon()
  }
}

function askedIn({ course }: Room): ReadonlyMap<string, number> {
  const asked = new Map<string, number>()
  for (const [seat, sight] of course?.sights ?? [])
    if (sight.asked !== undefined) asked.set(seat, sight.asked)
  return asked
}
