import { after, answer, type Options, oneOf, range } from '@windward/table'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
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
  readonly batch: (number: number) => Batch
}

/** What the piece could receive if the seat could have so many of each kind. */
export function goodsFor(builder: Builder, to: Receiver, available: (kind: Kind) => number): Goods[] {
  const goods: Goods[] =
    'army' in to
      ? UNIT_IDS.map((unit) => {
          const { least, most } = roomFor(builder.faction, to.units, unit)
          const batch = (number: number): Batch => ({ army: to.army, units: { [unit]: number } })
          return { kind: unit, least, most: Math.min(most, available(unit)), batch }
        })
      : SHIP_IDS.map((ship) => {
          const batch = (number: number): Batch => ({ fleet: to.fleet, ships: { [ship]: number } })
          return { kind: ship, least: 1, most: available(ship), batch }
        })
  return goods.filter(({ least, most }) => most >= least)
}

/** How many of a kind so much gold buys. */
export function affordable(builder: Builder, gold: number): (kind: Kind) => number {
  return (kind) => Math.min(MOST_OFFERED, Math.floor(gold / priceOf(builder, kind)))
}

/** Nobody scrolls further; more can be written out. */
const MOST_OFFERED = 200

function priceOf(builder: Builder, kind: Kind): number {
  const unit = UNIT_IDS.find((each) => each === kind)
  const ship = SHIP_IDS.find((each) => each === kind)
  if (unit !== undefined) return unitPrice(builder.faction, unit)
  return ship === undefined ? Number.POSITIVE_INFINITY : shipPrice(builder, ship)
}

export function goodsOptions(goods: readonly Goods[]): Options<Batch> {
  const kinds = oneOf(goods, ({ kind }) => ({ key: kind, label: say('build.option.kind', { kind }) }))
  return after(kinds, ({ kind, least, most, batch }) =>
    after(range(least, most, say('build.option.number', { kind })), (number) => answer(batch(number))),
  )
}
