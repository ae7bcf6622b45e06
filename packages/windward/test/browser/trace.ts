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

/**
 * How many times as long a piece of work takes as it would on a machine with nothing else to do: where others work at
 * the same caches even a thread's own time grows. Alone is taken to be the fastest of many times.
 */
function crowding(): number {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    times.push(user + system)
  }
  const [fastest = 1] = times.toSorted((a, b) => a - b).slice(1)
  return sum(times) / times.length / fastest
}

function work(): number {
  const things = Array.from({ length: 40_000 }, (_, n) => ({ n, text: String(n) }))
  return new Map(things.map((thing) => [thing.text, thing])).size
}
