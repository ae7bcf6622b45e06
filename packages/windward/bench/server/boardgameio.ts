import { io } from 'socket.io-client'
import type { Skirmish } from '../boardgameio/skirmish.ts'
import { Child } from './child.ts'
import type { Contender, Turn } from './table-under-load.ts'

interface Shown {
  readonly G: Skirmish
  readonly _stateID: number
}

/** boardgame.io's own server, its store in memory, spoken to as its own client speaks: one socket a seat. */
export async function boardgameioServer(): Promise<Contender> {
  const child = await Child.start(new URL('./boardgameio-server.ts', import.meta.url))
  const sockets: ReturnType<typeof io>[] = []
  return {
    sit(match, seat, heard) {
      const socket = io(`${child.address}/skirmish`, { transports: ['websocket'], forceNew: true })
      sockets.push(socket)
      const matchID = `match-${match}`
      const playerID = `${seat}`
      let stateID = 0
      const shown = (state: Shown): Turn => {
        stateID = state._stateID
        return { turn: state.G.turn, units: state.G.units }
      }
      socket.on('update', (_: string, state: Shown) => heard(shown(state)))
      return new Promise((resolve) => {
        socket.once('sync', (_: string, { state }: { readonly state: Shown }) => {
          heard(shown(state))
          resolve({
            order(orders) {
              const payload = { type: 'order', args: [orders], playerID }
              socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID)
            },
          })
        })
        socket.emit('sync', matchID, playerID, undefined, 7)
      })
    },
    async cpuSeconds() {
      return (await child.usage()).cpuSeconds
    },
    async close() {
      for (const socket of sockets) socket.disconnect()
      await child.stop()
    },
  }
}
