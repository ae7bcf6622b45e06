import { COMMAND_COSTS } from '../data/costs.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { ShipId } from '../data/ships.ts'
import type { UnitId } from '../data/units.ts'
import { cardOf, leaderOf } from '../powers.ts'
import type { Power } from '../state.ts'
import { shareUp } from '../treasury.ts'

/** Who builds: his faction and his leader make his prices. */
export type Builder = Pick<Power, 'faction' | 'leader'>

/** SNS 9.1.1: what the faction pays for a unit. */
export function unitPrice(faction: FactionId, unit: UnitId): number {
  return cardOf(faction).units[unit].cost
}

/** SNS 9.4.2: the faction's own price first, then the leader's share of it. */
export function shipPrice(builder: Builder, ship: ShipId): number {
  return shareUp(cardOf(builder.faction).ships[ship].cost, leaderOf(builder).shipPrice)
}

/** SNS 9.2.1: a new army or fleet for a seat that has so many of them; nothing, if there can be no more (SNS 1.3.7). */
export function commandCost(commands: number): number | undefined {
  return COMMAND_COSTS[commands]
}
