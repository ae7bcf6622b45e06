import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { hiringFee } from '../expansion/mercenaries.ts'
import { leaderOf } from '../powers.ts'
import { type Builder, commandCost, shipPrice, unitPrice } from './prices.ts'
import type { Batch, Purchase } from './purchase.ts'

/** How many armies and fleets a seat has before it builds. */
export interface Commands {
  readonly armies: number
  readonly fleets: number
}

/** What a purchase costs in all. */
export function billFor(builder: Builder, commands: Commands, { raised, bought, hired }: Purchase): number {
  const armies = raised.filter((each) => 'army' in each).length
  let gold = commandBill(commands.armies, armies) + commandBill(commands.fleets, raised.length - armies)
  for (const batch of bought) gold += batchPrice(builder, batch)
  for (const { card } of hired) gold += hiringFee(builder.faction, card)
  return gold
}

/** SNS 9.2.1: several in one phase count upwards. */
function commandBill(before: number, raised: number): number {
  let gold = 0
  for (let n = before; n < before + raised; n += 1) gold += commandCost(n) ?? 0
  return gold
}

export function batchPrice(builder: Builder, batch: Batch): number {
  let gold = 0
  if ('army' in batch) {
    for (const unit of UNIT_IDS) {
      const number = batch.units[unit]
      if (number !== undefined) gold += number * unitPrice(builder.faction, unit)
    }
  } else {
    for (const ship of SHIP_IDS) {
      const number = batch.ships[ship]
      if (number !== undefined) gold += number * shipPrice(builder, ship)
    }
  }
  return gold
}

/** SNS 9.4.1, SNS 9.4.3: how many of a unit join those bought of it; ships and gifts bring none. */
export function joiningUnits(builder: Builder, { bought }: Purchase, unit: UnitId): number {
  const per = leaderOf(builder).unitsPerFreeUnit
  if (per === null) return 0
  const sum = bought.reduce((all, batch) => all + ('army' in batch ? (batch.units[unit] ?? 0) : 0), 0)
  return Math.floor(sum / per)
}
