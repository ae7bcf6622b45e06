import type { AreaId } from '../data/area-ids.ts'
import type { FleetId } from '../data/pieces.ts'
import type { Army, Fleet } from '../pieces.ts'
import { boardingFault } from './boarding-fault.ts'
import type { ArmyOrder } from './order.ts'
import { excessOf, type Load, placesFor } from './places.ts'
import { endOf, isInReach, type Plan } from './plan.ts'
import { placesIn } from './transfers.ts'

/** A way aboard for which there is room. */
export interface Boarding {
  readonly fleets: readonly FleetId[]
  readonly when: 'before' | 'after'
  /** Where these fleets will be. */
  readonly end: AreaId
}

/** The fleets an army ashore can board, one alone or, where none is large enough, all that keep together. */
export function boardings(plan: Plan, army: Army, before: readonly ArmyOrder[]): Boarding[] {
  const near = plan.fleets.filter((fleet) => comesNear(plan, army, fleet))
  if (near.length === 0) return []
  const loads = loadsOf(plan, before)
  const units = placesFor(army)
  const fit = (fleets: readonly FleetId[]) =>
    excessOf([...loads, { units, fleets }], (id) => placesIn(plan, id)) === 0
  const single = near.filter(({ id }) => fit([id]))
  const squadrons = companions(plan, near).filter((fleets) => !fleets.some((each) => single.includes(each)))
  const joint = squadrons.filter((fleets) => fit(fleets.map(({ id }) => id)))
  return [...single.map((fleet) => [fleet] as const), ...joint].flatMap((fleets) => ways(plan, army, fleets))
}

/** Whether the army can reach the fleet where it lies or where it goes. */
function comesNear(plan: Plan, { at }: Army, fleet: Fleet): boolean {
  const end = endOf(plan, fleet)
  return isInReach(plan.board, at, fleet.at) || (end !== fleet.at && isInReach(plan.board, at, end))
}

function ways(plan: Plan, army: Army, [first, ...others]: readonly Fleet[]): Boarding[] {
  if (first === undefined) return []
  const fleets = [first.id, ...others.map(({ id }) => id)]
  return (['before', 'after'] as const)
    .filter((when) => boardingFault(plan, army, { deed: 'board', fleets, when }) === undefined)
    .map((when) => ({ fleets, when, end: endOf(plan, first) }))
}

/** Whoever is aboard now, and whoever has been told to board; all count together (SNS 5.4.2). */
export function loadsOf({ armies }: Pick<Plan, 'armies'>, orders: readonly ArmyOrder[]): Load[] {
  const loads: Load[] = []
  for (const army of armies) {
    const does = orders.find((order) => order.army === army.id)?.does
    if (does?.deed === 'board')
      loads.push({ units: placesFor(army) - sentHome(does.disband), fleets: does.fleets })
    else if (army.aboard.length > 0) loads.push({ units: placesFor(army), fleets: army.aboard })
  }
  return loads
}

function sentHome(disband: Readonly<Partial<Record<string, number>>> = {}): number {
  return Object.values(disband).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/** Two or more fleets that lie and go together. */
function companions(plan: Plan, fleets: readonly Fleet[]): Fleet[][] {
  const squadrons: Fleet[][] = []
  for (const fleet of fleets) {
    const own = squadrons.find(
      ([first]) => first?.at === fleet.at && endOf(plan, first) === endOf(plan, fleet),
    )
    if (own === undefined) squadrons.push([fleet])
    else own.push(fleet)
  }
  return squadrons.filter(({ length }) => length > 1)
}
