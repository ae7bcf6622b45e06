import type { Foreseen } from '@windward/table'
import type { Clash, Side } from '../../../src/battle/opposed-sides.ts'
import { seaBattle } from '../../../src/battle/sea/sea-battle.ts'
import type { AreaId, SeaId } from '../../../src/data/area-ids.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import type { ArmyId, FleetId } from '../../../src/data/pieces.ts'
import {
  newArmy,
  newFleet,
  noShips,
  noUnits,
  type PieceKey,
  type Ships,
  type Units,
} from '../../../src/pieces.ts'
import type { State } from '../../../src/state.ts'
import { of, position, Scene } from '../../scene.ts'
import { disarm } from '../../siege/besieging.ts'

export const ZONE: SeaId = 'narrow_sea'

/** A map without pieces, to be filled by the test. */
export function emptySea(
  seats: readonly FactionId[],
  change: (state: State) => void,
  options: object = {},
): State {
  return position(seats, options, (state) => {
    disarm(state)
    change(state)
  })
}

export function sail(
  state: State,
  faction: FactionId,
  id: FleetId,
  ships: Partial<Ships>,
  from: AreaId = ZONE,
) {
  const fleet = newFleet(faction, id, ZONE, { ...noShips(), ...ships })
  fleet.from = from
  of(state, faction).fleets[id] = fleet
}

export function aboard(
  state: State,
  faction: FactionId,
  id: ArmyId,
  units: Partial<Units>,
  fleets: FleetId[],
) {
  const army = newArmy(faction, id, 'wessex', { ...noUnits(), ...units })
  army.at = ZONE
  army.aboard = fleets
  of(state, faction).armies[id] = army
}

/** A clash in the zone of all who are there, each faction a side of its own; the first attacks all others. */
export function clashOf(state: State, factions: readonly FactionId[], more: Partial<Clash> = {}): Clash {
  const [first] = factions
  const attacks = factions.flatMap((on) => (first === undefined || on === first ? [] : [{ by: first, on }]))
  return {
    name: ZONE,
    where: { sea: ZONE },
    sides: factions.map((faction) => sideOf(state, [faction])),
    attacks,
    quarrels: attacks,
    divided: null,
    ...more,
  }
}

export function sideOf(state: State, factions: readonly FactionId[]): Side {
  const pieces = factions.flatMap((faction) =>
    Object.values(of(state, faction).fleets).map(({ id }): PieceKey => `${faction} ${id}`),
  )
  return { factions, pieces, forces: pieces.map((piece) => [piece]), stood: true }
}

export function seaScene(state: State, clash: Clash, dice: readonly Foreseen[]): Scene {
  return new Scene(state, (t) => seaBattle(t, clash, [], () => clash), {
    dice,
  })
}
