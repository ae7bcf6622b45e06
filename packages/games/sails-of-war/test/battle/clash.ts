import type { Foreseen } from '@windward/table'
import { fightLandBattles } from '../../src/battle/land-battles.ts'
import type { RaceId } from '../../src/data/races.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import type { SomeUnits } from '../../src/pieces.ts'
import type { Realm } from '../../src/public-state.ts'
import type { State } from '../../src/state.ts'
import { army, lay } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

interface Field {
  readonly attacker: SomeUnits
  readonly defender: SomeUnits
  readonly by?: RaceId
  readonly against?: RaceId
  readonly realm?: Partial<Realm>
  readonly options?: object
  readonly change?: (state: State) => void
}

/** A force has marched from Goodland into Mellon, where another stands. */
export function battle(
  { attacker, defender, by = 'orcs', against = 'dwarves', ...more }: Field,
  dice: readonly Foreseen[],
) {
  const state = position([by, against], more.options, (fresh) => {
    lay(fresh, 'mellon', [3, 3], { owner: against, ...more.realm })
    lay(fresh, 'goodland', [2, 3], { owner: by })
    lay(fresh, 'larkfield', [4, 3])
    army(fresh, 'mellon', by, attacker)
    army(fresh, 'mellon', against, defender)
    of(fresh, by).initiative = 1
    of(fresh, against).initiative = 2
    fresh.turn = {
      ...newTurn(by),
      segment: 'battle',
      entries: [{ into: 'mellon', from: 'goodland', ship: null, flown: false, units: attacker }],
    }
    more.change?.(fresh)
  })
  return new Scene(state, (t) => fightLandBattles(t, by), { dice })
}

export const units = (scene: Scene, race: RaceId, realm: 'mellon' | 'goodland' | 'larkfield' = 'mellon') =>
  scene.state.realms[realm]?.forces[race]?.units
