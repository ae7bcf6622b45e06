import type { Flow, Table } from './flow.ts'
import type { GameTypes } from './game.ts'
import type { Place } from './place.ts'

/** A turn as the rulebook lists it: its phases by name, one after another. */
export interface Turn<G extends GameTypes> {
  (t: Table<G>): Flow
  readonly phases: readonly string[]
}

/**
 * The sequence of play. Each phase starts from the state alone: what one hands to the next lies in the state. A turn may
 * end early, once something is decided.
 */
export function phases<G extends GameTypes>(
  list: Readonly<Record<string, (t: Table<G>) => Flow | undefined>>,
  isOver?: (state: G['state']) => boolean,
): Turn<G> {
  const all = Object.entries(list)
  function* turn(t: Table<G>): Flow {
    for (const [name, phase] of all) {
      yield* t.step(name, () => phase(t))
      if (isOver?.(t.state)) return
    }
  }
  return Object.assign(turn, { phases: all.map(([name]) => name) })
}

/** Where a turn stands right before one of its phases. */
export function before<G extends GameTypes>({ phases: all }: Turn<G>, phase: string): Place {
  const place = all.indexOf(phase)
  if (place < 0) throw new RangeError(`No phase is called '${phase}'.`)
  return { done: all.slice(0, place), at: phase }
}
