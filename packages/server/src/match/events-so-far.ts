import type { Standstill } from './clock/standstill.ts'
import type { Motion, TableEvent } from './table-event.ts'

/** Since when, and since which turn, a player has let the time run out. */
export interface Late {
  readonly since: number
  readonly turn: number
}

export type ToldEvent = TableEvent & { readonly at: number }

const MOST_TOLD = 20

/** What comes of everything that happened at a table beside the play, one thing after the other. */
export class EventsSoFar {
  readonly motions: Record<Motion, Set<string>> = { pause: new Set(), draw: new Set(), abandon: new Set() }
  readonly pauses: Standstill[] = []
  readonly vacations = new Map<string, Standstill[]>()
  readonly late = new Map<string, Late>()
  readonly waits: Standstill[] = []
  readonly offered = new Set<string>()
  readonly resigned = new Set<string>()
  readonly left = new Set<string>()
  readonly votes = new Map<string, Map<string, number>>()
  readonly told: ToldEvent[] = []
  waitedUntil: number | undefined

  add(what: TableEvent, at: number): void {
    this.#tell(what, at)
    switch (what.do) {
      case 'asked':
      case 'agreed':
        this.motions[what.motion].add(what.seat)
        return
      case 'declined':
        this.motions[what.motion].clear()
        return
      case 'paused':
        this.motions.pause.clear()
        this.pauses.push({ from: at })
        return
      case 'resumed':
        endLast(this.pauses, at)
        return
      case 'drawn':
        this.motions.draw.clear()
        return
      case 'vacation':
        this.#vacation(what.seat).push({ from: at, to: what.until })
        return
      case 'waiting':
        this.waitedUntil = what.until
        this.waits.push({ from: at, to: what.until })
        return
      case 'voted':
        this.#votes(what.about).set(what.seat, at)
        return
      case 'unvoted':
        this.#votes(what.about).delete(what.seat)
        return
      default:
        this.#seat(what, at)
    }
  }

  /** What concerns one seat and who sits there. */
  #seat(what: TableEvent, at: number): void {
    switch (what.do) {
      case 'time-up':
        if (!this.late.has(what.seat)) this.late.set(what.seat, { since: at, turn: what.turn ?? 0 })
        return
      case 'offered':
        this.offered.add(what.seat)
        return
      case 'bot-seated':
      case 'offer-ended':
        this.offered.delete(what.seat)
        return
      case 'back':
        this.offered.delete(what.seat)
        endLast(this.#vacation(what.seat), at)
        this.#present(what.seat, at)
        return
      case 'taken':
        this.offered.delete(what.seat)
        this.resigned.delete(what.seat)
        this.#present(what.seat, at)
        return
      case 'left':
        this.left.add(what.seat)
        return
      case 'resigned':
        this.left.delete(what.seat)
        this.resigned.add(what.seat)
        this.late.delete(what.seat)
        return
      case 'replaced':
        this.late.delete(what.seat)
        this.votes.delete(what.seat)
    }
  }

  /** Somebody is there again, so nothing waits any more. */
  #present(seat: string, at: number): void {
    this.late.delete(seat)
    this.votes.delete(seat)
    this.waitedUntil = undefined
    endLast(this.waits, at)
  }

  #vacation(seat: string): Standstill[] {
    const known = this.vacations.get(seat) ?? []
    this.vacations.set(seat, known)
    return known
  }

  #votes(about: string): Map<string, number> {
    const known = this.votes.get(about) ?? new Map<string, number>()
    this.votes.set(about, known)
    return known
  }

  #tell(what: TableEvent, at: number): void {
    this.told.push({ ...what, at })
    if (this.told.length > MOST_TOLD) this.told.shift()
  }
}

/** Ends the newest standstill, if it still goes on. */
function endLast(still: Standstill[], at: number): void {
  const last = still.pop()
  if (last !== undefined)
    still.push(last.to !== undefined && last.to <= at ? last : { from: last.from, to: at })
}
