import { SEATS } from '../skirmish-orders.ts'
import { Caller } from './caller.ts'
import { Child } from './child.ts'
import { layMatch } from './lay-match.ts'

export interface Idle {
  /** Memory of a server that has just been opened. */
  readonly idleMb: number
  /** What each further match takes that has been opened and in which nothing happens. */
  readonly perIdleMatchKb: number
}

/** The first matches let the server compile and cache what it needs once, whatever their number. */
export async function idle(first: number, further: number): Promise<Idle> {
  const child = await Child.start(new URL('./windward-server.ts', import.meta.url))
  try {
    const opened = await child.thrifty()
    const caller = await Caller.come(child.address)
    for (let match = 0; match < first; match += 1) await layMatch(caller, SEATS)
    const before = await child.thrifty()
    for (let match = 0; match < further; match += 1) await layMatch(caller, SEATS)
    const after = await child.thrifty()
    caller.close()
    return {
      idleMb: Number((opened.rssBytes / 1e6).toFixed(1)),
      perIdleMatchKb: Number(((after.rssBytes - before.rssBytes) / further / 1e3).toFixed(1)),
    }
  } finally {
    await child.stop()
  }
}
