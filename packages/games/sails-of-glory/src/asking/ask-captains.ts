import type { Decision } from '@windward/table'
import type { Seat } from '../seats.ts'
import type { SailsOfGlory, SogFlow, SogTable } from '../state.ts'

/** Every captain who has something to choose is asked, all at once; what they answered, captain by captain. */
export function* askCaptains<D, B, A>(
  t: SogTable,
  decision: Decision<SailsOfGlory, B, A[]>,
  dueOf: (seat: Seat) => readonly D[],
  brief: (due: readonly D[]) => B,
): SogFlow<A[]> {
  const due = new Map(t.seats.map((seat) => [seat, dueOf(seat)]))
  const asked = t.seats.filter((seat) => due.get(seat)?.length)
  const chosen = yield* t.askAll(asked, decision, (seat) => brief(due.get(seat) ?? []))
  return asked.flatMap((seat) => chosen.get(seat) ?? [])
}
