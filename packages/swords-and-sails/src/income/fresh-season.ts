import { isArmy } from '../pieces.ts'
import { powersIn } from '../powers.ts'
import { everyArmy, everyFleet } from '../standing-pieces.ts'
import type { State } from '../state.ts'

/** What belonged to the season before is put away. */
export function freshSeason(state: State): void {
  for (const piece of [...everyArmy(state), ...everyFleet(state)]) {
    piece.from = piece.at
    piece.order = null
    piece.armour = null
    if (isArmy(piece)) piece.landedFrom = []
    else piece.driven = false
  }
  for (const power of powersIn(state)) {
    power.spiedOn = []
    power.agents = 0
    power.relics = 0
  }
  state.open = []
  state.battles = []
  state.laid = []
}
