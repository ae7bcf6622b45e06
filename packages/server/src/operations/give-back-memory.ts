import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Lull } from './lull.ts'

/** When next to nothing was done for so long, memory is worth more than being ready. */
const LULL_MS = 300_000
const lull = new Lull(processorMs())
let watching: NodeJS.Timeout | undefined

/**
 * Starting up reads and compiles a great deal that is never looked at again. V8 would keep room for as much for ever; asked
 * like this, it gives the room back.
 */
export const giveBackMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('globalThis.gc')
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' })
  // What is compiled from now on serves people: after a quiet night the first of them should not wait for it again.
  setFlagsFromString('--no-flush-bytecode')
  // V8 collects all garbage when nothing happens for eight seconds, and then lets the heap grow by so little that it does so
  // again and again as soon as people come back; once costs as much as a thousand answers. So it is done in lulls alone.
  setFlagsFromString('--memory-reducer-gc-count=0')
  clearInterval(watching)
  watching = setInterval(() => {
    if (lull.hasCome(processorMs(), LULL_MS)) giveBackMemory()
  }, LULL_MS).unref()
}

const SETTLED_MS = 5000
let waiting: NodeJS.Timeout | undefined

/** The same after more was read and compiled: once for all that comes within a few seconds. */
export const giveBackMemorySoon = (): void => {
  clearTimeout(waiting)
  waiting = setTimeout(giveBackMemory, SETTLED_MS).unref()
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
