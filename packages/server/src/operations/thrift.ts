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
}
