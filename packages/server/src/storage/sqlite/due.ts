import type { Due, DueTimes } from '../../match/clock/due.ts'
import type { Moment } from '../matches.ts'
import { type Claim, claimOne, nextDue, type Overdue, overdue } from '../sql/due.ts'
import { handleDue } from '../sql/handle-due.ts'
import { type Script, statement } from '../sql/script.ts'
import type { SqliteEngine } from './engine.ts'

type Handler = (due: Due) => Promise<void>

const AT_ONCE = 64
const AGAIN_MS = 5000
/** For what is due by a clock that was set, and still under way. */
const SOON_MS = 500
/** A timer knows nothing of a clock that was set, or of a machine that slept: so the time is looked at again. */
const LONGEST_WAIT_MS = 30_000

/** One timer for the next of all due times. */
export class TimerDueTimes implements DueTimes {
  readonly #engine: SqliteEngine
  readonly #underWay = new Map<Claim, Promise<void>>()
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
    await Promise.all(this.#underWay.values())
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
      const now = Date.now()
      const { claims, next } = this.#engine.noteNow(() => claimAll(now, this.#isUnderWay))
      for (const claim of claims) this.#fire(handler, claim)
      const inVain = claims.length === 0 && next !== undefined && next <= now
      if (next !== undefined) this.#wait(inVain ? now + SOON_MS : next)
    } catch {
      // Another program, such as the operator's, holds the file for longer than we wait.
      this.#wait(Date.now() + AGAIN_MS)
    }
  }

  /** A time that was set anew is another. */
  readonly #isUnderWay = ({ match, kind, at, claimed }: Overdue): boolean =>
    claimed > 0 &&
    this.#underWay.keys().some((held) => held.match === match && held.kind === kind && held.at === at)

  #fire(handler: Handler, claim: Claim): void {
    const again = Date.now() + AGAIN_MS
    const work = handleDue(this.#engine, claim, handler, () => again)
      .catch(() => this.#wait(again))
      .finally(() => this.#underWay.delete(claim))
    this.#underWay.set(claim, work)
  }
}

/** What is under way is not taken on again, even if by the clock it should have ended long ago: clocks are set. */
function* claimAll(
  now: Moment,
  isUnderWay: (due: Overdue) => boolean,
): Script<{ claims: readonly Claim[]; next: Moment | undefined }> {
  const claims: Claim[] = []
  for (const due of yield* overdue(now, AT_ONCE)) {
    if (isUnderWay(due)) continue
    const claim = yield* claimOne(due, now)
    if (claim !== undefined) claims.push(claim)
  }
  return { claims, next: yield* nextDue() }
}
