import { type AnyGame, freshSeed, layTable, type Refusal, SPECTATOR } from '@windward/table'
import type { Place } from './protocol.ts'
import { keepTable } from './store.ts'

/** Lays a table in this browser; what comes back is its name, or why it cannot be laid so. */
export async function lay(
  game: AnyGame,
  options: unknown,
  places: readonly Place[],
): Promise<{ readonly id: string } | Refusal> {
  const seats = places.map(({ seat }) => seat).filter((seat) => seat !== SPECTATOR)
  const laid = layTable(game, { options, seats, seed: freshSeed() })
  if (!laid.ok) return laid.refusal
  const { entries, ...record } = laid.value
  const id = crypto.randomUUID()
  const now = Date.now()
  await keepTable(
    { id, game: game.id, seats: places, record, begun: now, changed: now, turn: 0, over: false },
    entries,
  )
  return { id }
}
