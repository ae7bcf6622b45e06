import { realmsOnBoard } from '../board/realms.ts'
import { RACE_IDS } from '../data/races.ts'
import { MONSTER_IDS } from '../data/units.ts'
import { withdraw } from '../forces.ts'
import { addUnits, type SomeUnits } from '../pieces.ts'
import type { Units } from '../public-state.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 5.13: every monster in anybody's service leaves, aboard ships too. */
export function callOfTheWild(t: SowTable): undefined {
  for (const realm of realmsOnBoard(t.state)) {
    for (const race of RACE_IDS) {
      const force = realm.forces[race]
      if (force !== undefined) withdraw(realm, race, monstersAmong(force.units))
    }
  }
  for (const ship of t.state.ships) addUnits(ship.units, monstersAmong(ship.units), -1)
  t.tell('all', 'SOW 5.13', say('event.wild'))
}

function monstersAmong(units: Units): SomeUnits {
  return Object.fromEntries(MONSTER_IDS.map((kind) => [kind, units[kind]]))
}
