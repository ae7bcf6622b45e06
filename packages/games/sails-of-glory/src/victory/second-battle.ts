import { begin } from '../setup/begin.ts'
import { setup } from '../setup/setup.ts'
import type { SogFlow, SogTable } from '../state.ts'

/** SOG 16.1.10: after the first battle of a double game the table is laid anew, with the sides swapped. */
export function* secondBattle(t: SogTable): SogFlow {
  const again = yield* t.step('first battle', () => isLaidAnew(t))
  if (again) yield* t.step('second battle', () => setup(t))
}

function isLaidAnew({ state, turn }: SogTable): boolean {
  const { first, battle, seats, options } = state
  if (first === null || battle === 2) return false
  Object.assign(state, begin(seats, options, 2), { first, turnsBefore: turn })
  return true
}
