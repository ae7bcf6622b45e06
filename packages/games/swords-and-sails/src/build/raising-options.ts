import type { Chooser } from '@windward/table'
import type { AreaId } from '../data/area-ids.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { noShips, noUnits } from '../pieces.ts'
import { affordable, canReceive, chosenGoods, goodsFor, type Receiver } from './goods.ts'
import { type Plan, withBought, withRaised } from './plan.ts'
import { commandCost } from './prices.ts'
import { say } from './words.en.ts'

/** SNS 9.2: a new army, or a new fleet. */
export const RAISINGS = ['raise-army', 'raise-fleet'] as const
export type Raising = (typeof RAISINGS)[number]

const NEW_ARMY: Receiver = { id: 'I', units: noUnits() }
const NEW_FLEET: Receiver = { id: '1', ships: noShips() }

/** What it costs to raise one; nothing where there can be no more. */
export function raisePrice({ armies, fleets }: Plan, raising: Raising): number | undefined {
  return commandCost(raising === 'raise-army' ? armies.length : fleets.length)
}

/** SNS 9.2.3: whether it can be raised with its first units, since it cannot stand empty. */
export function canRaise(plan: Plan, raising: Raising): boolean {
  const { own, gold, grounds } = plan
  const price = raisePrice(plan, raising)
  if (price === undefined || price >= gold) return false
  const isArmy = raising === 'raise-army'
  if (!canReceive(own, isArmy ? NEW_ARMY : NEW_FLEET, affordable(own, gold - price))) return false
  return (isArmy ? grounds.lands : grounds.waters).length > 0
}

/** SNS 9.2.2: it gets the lowest number that is free. */
export function chosenRaising(choose: Chooser, plan: Plan, raising: Raising): Plan {
  const { own, gold, grounds, armies, fleets } = plan
  const supply = affordable(own, gold - (raisePrice(plan, raising) ?? 0))
  if (raising === 'raise-army') {
    const army = ARMY_IDS.find((id) => !armies.some((each) => each.id === id)) ?? ARMY_IDS[0]
    const at = choose.oneOf(grounds.lands, place)
    const batch = chosenGoods(choose, goodsFor(own, { id: army, units: noUnits() }, supply))
    return withBought(withRaised(plan, { army, at }), batch)
  }
  const fleet = FLEET_IDS.find((id) => !fleets.some((each) => each.id === id)) ?? FLEET_IDS[0]
  const at = choose.oneOf(grounds.waters, place)
  const batch = chosenGoods(choose, goodsFor(own, { id: fleet, ships: noShips() }, supply))
  return withBought(withRaised(plan, { fleet, at }), batch)
}

function place(at: AreaId) {
  return { key: at, label: say('build.option.at', { at }) }
}
