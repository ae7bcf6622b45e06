import type { Caller } from './caller.ts'

export interface Laid {
  readonly id: string
  readonly seats: readonly string[]
}

/** No match of the bench is as long. */
const TURNS = 1000

/** A match of the fixture that has begun, all its seats held by one person. */
export async function layMatch(caller: Caller, places: number): Promise<Laid> {
  const wish = { game: 'fixture', options: { turns: TURNS }, seats: places }
  const laid = await caller.ask<{ id: string; seats: { seat: string }[] }>('POST', '/matches', wish)
  const seats = laid.seats.map(({ seat }) => seat)
  for (const seat of seats) await caller.ask('POST', `/matches/${laid.id}/join`, { seat })
  await caller.ask('POST', `/matches/${laid.id}/start`, {})
  return { id: laid.id, seats }
}
