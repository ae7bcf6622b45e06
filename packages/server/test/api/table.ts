import type { Opened } from './test-server.ts'
import { idShape, Visitor } from './visitor.ts'

export interface Laid {
  readonly id: string
  readonly path: string
  /** By seat. */
  readonly players: ReadonlyMap<string, Visitor>
}

/** Lays a table and seats somebody everywhere; who sits where is called like the seat. */
export async function seated(
  { address }: Pick<Opened, 'address'>,
  seats: readonly string[],
  wish: object = {},
): Promise<Laid> {
  const host = new Visitor(address, 'person host')
  const { id } = await host.get(idShape, 'POST', '/matches', {
    game: 'fixture',
    seats,
    access: 'open',
    ...wish,
  })
  const path = `/matches/${id}`
  const players = new Map(seats.map((seat) => [seat, new Visitor(address, `person ${seat}`)]))
  for (const [seat, player] of players) await player.get(idShape, 'POST', `${path}/join`, { seat })
  return { id, path, players }
}

/** The same, and the match has begun. */
export async function begun(
  server: Pick<Opened, 'address'>,
  seats: readonly string[],
  wish: object = {},
): Promise<Laid> {
  const laid = await seated(server, seats, wish)
  await new Visitor(server.address, 'person host').get(idShape, 'POST', `${laid.path}/start`)
  return laid
}

export function playerAt({ players }: Laid, seat: string): Visitor {
  const player = players.get(seat)
  if (player === undefined) throw new Error(`Nobody sits at ${seat}.`)
  return player
}
