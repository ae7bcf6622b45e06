import type { Chooser } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { type Army, type Fleet, type Ships, type Units, unitCount } from '../pieces.ts'
import { cardOf } from '../powers.ts'
import type { Kind } from './free-units.ts'
import type { Plan } from './plan.ts'
import { type Builder, shipPrice, unitPrice } from './prices.ts'
import type { Batch } from './purchase.ts'
import { say } from './words.en.ts'

/** A piece that could receive something, new or old. */
export type Receiver = Pick<Army, 'id' | 'units'> | Pick<Fleet, 'id' | 'ships'>

/** So many of one kind, from the least that make sense to the most that can be had. */
export interface Goods {
  readonly kind: Kind
  readonly least: number
  readonly most: number
  batch(number: number): Batch
}

class UnitsForArmy implements Goods {
  readonly army: ArmyId
  readonly kind: UnitId
  readonly least: number
  readonly most: number

  constructor(army: ArmyId, kind: UnitId, least: number, most: number) {
    this.army = army
    this.kind = kind
    this.least = least
    this.most = most
  }

  batch(number: number): Batch {
    const units: Partial<Units> = {}
    units[this.kind] = number
    return { army: this.army, units }
  }
}

class ShipsForFleet implements Goods {
  readonly fleet: FleetId
  readonly kind: ShipId
  readonly least = 1
  readonly most: number

  constructor(fleet: FleetId, kind: ShipId, most: number) {
    this.fleet = fleet
    this.kind = kind
    this.most = most
  }

  batch(number: number): Batch {
    const ships: Partial<Ships> = {}
    ships[this.kind] = number
    return { fleet: this.fleet, ships }
  }
}

/** How many of a kind a seat could have. */
export type Supply = (kind: Kind) => number

/** What the piece could receive. */
export function goodsFor({ faction }: Builder, to: Receiver, supply: Supply): Goods[] {
  const goods: Goods[] = []
  if ('units' in to) {
    for (const unit of UNIT_IDS) {
      const { least, most } = roomFor(faction, to.units, unit)
      const number = Math.min(most, supply(unit))
      if (number >= least) goods.push(new UnitsForArmy(to.id, unit, least, number))
    }
  } else {
    for (const ship of SHIP_IDS) {
      const number = supply(ship)
      if (number >= 1) goods.push(new ShipsForFleet(to.id, ship, number))
    }
  }
  return goods
}

/** Whether there is anything it could receive. */
export function canReceive({ faction }: Builder, to: Receiver, supply: Supply): boolean {
  if (!('units' in to)) {
    for (const ship of SHIP_IDS) if (supply(ship) >= 1) return true
    return false
  }
  // The cheapest kinds first: where anything can be had, it is mostly these.
  for (let place = UNIT_IDS.length - 1; place >= 0; place -= 1) {
    const unit = UNIT_IDS[place]
    const available = unit === undefined ? 0 : supply(unit)
    if (unit === undefined || available < 1) continue
    const { least, most } = roomFor(faction, to.units, unit)
    if (Math.min(most, available) >= least) return true
  }
  return false
}

/** How many of a kind so much gold buys. */
export function affordable(builder: Builder, gold: number): Supply {
  return (kind) => Math.min(MOST_OFFERED, Math.floor(gold / priceOf(builder, kind)))
}

/** Nobody scrolls further; more can be written out. */
const MOST_OFFERED = 200

function priceOf(builder: Builder, kind: Kind): number {
  return isShip(kind) ? shipPrice(builder, kind) : unitPrice(builder.faction, kind)
}

function isShip(kind: Kind): kind is ShipId {
  return kind === 'WS' || kind === 'RD' || kind === 'TR'
}

export function chosenGoods(choose: Chooser, goods: readonly Goods[]): Batch {
  const chosen = choose.oneOf(goods, ofKind)
  const { kind, least, most } = chosen
  return chosen.batch(choose.number(least, most, () => say('build.option.number', { kind })))
}

function ofKind({ kind }: Goods) {
  return { key: kind, label: say('build.option.kind', { kind }) }
}

export type Receiving = Army | Fleet

/** SNS 9.1.2, SNS 9.1.3: the pieces that stand where they may receive something, and are such. */
export function receiving(
  { grounds, armies, fleets }: Plan,
  isSuch: (piece: Receiving) => boolean,
): Receiving[] {
  const found: Receiving[] = []
  for (const army of armies) if (grounds.isForArmies(army.at) && isSuch(army)) found.push(army)
  for (const fleet of fleets) if (grounds.isForFleets(fleet.at) && isSuch(fleet)) found.push(fleet)
  return found
}

/** Whether there is any of them. */
export function someReceiving(
  { grounds, armies, fleets }: Plan,
  isSuch: (piece: Receiving) => boolean,
): boolean {
  for (const army of armies) if (grounds.isForArmies(army.at) && isSuch(army)) return true
  for (const fleet of fleets) if (grounds.isForFleets(fleet.at) && isSuch(fleet)) return true
  return false
}

/**
 * SNS 1.3.6, SNS 9.1.4: how many of a unit an army can receive so that its peasants keep within their share. An army
 * that losses have left with too many needs some others at least.
 */
export function roomFor(
  faction: FactionId,
  units: Readonly<Units>,
  unit: UnitId,
): { readonly least: number; readonly most: number } {
  const [part, whole] = cardOf(faction).peasantShare
  const excess = units.PS * whole - unitCount(units) * part
  return unit === 'PS'
    ? { least: 1, most: Math.floor(-excess / (whole - part)) }
    : { least: Math.max(1, Math.ceil(excess / part)), most: Number.MAX_SAFE_INTEGER }
}
