import type { Flow, Game, Table } from '../src/index.ts'
import { game } from './fixture/game.ts'
import { briefFor, type Orders, writeOrders } from './fixture/orders.ts'
import { fights, move } from './fixture/resolve.ts'
import type { Skirmish } from './fixture/state.ts'

interface Broken {
  readonly orders?: Partial<typeof writeOrders>
  /** What every seat is told with its question beside what it should be. */
  readonly alsoTold?: (t: Table<Skirmish>) => object
  /** Done at the start of every turn. */
  readonly first?: (t: Table<Skirmish>) => void
  /** Done to the orders when they have been written. */
  readonly after?: (written: ReadonlyMap<Skirmish['seat'], Orders>) => void
  readonly other?: Partial<Game<Skirmish>>
}

/** Skirmish with something broken in it. */
export function broken({ orders, alsoTold, first, after, other }: Broken): Game<Skirmish> {
  const decision = { ...writeOrders, ...orders }
  function* turn(t: Table<Skirmish>): Flow {
    first?.(t)
    const told = (seat: Skirmish['seat']) => ({ ...briefFor(t.state, seat), ...alsoTold?.(t) })
    const written = yield* t.askAll(t.seats, decision, told)
    after?.(written)
    move(t, written)
    yield* fights(t)
    t.state.turn += 1
  }
  return { ...game, decisions: [decision], turn, ...other }
}
