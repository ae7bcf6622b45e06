import assert from 'node:assert/strict'
import type { Foreseen } from '@windward/table'
import { landBattle } from '../../src/battle/land/land-battle.ts'
import type { Clash } from '../../src/battle/opposed-sides.ts'
import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { attacksAmong, sideFrom } from '../../src/movement/sides.ts'
import type { Army } from '../../src/pieces.ts'
import { armiesAt } from '../../src/pieces-of.ts'
import type { SnsTable, State } from '../../src/state.ts'
import { of, Scene } from '../scene.ts'

/** All armies in a land, side against side. */
export function clashIn(state: State, land: LandId, ...sides: readonly (readonly FactionId[])[]): Clash {
  const armies = armiesAt(state, land)
  const attacks = attacksAmong(state, armies)
  const all = sides.flatMap((side) =>
    side.flatMap((by) =>
      sides.filter((other) => other !== side).flatMap((other) => other.map((on) => ({ by, on }))),
    ),
  )
  return {
    name: land,
    where: { land },
    sides: sides.map((factions) =>
      sideFrom(
        state,
        armies.filter(({ faction }) => factions.includes(faction)),
      ),
    ),
    attacks,
    quarrels: attacks.length === 0 ? all : attacks,
    divided: null,
  }
}

/** A battle of all armies in Wends, in neutral land, unless another clash is given. */
export function battle(
  state: State,
  dice: readonly Foreseen[],
  ...sides: readonly (readonly FactionId[])[]
): Scene {
  return fought(state, dice, clashIn(state, 'wends', ...sides))
}

export function fought(state: State, dice: readonly Foreseen[], clash: Clash): Scene {
  return new Scene(state, (t: SnsTable) => landBattle(t, clash), { dice })
}

/** The units that are left of a faction's Army I, or another, as far as there are any. */
export function left(scene: Scene, faction: FactionId, id: Army['id'] = 'I'): object {
  const army = of(scene.state, faction).armies[id]
  return army === undefined
    ? {}
    : Object.fromEntries(Object.entries(army.units).filter(([, count]) => count > 0))
}

export function armyOf(scene: Scene, faction: FactionId, id: Army['id'] = 'I'): Army {
  const army = of(scene.state, faction).armies[id]
  assert.ok(army, `${faction} ${id} is gone`)
  return army
}
