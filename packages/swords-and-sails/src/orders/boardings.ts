import type { AreaId } from '../data/area-ids.ts'
import type { FleetId } from '../data/pieces.ts'
import type { Army, Fleet } from '../pieces.ts'
import { boardingFault } from './boarding-fault.ts'
import type { ArmyOrder } from './order.ts'
import { excessOf, type Load, placesFor } from './places.ts'
import { endOf, type Plan } from './plan.ts'
import { placesIn } from './transfers.ts'

/** A way aboard for which there is room. */
export interface Boarding {
  readonly fleets: readonly FleetId[]
  readonly when: 'before' | 'after'
  /** Where these fleets will be. */
  readonly end: AreaId
}

/** The fleets an army can board, one alone or, where none is large enough, all that keep together. */
export function boardings(plan: Plan, army: Army, before: readonly ArmyOrder[]): Boarding[] {
  const loads = loadsOf(plan, before)
  const fit = (ids: readonly FleetId[]) =>
    excessOf([...loads, { units: placesFor(army), fleets: ids }], (id) => placesIn(plan, id)) === 0
  const single = plan.fleets.map(({ id }) => [id])
  const squadrons = companions(plan).filter((ids) => !ids.some((id) => fit([id])))
  return [...single, ...squadrons]
    .filter(fit)
    .flatMap((fleets) =>
      (['before', 'after'] as const)
        .filter((when) => boardingFault(plan, army, { deed: 'board', fleets, when }) === undefined)
        .map((when) => ({ fleets, when, end: endOfAll(plan, fleets) })),
    )
}

/** Whoever is aboard now, and whoever has been told to board; all count together (SNS 5.4.2). */
export function loadsOf({ armies }: Pick<Plan, 'armies'>, orders: readonly ArmyOrder[]): Load[] {
  return armies.flatMap((army): Load[] => {
    const does = orders.find((order) => order.army === army.id)?.does
    if (does?.deed === 'board')
      return [{ units: placesFor(army) - sentHome(does.disband), fleets: does.fleets }]
    return army.aboard.length > 0 ? [{ units: placesFor(army), fleets: army.aboard }] : []
  })
}

function sentHome(disband: Readonly<Partial<Record<string, number>>> = {}): number {
  return Object.values(disband).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

function companions(plan: Plan): FleetId[][] {
  const squadrons: Fleet[][] = []
  for (const fleet of plan.fleets) {
    const own = squadrons.find(
      ([first]) => first?.at === fleet.at && endOf(plan, first) === endOf(plan, fleet),
    )
    if (own === undefined) squadrons.push([fleet])
    else own.push(fleet)
  }
  return squadrons.filter(({ length }) => length > 1).map((fleets) => fleets.map(({ id }) => id))
}

function endOfAll(plan: Plan, ids: readonly FleetId[]): AreaId {
  const fleet = plan.fleets.find(({ id }) => ids.includes(id))
  if (fleet === undefined) throw new Error('nobody boards no fleet')
  return endOf(plan, fleet)
}
