import type { Browser, Page } from 'playwright-core'

/** What the threads of a page did, task by task, in milliseconds of their own time. */
export interface Trace {
  /** The page's own thread: everything that can keep a frame waiting. */
  readonly tasks: readonly number[]
  /** The threads of its workers, together. */
  readonly workers: number
  /** How crowded the machine was, before or after, whichever was worse: others come and go. */
  readonly crowd: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Time of the thread itself, in microseconds: what others do on the machine meanwhile is not in it. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline']

/** Follows a page while something is done. */
export async function traced(browser: Browser, page: Page, deed: () => Promise<void>): Promise<Trace> {
  const before = crowding()
  await browser.startTracing(page, { categories: CATEGORIES })
  await deed()
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const names = new Map<string, string>()
  for (const { name, pid, tid, args } of traceEvents)
    if (name === 'thread_name') names.set(`${pid} ${tid}`, args.name ?? '')
  const threads = new Map<string, number[]>()
  for (const { name, ph, pid, tid, tdur = 0, dur = tdur } of traceEvents) {
    if (name !== 'RunTask' || ph !== 'X') continue
    const thread = `${pid} ${tid}`
    // A thread's clock jumps now and then: it cannot have worked for longer than the task took.
    threads.set(thread, [...(threads.get(thread) ?? []), Math.min(tdur, dur) / 1000])
  }
  const named = (start: string) =>
    [...threads].filter(([thread]) => names.get(thread)?.startsWith(start)).map(([, tasks]) => tasks)
  const [tasks = []] = named('CrRendererMain').toSorted((a, b) => sum(b) - sum(a))
  return {
    tasks: tasks.toSorted((a, b) => b - a),
    workers: sum(named('DedicatedWorker').flat()),
    crowd: Math.max(before, crowding()),
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

const RUNS = 60
const WARMING_UP = 10
/** As much as a thread was seen to be slowed down where others never leave it alone: then there is no fast run to go by. */
const NEVER_ALONE = 1.75
/** What a run takes on the machine the limits were set on, in microseconds, with nothing else to do there. */
const ALONE = 1800

/**
 * How many times as long a piece of work takes as it would on a machine with nothing else to do: others that come and go
 * at the same caches, and a slower processor, show as runs slower than the fast ones; others that stay show in the waiting
 * for a processor.
 */
function crowding(): number {
  const runs = Array.from({ length: WARMING_UP + RUNS }, timed).slice(WARMING_UP)
  const own = runs.map((run) => run.own).toSorted((a, b) => a - b)
  const slowed = (own[RUNS / 2] ?? ALONE) / Math.min(own[RUNS / 10] ?? ALONE, ALONE)
  const waited = sum(runs.map(({ wall }) => wall)) / sum(own)
  return Math.max(slowed, Math.min(waited, NEVER_ALONE))
}

/** In microseconds: by the clock on the wall, and what the processor did for us of it. */
function timed(): { readonly wall: number; readonly own: number } {
  const from = performance.now()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return { wall: (performance.now() - from) * 1000, own: user + system }
}

const numbers = new Int32Array(2 ** 18)

/** Without anything that would have to be cleared away, which takes a different time in every run. */
function work(): void {
  for (let n = 0, hash = 0; n < numbers.length; n += 1) {
    hash = (Math.imul(hash, 31) + (numbers[(n * 7919) % numbers.length] ?? 0) + n) | 0
    numbers[n] = hash
  }
}
