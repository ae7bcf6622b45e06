import type { Caller } from './caller.ts'

export interface Laid {
  readonly id: string
  readonly seats: readonly string[]
}

/** What is played, and by how many. */
export interface Wish {
  readonly game: string
  readonly options?: object
  readonly seats: number
}

/** No match of the bench is as long. */
const TURNS = 1000

export function fixtureFor(seats: number): Wish {
  return { game: 'fixture', options: { turns: TURNS }, seats }
}

/** A match that has begun, all its seats held by one person. */
export async function layMatch(caller: Caller, wish: Wish): Promise<Laid> {
  const laid = await caller.ask<{ id: string; seats: { seat: string }[] }>('POST', '/matches', wish)
  const seats = laid.seats.map(({ seat }) => seat)
  for (const seat of seats) await caller.ask('POST', `/matches/${laid.id}/join`, { seat })
  await caller.ask('POST', `/matches/${laid.id}/start`, {})
  return { id: laid.id, seats }
}
