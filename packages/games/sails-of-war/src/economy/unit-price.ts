import { LAWS } from '../data/action-cards.ts'
import { type Goods, RESOURCE_IDS } from '../data/resources.ts'
import { ARMY_IDS, type ArmyUnitId, STACK_LIMIT, UNIT_COSTS } from '../data/units.ts'
import { lawOn } from '../events/laws.ts'
import { canPay, noGoods } from '../goods.ts'
import type { SomeUnits } from '../pieces.ts'
import type { Open } from '../public-state.ts'

/** What a unit costs this round; Conscription changes the price of Footmen (SOW 16.5). */
export function priceOf(open: Open, unit: ArmyUnitId): Goods {
  const law = unit === 'footman' ? lawOn(open, 'conscription') : null
  return law === null ? UNIT_COSTS[unit] : LAWS.footman[law]
}

/** SOW 16.5: whether a Footman costs a Wood or an Iron, as one likes. */
export const isEither = (open: Open) => lawOn(open, 'conscription') === 'carried'

/** What units cost together; of Footmen for a Wood or an Iron so many in Iron, or as few as can be. */
export function costOf(open: Open, units: SomeUnits, stock: Goods, iron?: number): Goods {
  const cost = noGoods()
  for (const unit of ARMY_IDS) {
    for (const kind of RESOURCE_IDS) cost[kind] += (units[unit] ?? 0) * priceOf(open, unit)[kind]
  }
  if (!isEither(open)) return cost
  const inIron = iron ?? Math.min(units.footman ?? 0, Math.max(0, cost.wood - stock.wood))
  return { ...cost, wood: cost.wood - inIron, iron: cost.iron + inIron }
}

/** How many of a kind a stock pays for. */
export function affordable(open: Open, stock: Goods, unit: ArmyUnitId): number {
  const most = (count: number) => canPay(stock, costOf(open, { [unit]: count }, stock))
  let count = 0
  while (count < STACK_LIMIT && most(count + 1)) count += 1
  return count
}
