import { createServer } from 'node:http'
import { type Client, Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { resolve, type Skirmish, type Thrown } from '../boardgameio/skirmish.ts'
import { HOMES, neighbours, type Orders, SEATS, UNITS_A_SEAT } from '../skirmish-orders.ts'
import { serveBench } from './child.ts'
import { SkirmishState, UnitState } from './colyseus-state.ts'

const DICE: Thrown = { D6: () => 1 + Math.floor(Math.random() * 6) }

/** How Colyseus does it by itself: changes of so many ms are told together. */
const TOGETHER_MS = 50
const [telling] = process.argv.slice(2)

/**
 * The fixture game as one writes it for Colyseus: nothing is kept, and everybody sees all of the state, orders included.
 * Whoever orders is told that it has come, and everybody what has changed: at once, as boardgame.io does it; or orders
 * together and the next turn at once, as ours does it.
 */
class SkirmishRoom extends Room {
  override maxClients = SEATS
  override autoDispose = false
  override maxMessagesPerSecond = Number.POSITIVE_INFINITY
  override patchRate = telling === 'together' ? TOGETHER_MS : null
  readonly #shown = new SkirmishState()
  readonly #game: Skirmish = {
    turn: 1,
    units: HOMES.flatMap((homes, owner) =>
      homes.map((home, index) => ({ owner, home, area: home, strength: index, known: false })),
    ),
    points: Array.from({ length: SEATS }, () => 0),
    news: [],
    secret: { orders: Array.from({ length: SEATS }, () => null) },
  }
  readonly #seats = new Map<string, number>()

  override onCreate(): void {
    this.state = this.#shown
    this.#show()
    this.onMessage('order', (client: Client, orders: Orders) => this.#order(client, orders))
  }

  override onJoin(client: Client, { seat }: { seat: number }): void {
    this.#seats.set(client.sessionId, seat)
  }

  #order(client: Client, orders: Orders): void {
    const seat = this.#seats.get(client.sessionId) ?? -1
    const { units, secret } = this.#game
    const isLegal =
      Array.isArray(orders) &&
      orders.length === UNITS_A_SEAT &&
      orders.every((to, index) => {
        const from = units[seat * UNITS_A_SEAT + index]?.area
        return from !== undefined && (to === from || neighbours(from).includes(to))
      })
    if (!isLegal) return
    secret.orders[seat] = orders
    const isLast = secret.orders.every((each) => each !== null)
    if (isLast) {
      resolve(this.#game, DICE)
      this.#show()
    } else this.#shown.orders[seat] = orders.join(' ')
    client.send('sealed')
    if (isLast || telling === 'at-once') this.broadcastPatch()
  }

  #show(): void {
    const { turn, units, points, news } = this.#game
    const shown = this.#shown
    shown.turn = turn
    shown.news = JSON.stringify(news)
    for (const [index, unit] of units.entries()) {
      const there = shown.units[index]
      if (there === undefined) shown.units.push(new UnitState(unit))
      else Object.assign(there, unit)
    }
    for (const [seat, count] of points.entries()) {
      shown.points[seat] = count
      shown.orders[seat] = ''
    }
  }
}

const server = createServer()
const game = new Server({
  transport: new WebSocketTransport({ server }),
  greet: false,
  gracefullyShutdown: false,
})
game.define('skirmish', SkirmishRoom)
await game.listen(0, '127.0.0.1')
const bound = server.address()
serveBench(`http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}`)
