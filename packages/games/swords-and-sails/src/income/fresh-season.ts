import { everyArmy, everyFleet } from '../pieces-of.ts'
import { powersIn } from '../powers.ts'
import type { State } from '../state.ts'

/** What belonged to the season before is put away. */
export function freshSeason(state: State): void {
  for (const army of everyArmy(state)) {
    army.from = army.at
    army.order = null
    army.armour = null
    if (army.landedFrom.length > 0) army.landedFrom = []
  }
  for (const fleet of everyFleet(state)) {
    fleet.from = fleet.at
    fleet.order = null
    fleet.armour = null
    fleet.driven = false
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
