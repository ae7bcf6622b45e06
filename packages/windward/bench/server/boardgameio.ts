import type { Skirmish } from '../boardgameio/skirmish.ts'
import { Child } from './child.ts'
import type { Contender, Turn } from './table-under-load.ts'
import { WebSocketByHand } from './web-socket.ts'

interface Shown {
  readonly G: Skirmish
  readonly _stateID: number
}

type Event =
  | readonly ['sync', string, { readonly state: Shown }]
  | readonly ['update', string, Shown]
  | readonly ['patch' | 'matchData' | 'chat']

/** The first letters of what engine.io and socket.io send. */
const OPENED = '0'
const PING = '2'
const PONG = '3'
const ROOM = '/skirmish,'
const ENTER = `40${ROOM}`
const EVENT = `42${ROOM}`

/** boardgame.io's own server, its store in memory, spoken to as its own client speaks: one socket a seat. */
export async function boardgameioServer(): Promise<Contender> {
  const child = await Child.start(new URL('./boardgameio-server.ts', import.meta.url))
  const sockets: WebSocketByHand[] = []
  return {
    sit(match, seat, heard) {
      const matchID = `match-${match}`
      const playerID = `${seat}`
      let stateID = 0
      const shown = (state: Shown): Turn => {
        stateID = state._stateID
        return { turn: state.G.turn, units: state.G.units }
      }
      return new Promise((resolve) => {
        const emit = (...event: readonly unknown[]) => socket.send(`${EVENT}${JSON.stringify(event)}`)
        const hear = (event: Event) => {
          if (event[0] === 'update') heard(shown(event[2]))
          if (event[0] !== 'sync') return
          heard(shown(event[2].state))
          resolve({
            order(orders) {
              const payload = { type: 'order', args: [orders], playerID }
              emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID)
            },
          })
        }
        const socket = new WebSocketByHand(child.address, '/socket.io/?EIO=4&transport=websocket', (body) => {
          const text = body.toString('utf8')
          if (text.startsWith(EVENT)) hear(JSON.parse(text.slice(EVENT.length)))
          else if (text.startsWith(ENTER)) emit('sync', matchID, playerID, null, 7)
          else if (text === PING) socket.send(PONG)
          else if (text.startsWith(OPENED)) socket.send(ENTER)
        })
        sockets.push(socket)
      })
    },
    async cpuSeconds() {
      return (await child.usage()).cpuSeconds
    },
    async close() {
      for (const socket of sockets) socket.close()
      await child.stop()
    },
  }
}
