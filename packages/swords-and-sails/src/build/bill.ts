import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { hiringFee } from '../expansion/mercenaries.ts'
import { leaderOf } from '../powers.ts'
import { type Builder, commandCost, shipPrice, unitPrice } from './prices.ts'
import type { Batch, Purchase } from './purchase.ts'

/** How many armies and fleets a seat has before it builds. */
export interface Standing {
  readonly armies: number
  readonly fleets: number
}

/** What a purchase costs in all. */
export function billFor(builder: Builder, standing: Standing, { raised, bought, hired }: Purchase): number {
  const armies = raised.filter((each) => 'army' in each).length
  const commands = commandBill(standing.armies, armies) + commandBill(standing.fleets, raised.length - armies)
  const units = bought.reduce((sum, batch) => sum + batchPrice(builder, batch), 0)
  return hired.reduce((sum, { card }) => sum + hiringFee(builder.faction, card), commands + units)
}

/** SNS 9.2.1: several in one phase count upwards. */
function commandBill(standing: number, raised: number): number {
  let gold = 0
  for (let n = standing; n < standing + raised; n += 1) gold += commandCost(n) ?? 0
  return gold
}

export function batchPrice(builder: Builder, batch: Batch): number {
  return 'army' in batch
    ? UNIT_IDS.reduce((sum, unit) => sum + (batch.units[unit] ?? 0) * unitPrice(builder.faction, unit), 0)
    : SHIP_IDS.reduce((sum, ship) => sum + (batch.ships[ship] ?? 0) * shipPrice(builder, ship), 0)
}

/** SNS 9.4.1, SNS 9.4.3: how many of a unit join those bought of it; ships and gifts bring none. */
export function joiningUnits(builder: Builder, { bought }: Purchase, unit: UnitId): number {
  const per = leaderOf(builder).unitsPerFreeUnit
  if (per === null) return 0
  const sum = bought.reduce((all, batch) => all + ('army' in batch ? (batch.units[unit] ?? 0) : 0), 0)
  return Math.floor(sum / per)
}
