import type { Due, DueTimes } from '../../match/due.ts'
import type { Moment } from '../matches.ts'
import { atWork } from '../sql/at-work.ts'
import { type Claim, claimOne, nextDue, overdue } from '../sql/due.ts'
import { type Script, statement } from '../sql/script.ts'
import type { SqliteEngine } from './engine.ts'

type Handler = (due: Due) => Promise<void>

const AT_ONCE = 64
const AGAIN_MS = 5000
/** A timer of Node's can wait no longer than this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** One timer for the next of all due times. */
export class TimerDueTimes implements DueTimes {
  readonly #engine: SqliteEngine
  readonly #underWay = new Set<Promise<void>>()
  #handler: Handler | undefined
  #timer: NodeJS.Timeout | undefined
  #next: Moment = Number.POSITIVE_INFINITY

  constructor(engine: SqliteEngine) {
    this.#engine = engine
    engine.onWake = (at) => this.#wait(at)
  }

  async start(handler: Handler): Promise<() => Promise<void>> {
    // What a process that died had taken on is nobody's now: a file has one process.
    await this.#engine.note(function* () {
      yield statement('update due set claimed = 0 where claimed > 0')
    })
    this.#handler = handler
    this.#look()
    return () => this.stop()
  }

  async stop(): Promise<void> {
    this.#handler = undefined
    clearTimeout(this.#timer)
    await Promise.all(this.#underWay)
  }

  /** Wakes at that moment, unless woken earlier anyway. A time that was taken back only wakes in vain. */
  #wait(at: Moment): void {
    if (this.#handler === undefined || at >= this.#next) return
    this.#next = at
    clearTimeout(this.#timer)
    const wait = Math.min(Math.max(at - Date.now(), 0), LONGEST_WAIT_MS)
    this.#timer = setTimeout(() => this.#look(), wait)
  }

  #look(): void {
    const handler = this.#handler
    if (handler === undefined) return
    this.#next = Number.POSITIVE_INFINITY
    try {
      const { claims, next } = this.#engine.noteNow(() => claimAll(Date.now()))
      for (const claim of claims) this.#fire(handler, claim)
      if (next !== undefined) this.#wait(next)
    } catch {
      // Another program, such as the operator's, holds the file for longer than we wait.
      this.#wait(Date.now() + AGAIN_MS)
    }
  }

  #fire(handler: Handler, claim: Claim): void {
    const again = Date.now() + AGAIN_MS
    const work = atWork(this.#engine, claim, handler, () => again)
      .catch(() => this.#wait(again))
      .finally(() => this.#underWay.delete(work))
    this.#underWay.add(work)
  }
}

function* claimAll(now: Moment): Script<{ claims: readonly Claim[]; next: Moment | undefined }> {
  const claims: Claim[] = []
  for (const due of yield* overdue(now, AT_ONCE)) {
    const claim = yield* claimOne(due, now)
    if (claim !== undefined) claims.push(claim)
  }
  return { claims, next: yield* nextDue() }
}
