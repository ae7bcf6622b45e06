import { type AreaId, isSeaId } from './data/area-ids.ts'
import type { FactionId } from './data/factions.ts'
import { ARMY_IDS, FLEET_IDS } from './data/pieces.ts'
import {
  type Army,
  type Fleet,
  isArmy,
  keyOf,
  ownerOf,
  type Piece,
  type PieceKey,
  shipCount,
  unitCount,
} from './pieces.ts'
import { powerOf } from './powers.ts'
import type { Power, State } from './state.ts'

/** The armies of a power, I to V. */
export function armiesOf(power: Pick<Power, 'armies'>): Army[] {
  return ARMY_IDS.flatMap((id) => power.armies[id] ?? [])
}

/** The fleets of a power, 1 to 5. */
export function fleetsOf(power: Pick<Power, 'fleets'>): Fleet[] {
  return FLEET_IDS.flatMap((id) => power.fleets[id] ?? [])
}

export function everyArmy(state: State): Army[] {
  return state.seats.flatMap((faction) => armiesOf(powerOf(state, faction)))
}

export function everyFleet(state: State): Fleet[] {
  return state.seats.flatMap((faction) => fleetsOf(powerOf(state, faction)))
}

export function pieceAt(state: State, key: PieceKey): Piece | undefined {
  const power = powerOf(state, ownerOf(key))
  return [...armiesOf(power), ...fleetsOf(power)].find((piece) => keyOf(piece) === key)
}

/** Armies ashore in a land, or aboard in a zone. */
export function armiesAt(state: State, area: AreaId): Army[] {
  return everyArmy(state).filter(({ at }) => at === area)
}

/** Fleets in a zone, or docked in a land. */
export function fleetsAt(state: State, area: AreaId): Fleet[] {
  return everyFleet(state).filter(({ at }) => at === area)
}

/** The armies a fleet has aboard. */
export function cargoOf(state: State, fleet: Fleet): Army[] {
  return armiesOf(powerOf(state, fleet.faction)).filter(({ aboard }) => aboard.includes(fleet.id))
}

/** SNS 1.3.7: a piece without units ceases to exist; so does cargo whose last fleet is gone. */
export function removeEmpty(state: State, faction: FactionId): void {
  const power = powerOf(state, faction)
  for (const fleet of fleetsOf(power)) if (isEmpty(fleet)) delete power.fleets[fleet.id]
  for (const army of armiesOf(power)) {
    if (army.aboard.length > 0) army.aboard = army.aboard.filter((id) => power.fleets[id] !== undefined)
    const sunk = army.aboard.length === 0 && isSeaId(army.at)
    if (sunk || isEmpty(army)) delete power.armies[army.id]
  }
}

export function isEmpty(piece: Piece): boolean {
  const own = isArmy(piece) ? unitCount(piece.units) : shipCount(piece.ships)
  return own + piece.bands.reduce((sum, { left }) => sum + left, 0) === 0
}
