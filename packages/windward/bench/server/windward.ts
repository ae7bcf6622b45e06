import { SEATS } from '../skirmish-orders.ts'
import { Caller } from './caller.ts'
import { Child } from './child.ts'
import { fixtureFor, type Laid, layMatch } from './lay-match.ts'
import { SeatSocket } from './seat-socket.ts'
import { SeenPosition } from './seen-position.ts'
import type { Contender, Turn } from './table-under-load.ts'

interface Asked {
  readonly view: Turn
  readonly questions: readonly { readonly id: string }[]
}

/** Our own server, its record on disk, spoken to as a program speaks that holds one socket a seat. */
export async function windwardServer(): Promise<Contender> {
  const child = await Child.start(new URL('./windward-server.ts', import.meta.url))
  const caller = await Caller.come(child.address)
  const laid = new Map<number, Promise<Laid>>()
  const sockets: SeatSocket[] = []
  return {
    async sit(match, seat, heard) {
      const table = laid.get(match) ?? layMatch(caller, fixtureFor(SEATS))
      laid.set(match, table)
      const { id, seats } = await table
      const seen = new SeenPosition<Asked>()
      let question = ''
      return new Promise((resolve) => {
        const place = { match: id, seat: seats[seat] ?? '' }
        const socket = new SeatSocket(child.address, caller, place, (line) => {
          if (!seen.hear(line) || seen.position === undefined) return
          const { questions, view } = seen.position
          question = questions[0]?.id ?? ''
          heard(view)
          resolve({ order: (orders) => socket.answer(question, orders) })
        })
        sockets.push(socket)
      })
    },
    async cpuSeconds() {
      return (await child.usage()).cpuSeconds
    },
    async close() {
      caller.close()
      for (const each of sockets) each.close()
      await child.stop()
    },
  }
}
