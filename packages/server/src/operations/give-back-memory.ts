import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

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
  // V8 collects garbage when nothing happens for eight seconds. By this it lets the compiled code live: without it, the
  // server takes up to twice as long for everything in the minute after a pause.
  setFlagsFromString('--no-memory-reducer-favors-memory')
}

const SETTLED_MS = 5000
let waiting: NodeJS.Timeout | undefined

/** The same after more was read and compiled: once for all that comes within a few seconds. */
export const giveBackMemorySoon = (): void => {
  clearTimeout(waiting)
  waiting = setTimeout(giveBackMemory, SETTLED_MS).unref()
}
