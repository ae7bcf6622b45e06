import { SEATS } from '../skirmish-orders.ts'
import { Caller } from './caller.ts'
import { Child } from './child.ts'
import { KeptConnection } from './kept-connection.ts'
import { fixtureFor, type Laid, layMatch } from './lay-match.ts'
import { SeenPosition } from './seen-position.ts'
import type { Contender, SeatLine, Turn } from './table-under-load.ts'

interface Asked {
  readonly view: Turn
  readonly questions: readonly { readonly id: string }[]
}

/** Our own server, its record on disk, spoken to as a bot speaks: a stream a seat, a POST an answer. */
export async function windwardServer(): Promise<Contender> {
  const child = await Child.start(new URL('./windward-server.ts', import.meta.url))
  const caller = await Caller.come(child.address)
  const laid = new Map<number, Promise<Laid>>()
  const connections: KeptConnection[] = []
  const connection = () => {
    const opened = new KeptConnection(child.address, caller.headersText)
    connections.push(opened)
    return opened
  }
  return {
    async sit(match, seat, heard) {
      let table = laid.get(match)
      if (table === undefined) {
        table = layMatch(caller, fixtureFor(SEATS))
        laid.set(match, table)
      }
      return sitDown(connection(), connection(), await table, seat, heard)
    },
    async cpuSeconds() {
      return (await child.usage()).cpuSeconds
    },
    async close() {
      caller.close()
      for (const each of connections) each.close()
      await child.stop()
    },
  }
}

async function sitDown(
  stream: KeptConnection,
  orders: KeptConnection,
  { id, seats }: Laid,
  seat: number,
  heard: (turn: Turn) => void,
): Promise<SeatLine> {
  const name = encodeURIComponent(seats[seat] ?? '')
  const seen = new SeenPosition<Asked>()
  let question = ''
  await new Promise<void>((resolve) => {
    stream.follow(`/api/v1/matches/${id}/stream?seat=${name}`, (line) => {
      if (!seen.hear(line) || seen.position === undefined) return
      const { questions, view } = seen.position
      question = encodeURIComponent(questions[0]?.id ?? '')
      heard(view)
      resolve()
    })
  })
  return {
    order(answer) {
      const body = `{"answer":${JSON.stringify(answer)}}`
      orders.post(`/api/v1/matches/${id}/seats/${name}/questions/${question}`, body)
    },
  }
}
