import { Decoder } from '@colyseus/schema'
import { Child } from './child.ts'
import { SkirmishState } from './colyseus-state.ts'
import type { Contender } from './table-under-load.ts'
import { WebSocketByHand } from './web-socket.ts'

/** The first bytes of what Colyseus sends and takes. */
const JOIN_ROOM = 10
const ROOM_DATA = 13
const ROOM_STATE = 14
const ROOM_STATE_PATCH = 15

/** In MessagePack: the text “order”, and the beginning of a list of three. */
const ORDER = Buffer.from([ROOM_DATA, 0xa5, ...Buffer.from('order'), 0x93])

interface Reservation {
  readonly sessionId: string
  readonly roomId: string
  readonly processId: string
}

/** Colyseus' own server, spoken to as its own client speaks: one socket a seat. It keeps nothing and hides nothing. */
export async function colyseusServer(telling: 'at-once' | 'together'): Promise<Contender> {
  const child = await Child.start(new URL('./colyseus-server.ts', import.meta.url), telling)
  const rooms = new Map<number, Promise<Reservation>>()
  const sockets: WebSocketByHand[] = []
  const reserve = async (way: string, seat: number): Promise<Reservation> => {
    const response = await fetch(new URL(`/matchmake/${way}`, child.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seat }),
    })
    if (!response.ok) throw new Error(`No seat at Colyseus: ${response.status} ${await response.text()}`)
    return Object(await response.json())
  }
  return {
    async sit(match, seat, heard) {
      const known = rooms.get(match)
      const made = known ?? reserve('create/skirmish', seat)
      if (known === undefined) rooms.set(match, made)
      const { roomId } = await made
      const place = known === undefined ? await made : await reserve(`joinById/${roomId}`, seat)
      const decoder = new Decoder(new SkirmishState())
      return new Promise((resolve) => {
        const path = `/${place.processId}/${roomId}?sessionId=${place.sessionId}`
        const socket = new WebSocketByHand(child.address, path, (bytes) => {
          const [code] = bytes
          if (code === JOIN_ROOM) socket.sendBytes(Buffer.from([JOIN_ROOM]))
          if (code !== ROOM_STATE && code !== ROOM_STATE_PATCH) return
          decoder.decode(bytes, { offset: 1 })
          const { turn, units } = decoder.state
          heard({ turn, units: [...units].map(({ area, home }) => ({ area, home })) })
          if (code === ROOM_STATE)
            resolve({ order: (orders) => socket.sendBytes(Buffer.from([...ORDER, ...orders])) })
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
