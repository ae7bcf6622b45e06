import { setTimeout as pause } from 'node:timers/promises'
import { Logger, run, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { z } from 'zod'
import { poolAt, query } from '../storage/postgres/pool.ts'
import { ADD_JOBS, CLEAR_OLD, COUNT, KEEP, LAY, OPEN_JOBS, RESULTS } from './sql.ts'

/** Work that any number of processes do together: each takes what nobody else has begun. */
export interface SharedWork {
  /** The same in all processes that share it, and in no others. */
  readonly name: string
  /** How many tasks there are; they are called by their numbers, from 0. */
  readonly tasks: number
  /** How many this process does at once. */
  readonly atOnce: number
  /** What comes of a task: text, and the same whoever does it. */
  perform(task: number): Promise<string>
  /** How many are done, by all together. */
  progress(done: number): void
}

const POLL_MS = 200
/** When nothing is left to begin and for so long nothing has come of what others have begun, they may have died. */
const PATIENCE_MS = 30_000
const silent = new Logger(() => () => undefined)
const payloadShape = z.object({ task: z.int() })
const countShape = z.array(z.object({ count: z.coerce.number() })).length(1)
const resultsShape = z.array(z.object({ task: z.coerce.number(), result: z.string() }))

/** What came of all tasks, by their numbers, once they are done by whomever. */
export async function shareWork(url: string, work: SharedWork): Promise<readonly string[]> {
  const pool = poolAt(url)
  try {
    await runMigrations({ pgPool: pool, logger: silent })
    await query(pool, LAY, [])
    await query(pool, CLEAR_OLD, [])
    const { name, tasks } = work
    await query(pool, ADD_JOBS, [name, identifierOf(work), tasks])
    await together(pool, work)
    const rows = resultsShape.parse(await query(pool, RESULTS, [name]))
    return rows.map(({ result }) => result)
  } finally {
    await pool.end()
  }
}

/** Each work has jobs of a kind of their own, so that nobody takes those of another. */
function identifierOf({ name }: SharedWork): string {
  return `windward_work_${name}`
}

async function together(pool: Pool, work: SharedWork): Promise<void> {
  let trouble: unknown
  const perform = async (task: number) => {
    const result = await work.perform(task)
    await query(pool, KEEP, [work.name, task, result])
  }
  const runner = await run({
    pgPool: pool,
    concurrency: work.atOnce,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: silent,
    taskList: {
      [identifierOf(work)]: (payload) =>
        perform(payloadShape.parse(payload).task).catch((fault: unknown) => {
          trouble = fault
          throw fault
        }),
    },
  })
  try {
    for (let [done, since] = [-1, Date.now()]; done < work.tasks; await pause(POLL_MS)) {
      if (trouble !== undefined) throw trouble
      const now = await counted(pool, COUNT, [work.name])
      if (now !== done) [done, since] = [now, Date.now()]
      work.progress(done)
      if (Date.now() - since < PATIENCE_MS || (await counted(pool, OPEN_JOBS, [identifierOf(work)])) > 0)
        continue
      for (const task of await missing(pool, work)) await perform(task)
    }
  } finally {
    await runner.stop()
  }
}

async function counted(pool: Pool, sql: string, values: readonly string[]): Promise<number> {
  return countShape.parse(await query(pool, sql, values))[0]?.count ?? 0
}

/** What somebody has begun and not brought to an end. */
async function missing(pool: Pool, { name, tasks }: SharedWork): Promise<readonly number[]> {
  const rows = resultsShape.parse(await query(pool, RESULTS, [name]))
  const done = new Set(rows.map(({ task }) => task))
  return Array.from({ length: tasks }, (_, task) => task).filter((task) => !done.has(task))
}
