import type { SogFlow, SogTable } from '../state.ts'

type Asks<T> = (t: SogTable) => SogFlow<T[]>

/** SOG 1.1.4: what ships and what batteries are asked is asked at once, and opened at once. Without batteries there is nothing beside. */
export function* besideShips<T>(t: SogTable, ships: Asks<T>, batteries: Asks<T>): SogFlow<T[]> {
  if (t.state.batteries.length === 0) return yield* ships(t)
  const chosen = yield* t.askTogether(
    ['ships', 'batteries'] as const,
    (whose) => whose,
    (own, whose) => (whose === 'ships' ? ships(own) : batteries(own)),
  )
  return chosen.flat()
}
