import type { FactionId } from '../../data/factions/factions.ts'
import type { ReadyCard, State } from '../../state.ts'
import type { View } from '../../view/view.ts'

/** SNS 7.10.12: the cards a seat has ready for a battle of a live match; in a view, its own. */
function readyFor(
  { laid }: Pick<State | View, 'laid'>,
  seat: FactionId,
  card: ReadyCard['card'],
  battle: string,
): ReadyCard[] {
  return laid.flatMap((each) =>
    'battle' in each && each.by === seat && each.card === card && each.battle === battle ? [each] : [],
  )
}

export function hasReady(view: View, seat: FactionId, card: ReadyCard['card'], battle: string): boolean {
  return readyFor(view, seat, card, battle).length > 0
}

/** It is played, and ready no more. */
export function useReady(state: State, seat: FactionId, card: ReadyCard['card'], battle: string): void {
  const [ready] = readyFor(state, seat, card, battle)
  if (ready === undefined) throw new Error(`${seat} has no ${card} ready for ${battle}`)
  state.laid = state.laid.filter((each) => each !== ready)
}
