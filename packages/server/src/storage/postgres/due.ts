import { type JobHelpers, Logger, type Runner, run } from 'graphile-worker'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Due, DueTimes } from '../../match/clock/due.ts'
import { claimOne } from '../sql/due.ts'
import { handleDue } from '../sql/handle-due.ts'
import { isAway } from './connection-trouble.ts'
import { ALARM_AGAIN, ALARM_ALL, ALARM_OVERDUE, DUE_TASK } from './due-sql.ts'
import type { PostgresEngine } from './engine.ts'
import { query } from './pool.ts'

type Handler = (due: Due) => Promise<void>

const AT_ONCE = 8
const POLL_MS = 500
const SWEEP_MS = 2000
/** How late something may be before another alarm is set for it: the process that had it must have died. */
const LATE_MS = 2000
const AGAIN_MS = 1000

const dueShape = z.object({ match: z.string(), kind: z.string() })

const silent = new Logger(() => () => undefined)

/** Due times as jobs of graphile-worker: any process that is alive takes the next. */
export class JobDueTimes implements DueTimes {
  readonly #pool: Pool
  readonly #engine: PostgresEngine
  #runner: Runner | undefined
  #sweeping: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = true

  constructor(pool: Pool, engine: PostgresEngine) {
    this.#pool = pool
    this.#engine = engine
  }

  async start(handler: Handler): Promise<() => Promise<void>> {
    this.#stopped = false
    process.on('unhandledRejection', unheard)
    this.#sweeping = setInterval(() => void this.#sweep(), SWEEP_MS)
    this.#running = this.#keepRunning(handler)
    return () => this.stop()
  }

  async stop(): Promise<void> {
    if (this.#stopped) return this.#running
    this.#stopped = true
    clearInterval(this.#sweeping)
    await this.#runner?.stop().catch(() => undefined)
    await this.#running
    process.off('unhandledRejection', unheard)
  }

  /** A runner that met a database that was away is let go, and another is started. */
  async #keepRunning(handler: Handler): Promise<void> {
    while (!this.#stopped) {
      try {
        await query(this.#pool, ALARM_ALL, [])
        this.#runner = await run({
          pgPool: this.#pool,
          concurrency: AT_ONCE,
          pollInterval: POLL_MS,
          noHandleSignals: true,
          logger: silent,
          taskList: { [DUE_TASK]: (payload, helpers) => this.#fire(handler, payload, helpers) },
        })
        if (this.#stopped) await this.#runner.stop()
        await troubled(this.#runner)
        if (!this.#stopped) void this.#runner.stop().catch(() => undefined)
      } catch {
        // It is away still; the next one is started all the same.
      }
      if (!this.#stopped) await new Promise((go) => setTimeout(go, AGAIN_MS))
    }
  }

  async #fire(handler: Handler, payload: unknown, { job }: JobHelpers): Promise<void> {
    const due = dueShape.parse(payload)
    // The clocks of the machines may differ a little: when the database says it is time, it is.
    const now = Math.max(Date.now(), job.run_at.getTime())
    const claim = await this.#engine.note(() => claimOne(due, now))
    if (claim === undefined) {
      await query(this.#pool, ALARM_AGAIN, [due.match, due.kind, now])
      return
    }
    await handleDue(this.#engine, claim, handler, () => 0)
  }

  async #sweep(): Promise<void> {
    await query(this.#pool, ALARM_OVERDUE, [Date.now() - LATE_MS]).catch(() => undefined)
  }
}

/**
 * graphile-worker says that a job is done, or has failed, and does not wait for what comes of that: where the database has gone
 * away meanwhile nobody hears of it, and Node would end the process. The job is taken on again like that of a process that died.
 */
function unheard(trouble: unknown): void {
  if (!isAway(trouble)) throw trouble
}

/**
 * Resolves when the runner ends, begins to end, or could not ask for a job. One that asked for its first job while the
 * database was away goes on failing after it is back, and one that gives up may wait for ever before it says so.
 */
function troubled(runner: Runner): Promise<void> {
  return Promise.race([
    runner.promise,
    new Promise<void>((resolve) => {
      runner.events.once('pool:gracefulShutdown', () => resolve())
      runner.events.once('worker:getJob:error', () => resolve())
    }),
  ])
}
