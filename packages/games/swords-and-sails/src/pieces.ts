import { z } from 'zod'
import type { AreaId, LandId, SeaId } from './data/area-ids.ts'
import type { MercenaryId } from './data/cards/expansion-cards.ts'
import { eachFaction } from './data/factions/each-faction.ts'
import { FACTION_IDS, type FactionId } from './data/factions/factions.ts'
import { ARMY_IDS, type ArmyId, FLEET_IDS, type FleetId } from './data/pieces.ts'
import type { ShipId } from './data/ships.ts'
import type { UnitId } from './data/units.ts'
import type { Order } from './orders/order.ts'

/** How many of each kind. Every kind is named, with 0 where there is none. */
export type Units = Record<UnitId, number>
export type Ships = Record<ShipId, number>

/** Mercenaries in a piece, besides its own units (SNS 12.3). */
export interface Band {
  readonly card: MercenaryId
  /** Units or ships of the band that are left. */
  left: number
  /** The season number in which it was hired. */
  readonly hired: number
}

/** SNS 1.3.8: army units are only in armies, ashore or as cargo; ships only in fleets, at sea or in port. */
export interface Army {
  readonly faction: FactionId
  readonly id: ArmyId
  /** A land; or a sea zone, while it is aboard the fleets of `aboard`. */
  at: AreaId
  aboard: FleetId[]
  units: Units
  bands: Band[]
  /** Where it stood when the season began. */
  from: AreaId
  /** The fleets that brought it ashore this season, if any did (SNS 7.9.3). */
  landedFrom: FleetId[]
  /** Revealed in phase 5; null before and after. */
  order: Order | null
  /** Armour left to it this season after a battle; null while it has fought none (SNS 7.3.2). */
  armour: number | null
}

export interface Fleet {
  readonly faction: FactionId
  readonly id: FleetId
  /** A sea zone; or a land, while it is docked there. */
  at: AreaId
  ships: Ships
  bands: Band[]
  from: AreaId
  order: Order | null
  armour: number | null
  /** The season number up to which it may not move (SNS 7.10.8). */
  stuckUntil: number
  /** It fled from a battle this season (SNS 6.4.2). */
  driven: boolean
  /** Places aboard when the sea battles began, until armies have gone aboard (SNS 5.4.6). Secret. */
  berths?: number | undefined
}

export type Piece = Army | Fleet

/** Names a piece at this table: `BYZ I` is an army, `BYZ 1` a fleet. */
export type PieceKey = `${FactionId} ${ArmyId}` | `${FactionId} ${FleetId}`

const armyKeyShape = z.templateLiteral([z.enum(FACTION_IDS), ' ', z.enum(ARMY_IDS)])
const fleetKeyShape = z.templateLiteral([z.enum(FACTION_IDS), ' ', z.enum(FLEET_IDS)])
export const pieceKeyShape = z.union([armyKeyShape, fleetKeyShape])

/** A piece's name, taken apart. */
export type PieceName =
  | { readonly faction: FactionId; readonly army: ArmyId }
  | { readonly faction: FactionId; readonly fleet: FleetId }

const armyKeys = eachFaction((faction) => new Map(ARMY_IDS.map((id) => [id, `${faction} ${id}` as const])))
const fleetKeys = eachFaction((faction) => new Map(FLEET_IDS.map((id) => [id, `${faction} ${id}` as const])))

const names = new Map<PieceKey, PieceName>(
  FACTION_IDS.flatMap((faction): [PieceKey, PieceName][] => [
    ...ARMY_IDS.map((army): [PieceKey, PieceName] => [armyKey(faction, army), { faction, army }]),
    ...FLEET_IDS.map((fleet): [PieceKey, PieceName] => [fleetKey(faction, fleet), { faction, fleet }]),
  ]),
)

export function armyKey(faction: FactionId, id: ArmyId): PieceKey {
  return armyKeys[faction].get(id) ?? `${faction} ${id}`
}

export function fleetKey(faction: FactionId, id: FleetId): PieceKey {
  return fleetKeys[faction].get(id) ?? `${faction} ${id}`
}

export function keyOf(piece: Piece): PieceKey {
  return isArmy(piece) ? armyKey(piece.faction, piece.id) : fleetKey(piece.faction, piece.id)
}

/** The names of a faction's pieces, armies before fleets. */
export function keysOf(
  faction: FactionId,
  armies: Readonly<Partial<Record<ArmyId, unknown>>>,
  fleets: Readonly<Partial<Record<FleetId, unknown>>>,
): PieceKey[] {
  const keys: PieceKey[] = []
  for (const id of ARMY_IDS) if (armies[id] !== undefined) keys.push(armyKey(faction, id))
  for (const id of FLEET_IDS) if (fleets[id] !== undefined) keys.push(fleetKey(faction, id))
  return keys
}

export function nameOfPiece(key: PieceKey): PieceName {
  const name = names.get(key)
  if (name === undefined) throw new Error(`${key} names no piece`)
  return name
}

export function isPieceKey(text: string): text is PieceKey {
  return pieceNames.has(text)
}

const pieceNames: ReadonlySet<string> = new Set(names.keys())

/** The seat a piece belongs to, read off its name. */
export function ownerOf(key: PieceKey): FactionId {
  return nameOfPiece(key).faction
}

export function isArmy(piece: Piece): piece is Army {
  return 'units' in piece
}

export function noUnits(): Units {
  return { KN: 0, HC: 0, LC: 0, HI: 0, LI: 0, PS: 0 }
}

export function noShips(): Ships {
  return { WS: 0, RD: 0, TR: 0 }
}

/** Own units only; mercenaries are counted by whoever needs them. */
export function unitCount({ KN, HC, LC, HI, LI, PS }: Readonly<Units>): number {
  return KN + HC + LC + HI + LI + PS
}

export function shipCount({ WS, RD, TR }: Readonly<Ships>): number {
  return WS + RD + TR
}

export function newArmy(faction: FactionId, id: ArmyId, at: LandId, units: Units): Army {
  return {
    faction,
    id,
    at,
    aboard: [],
    units,
    bands: [],
    from: at,
    landedFrom: [],
    order: null,
    armour: null,
  }
}

export function newFleet(faction: FactionId, id: FleetId, at: SeaId | LandId, ships: Ships): Fleet {
  return {
    faction,
    id,
    at,
    ships,
    bands: [],
    from: at,
    order: null,
    armour: null,
    stuckUntil: 0,
    driven: false,
    berths: undefined,
  }
}
