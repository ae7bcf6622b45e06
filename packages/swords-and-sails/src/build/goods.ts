import { after, type Options, oneOf, range, turned } from '@windward/table'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { SHIP_IDS, SHIPS, type ShipId } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import type { Units } from '../pieces.ts'
import type { Kind } from './free-units.ts'
import { roomFor } from './peasant-room.ts'
import { type Builder, shipPrice, unitPrice } from './prices.ts'
import type { Batch } from './purchase.ts'
import { say } from './words.en.ts'

/** A piece that could receive something, new or old. */
export type Receiver =
  | { readonly army: ArmyId; readonly units: Readonly<Units> }
  | { readonly fleet: FleetId }

/** So many of one kind, from the least that make sense to the most that can be had. */
export interface Goods {
  readonly kind: Kind
  readonly least: number
  readonly most: number
  batch(number: number): Batch
}

/** How many of a kind a seat could have. */
export type Supply = (kind: Kind) => number

/** What the piece could receive. */
export function goodsFor(builder: Builder, to: Receiver, supply: Supply): Goods[] {
  const goods: Goods[] = []
  if ('army' in to) {
    for (const unit of UNIT_IDS) {
      const { least, most } = amount(builder, to.units, unit, supply)
      if (most >= least)
        goods.push({ kind: unit, least, most, batch: (number) => units(to.army, unit, number) })
    }
  } else {
    for (const ship of SHIP_IDS) {
      const most = supply(ship)
      if (most >= 1)
        goods.push({ kind: ship, least: 1, most, batch: (number) => ships(to.fleet, ship, number) })
    }
  }
  return goods
}

/** Whether there is anything it could receive. */
export function canReceive(builder: Builder, to: Receiver, supply: Supply): boolean {
  if (!('army' in to)) return SHIP_IDS.some((ship) => supply(ship) >= 1)
  for (const unit of UNIT_IDS) {
    const available = supply(unit)
    if (available < 1) continue
    const { least, most } = roomFor(builder.faction, to.units, unit)
    if (Math.min(most, available) >= least) return true
  }
  return false
}

function amount({ faction }: Builder, has: Readonly<Units>, unit: UnitId, supply: Supply) {
  const { least, most } = roomFor(faction, has, unit)
  return { least, most: Math.min(most, supply(unit)) }
}

function units(army: ArmyId, unit: UnitId, number: number): Batch {
  return { army, units: { [unit]: number } }
}

function ships(fleet: FleetId, ship: ShipId, number: number): Batch {
  return { fleet, ships: { [ship]: number } }
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
  return kind in SHIPS
}

export function goodsOptions(goods: readonly Goods[]): Options<Batch> {
  const kinds = oneOf(goods, ({ kind }) => ({ key: kind, label: say('build.option.kind', { kind }) }))
  return after(kinds, ({ kind, least, most, batch }) =>
    turned(range(least, most, say('build.option.number', { kind })), batch),
  )
}
