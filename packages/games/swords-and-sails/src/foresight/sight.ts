import { diceFor, diceRoot, type SeenLine, seedFrom } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { imagine } from '../imagine/imagine.ts'
import type { State } from '../state.ts'
import type { View } from '../view/view.ts'
import type { Sight } from './known.ts'

/** How many states are imagined behind what is seen. */
const DRAWS = 20

/** What a seat can tell by what it sees and was told; drawn the same way each time, and only when somebody asks. */
export function sightOf(view: View, lines: readonly SeenLine[], seat: FactionId): Sight {
  let draws: readonly State[] | undefined
  return {
    view,
    seat,
    get draws() {
      draws ??= drawn(view, lines, seat)
      return draws
    },
  }
}

function drawn(view: View, lines: readonly SeenLine[], seat: FactionId): readonly State[] {
  const draw = imagine({ view, lines }, seat)
  return Array.from({ length: DRAWS }, (_, n) =>
    draw(diceFor(diceRoot(seedFrom('foresight', view.number, n), {}), 'draw')),
  )
}
