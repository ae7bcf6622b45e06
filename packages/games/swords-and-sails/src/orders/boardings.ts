import { type AreaId, isLandId } from '../data/area-ids.ts'
import type { FleetId } from '../data/pieces.ts'
import { zonesBeside } from '../lands.ts'
import { type Army, type Fleet, unitCount } from '../pieces.ts'
import type { ArmyOrder } from './order.ts'
import { excessOf, type Load, placesFor, placesOf } from './places.ts'
import { endOf, goTogether, isInReach, type Plan } from './plan.ts'
import { placesIn } from './transfers.ts'

/** A way aboard for which there is room. */
export interface Boarding {
  readonly fleets: readonly FleetId[]
  readonly when: 'before' | 'after'
  /** Where these fleets will be. */
  readonly end: AreaId
}

const WHENS = ['before', 'after'] as const

/** Whether there is any way aboard. */
export function canBoard(plan: Plan, army: Army, before: readonly ArmyOrder[]): boolean {
  let loads: Load[] | undefined
  if (!isLandId(army.at) || zonesBeside(plan.board, army.at).length === 0) return false
  for (const fleet of plan.fleets) {
    if (!isNear(plan, army, fleet)) continue
    loads ??= loadsOf(plan, before)
    if (fit(plan, army, loads, [fleet])) return true
  }
  return loads !== undefined && boardings(plan, army, before).length > 0
}

/** The fleets an army ashore can board, one alone or, where none is large enough, all that keep together. */
export function boardings(plan: Plan, army: Army, before: readonly ArmyOrder[]): Boarding[] {
  const near = plan.fleets.filter((fleet) => isNear(plan, army, fleet))
  const loads = loadsOf(plan, before)
  const single = near.filter((fleet) => fit(plan, army, loads, [fleet]))
  const squadrons = companions(plan, near).filter(
    (fleets) => !fleets.some((each) => single.includes(each)) && fit(plan, army, loads, fleets),
  )
  return [...single.map((fleet) => [fleet]), ...squadrons].flatMap((fleets) => ways(plan, army, fleets))
}

/** A way aboard for a part of the army: so many of its units find no room. */
export interface TightBoarding extends Boarding {
  readonly excess: number
}

/** SNS 5.4.5: the ways aboard that are open to an army if its order sends some units home. */
export function tightBoardings(plan: Plan, army: Army, before: readonly ArmyOrder[]): TightBoarding[] {
  const near = plan.fleets.filter((fleet) => isNear(plan, army, fleet))
  const loads = loadsOf(plan, before)
  return [...near.map((fleet) => [fleet]), ...companions(plan, near)].flatMap((fleets) => {
    const excess = excessWith(plan, army, loads, fleets)
    if (excess === 0 || excess > unitCount(army.units) || excess >= placesFor(army)) return []
    return ways(plan, army, fleets).map((way) => ({ ...way, excess }))
  })
}

/** Whether the army can reach a fleet before it moves or after. */
function isNear(plan: Plan, { at }: Army, fleet: Fleet): boolean {
  const end = endOf(plan, fleet)
  return end !== at && (isInReach(plan.board, at, fleet.at) || isInReach(plan.board, at, end))
}

/** SNS 6.1.3, SNS 6.1.4: when the army can reach a fleet; one that ends in the army's own port takes nobody (SNS 5.5.5). */
function whens(plan: Plan, { at }: Army, fleet: Fleet): Boarding['when'][] {
  const end = endOf(plan, fleet)
  if (end === at) return []
  return WHENS.filter((when) => isInReach(plan.board, at, when === 'before' ? fleet.at : end))
}

/** SNS 5.4.2: whether the army finds room in these fleets besides all others that board or are aboard. */
function fit(plan: Plan, army: Army, loads: readonly Load[], fleets: readonly Fleet[]): boolean {
  const units = placesFor(army)
  if (loads.length === 0) {
    let places = 0
    for (const fleet of fleets) places += placesOf(fleet)
    return units <= places
  }
  return excessWith(plan, army, loads, fleets) === 0
}

function excessWith(plan: Plan, army: Army, loads: readonly Load[], fleets: readonly Fleet[]): number {
  const load = { units: placesFor(army), fleets: fleets.map(({ id }) => id) }
  return excessOf([...loads, load], (id) => placesIn(plan, id))
}

/** Fleets that keep together are all reached when one of them is. */
function ways(plan: Plan, army: Army, fleets: readonly Fleet[]): Boarding[] {
  const [first] = fleets
  if (first === undefined) return []
  const ids = fleets.map(({ id }) => id)
  return whens(plan, army, first).map((when) => ({ fleets: ids, when, end: endOf(plan, first) }))
}

/** Whoever is aboard now, and whoever has been told to board; all count together (SNS 5.4.2). */
export function loadsOf({ armies }: Pick<Plan, 'armies'>, orders: readonly ArmyOrder[]): Load[] {
  const loads: Load[] = []
  for (const army of armies) {
    const does = deedOf(orders, army)
    if (does?.deed === 'board')
      loads.push({ units: placesFor(army) - sentHome(does.disband), fleets: does.fleets })
    else if (army.aboard.length > 0) loads.push({ units: placesFor(army), fleets: army.aboard })
  }
  return loads
}

function deedOf(orders: readonly ArmyOrder[], { id }: Army): ArmyOrder['does'] | undefined {
  for (const { army, does } of orders) if (army === id) return does
  return undefined
}

function sentHome(disband: Readonly<Partial<Record<string, number>>> = {}): number {
  return Object.values(disband).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/** Two or more fleets that lie and go together. */
function companions(plan: Plan, fleets: readonly Fleet[]): Fleet[][] {
  const squadrons: Fleet[][] = []
  for (const fleet of fleets) {
    const own = squadrons.find(([first]) => first?.at === fleet.at && goTogether(plan, [first, fleet]))
    if (own === undefined) squadrons.push([fleet])
    else own.push(fleet)
  }
  return squadrons.filter(({ length }) => length > 1)
}
