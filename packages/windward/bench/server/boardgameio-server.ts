import { createServer } from 'node:net'
import { Server } from 'boardgame.io/dist/cjs/server.js'
import { skirmish } from '../boardgameio/skirmish.ts'
import { SEATS } from '../skirmish-orders.ts'
import { serveBench } from './child.ts'

/** No match of the bench is as long. */
const TURNS = 1_000_000

const rules = skirmish(SEATS, TURNS, 'bench')
const { order, ...moves } = rules.moves

/** Seats order at the same time, so an order must not be turned away because another came first. */
const simultaneous = {
  ...rules,
  moves: { ...moves, order: { move: order, ignoreStaleStateID: true, client: false } },
}

const server = Server({ games: [simultaneous], origins: ['*'] })
const port = await freePort()
await server.run({ port, callback: () => serveBench(`http://127.0.0.1:${port}`) })

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      const port = bound !== null && typeof bound === 'object' ? bound.port : 0
      probe.close(() => resolve(port))
    })
  })
}
