import { type AreaId, isSeaId } from './data/area-ids.ts'
import { MERCENARIES } from './data/cards/expansion-cards.ts'
import type { FactionId } from './data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from './data/pieces.ts'
import { SHIP_IDS, SHIPS } from './data/ships.ts'
import {
  type Army,
  type Fleet,
  isArmy,
  nameOfPiece,
  type Piece,
  type PieceKey,
  shipCount,
  type Units,
  unitCount,
} from './pieces.ts'
import { cardOf, powerOf } from './powers.ts'
import type { Power, State } from './state.ts'

/** The armies of a power, I to V. */
export function armiesOf({ armies }: Pick<Power, 'armies'>): Army[] {
  const found: Army[] = []
  for (const id of ARMY_IDS) {
    const army = armies[id]
    if (army !== undefined) found.push(army)
  }
  return found
}

/** The fleets of a power, 1 to 5. */
export function fleetsOf({ fleets }: Pick<Power, 'fleets'>): Fleet[] {
  const found: Fleet[] = []
  for (const id of FLEET_IDS) {
    const fleet = fleets[id]
    if (fleet !== undefined) found.push(fleet)
  }
  return found
}

export function everyArmy(state: State): Army[] {
  const found: Army[] = []
  for (const faction of state.seats) {
    const { armies } = powerOf(state, faction)
    for (const id of ARMY_IDS) {
      const army = armies[id]
      if (army !== undefined) found.push(army)
    }
  }
  return found
}

export function everyFleet(state: State): Fleet[] {
  const found: Fleet[] = []
  for (const faction of state.seats) {
    const { fleets } = powerOf(state, faction)
    for (const id of FLEET_IDS) {
      const fleet = fleets[id]
      if (fleet !== undefined) found.push(fleet)
    }
  }
  return found
}

export function pieceAt(state: State, key: PieceKey): Piece | undefined {
  const name = nameOfPiece(key)
  const { armies, fleets } = powerOf(state, name.faction)
  return 'army' in name ? armies[name.army] : fleets[name.fleet]
}

export function armyCalled(state: State, key: PieceKey): Army | undefined {
  const piece = pieceAt(state, key)
  return piece !== undefined && isArmy(piece) ? piece : undefined
}

/** Those of the fleets with these names that are still there. */
export function fleetsCalled(state: State, keys: readonly PieceKey[]): Fleet[] {
  const found: Fleet[] = []
  for (const key of keys) {
    const piece = pieceAt(state, key)
    if (piece !== undefined && !isArmy(piece)) found.push(piece)
  }
  return found
}

/** The pieces place by place, wherever there are any. There are too few of them for an index to be worth its making. */
export function byPlace<P extends Piece>(pieces: readonly P[]): P[][] {
  const places: P[][] = []
  for (const piece of pieces) {
    const there = places.find(([first]) => first?.at === piece.at)
    if (there === undefined) places.push([piece])
    else there.push(piece)
  }
  return places
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
export function cargoOf(state: State, { faction, id }: Fleet): Army[] {
  return armiesOf(powerOf(state, faction)).filter(({ aboard }) => aboard.includes(id))
}

/** SNS 1.3.7: a piece without units ceases to exist; so does cargo whose last fleet is gone. Which cargo that was. */
export function removeEmpty(state: State, faction: FactionId): readonly Army[] {
  const { armies, fleets } = powerOf(state, faction)
  const drowned: Army[] = []
  for (const id of FLEET_IDS) {
    const fleet = fleets[id]
    if (fleet !== undefined && isEmpty(fleet)) delete fleets[id]
  }
  for (const id of ARMY_IDS) {
    const army = armies[id]
    if (army === undefined) continue
    if (army.aboard.length > 0) army.aboard = army.aboard.filter((each) => fleets[each] !== undefined)
    const empty = isEmpty(army)
    const sunk = army.aboard.length === 0 && isSeaId(army.at)
    if (sunk && !empty) drowned.push(army)
    if (sunk || empty) delete armies[id]
  }
  return drowned
}

export function isEmpty(piece: Piece): boolean {
  const own = isArmy(piece) ? unitCount(piece.units) : shipCount(piece.ships)
  if (own > 0) return false
  for (const { left } of piece.bands) if (left > 0) return false
  return true
}

/** SNS 7.8.15: whether any ship of a fleet can strike, hired ones among them. */
export function hasStriker({ faction, ships, bands }: Pick<Fleet, 'faction' | 'ships' | 'bands'>): boolean {
  const own = cardOf(faction).ships
  for (const ship of SHIP_IDS) {
    if (ships[ship] > 0 && own[ship].dice > 0) return true
    const hired = bands.some(({ card, left }) => left > 0 && MERCENARIES[card].of === ship)
    if (hired && SHIPS[ship].dice > 0) return true
  }
  return false
}

/** SNS 1.3.6: whether an army has more peasants than its faction allows; mercenaries do not count (SNS 12.3.4). */
export function hasTooManyPeasants(faction: FactionId, units: Readonly<Units>): boolean {
  const [part, whole] = cardOf(faction).peasantShare
  return units.PS * whole > unitCount(units) * part
}
