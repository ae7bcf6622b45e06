import type { Flow, Table } from './flow.ts'
import type { GameTypes } from './game.ts'
import type { Place } from './place.ts'

/** A turn as the rulebook lists it: its phases by name, one after another. */
export interface Turn<G extends GameTypes> {
  (t: Table<G>): Flow
  readonly phases: readonly string[]
}

/**
 * A phase, written as a method so that one that is handed something can say what. It starts from the state, and from what
 * the phase before has handed on as plain data that everybody may know; nothing, where a turn is begun with this phase.
 */
type Phase<G extends GameTypes> = { run(t: Table<G>, before: unknown): Flow<unknown> | undefined }['run']

/** The sequence of play. A turn may end early, once something is decided. */
export function phases<G extends GameTypes>(
  list: Readonly<Record<string, Phase<G>>>,
  isOver?: (state: G['state']) => boolean,
): Turn<G> {
  const all = Object.entries(list)
  function* turn(t: Table<G>): Flow {
    let handed: unknown
    for (const [name, phase] of all) {
      const before = handed
      handed = yield* t.step<unknown>(name, () => phase(t, before))
      if (isOver?.(t.state)) return
    }
  }
  return Object.assign(turn, { phases: all.map(([name]) => name) })
}

/** TBL 7.2: where a turn stands right before one of its phases. */
export function before<G extends GameTypes>({ phases: all }: Turn<G>, phase: string): Place {
  const place = all.indexOf(phase)
  if (place < 0) throw new RangeError(`No phase is called '${phase}'.`)
  return { done: all.slice(0, place), at: phase }
}
