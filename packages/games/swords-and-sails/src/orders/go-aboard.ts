import { type Chooser, type Phrase, type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import { type AreaId, isLandId, type LandId, landIds } from '../data/area-ids.ts'
import { FLEET_IDS, type FleetId } from '../data/pieces.ts'
import { UNIT_IDS } from '../data/units.ts'
import { isClosed } from '../lands.ts'
import { type Army, type Fleet, keyOf, unitCount } from '../pieces.ts'
import type { ArmyOrder } from './order.ts'
import { excessOf, type Load, placesFor } from './places-aboard.ts'
import { endOf, fleetsNamed, goTogether, isInReach, landsFrom, type Plan } from './plan.ts'
import { placesIn } from './transfer.ts'
import { say } from './words.en.ts'

/** SNS 5.4.4: an army boards these fleets, before or after they move; it goes ashore, or stays aboard where `to` is missing. */
export const goAboardShape = z.strictObject({
  deed: z.literal('board'),
  fleets: z.array(z.enum(FLEET_IDS)).min(1).max(5),
  when: z.enum(['before', 'after']),
  to: z.enum(landIds).optional(),
  /** SNS 5.4.5: units sent home so that the rest fit. */
  disband: z.partialRecord(z.enum(UNIT_IDS), z.int().min(1).max(9999)).optional(),
})
type GoAboard = z.infer<typeof goAboardShape>

/** A way aboard for which there is room. */
export interface Boarding {
  readonly fleets: readonly FleetId[]
  readonly when: 'before' | 'after'
  /** Where these fleets will be. */
  readonly end: AreaId
}

const WHENS = ['before', 'after'] as const

/** The fleets an army ashore can board, one alone or, where none is large enough, all that keep together. */
export function boardings(plan: Plan, army: Army, before: readonly ArmyOrder[]): Boarding[] {
  const near = fleetsNear(plan, army)
  if (near.length === 0) return []
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
  const near = fleetsNear(plan, army)
  const loads = loadsOf(plan, before)
  return [...near.map((fleet) => [fleet]), ...companions(plan, near)].flatMap((fleets) => {
    const excess = excessWith(plan, army, loads, fleets)
    if (excess === 0 || excess > unitCount(army.units) || excess >= placesFor(army)) return []
    return ways(plan, army, fleets).map((way) => ({ ...way, excess }))
  })
}

/** The fleets an army can reach before they move or after. */
function fleetsNear(plan: Plan, army: Army): Fleet[] {
  return plan.fleets.filter((fleet) => whens(plan, army, fleet).length > 0)
}

/** SNS 6.1.3, SNS 6.1.4: when the army can reach a fleet; one that ends in the army's own port takes nobody (SNS 5.5.5). */
function whens(plan: Plan, { at }: Army, fleet: Fleet): Boarding['when'][] {
  const end = endOf(plan, fleet)
  if (end === at) return []
  return WHENS.filter((when) => isInReach(plan.board, at, when === 'before' ? fleet.at : end))
}

/** SNS 5.4.2: whether the army finds room in these fleets besides all others that board or are aboard. */
function fit(plan: Plan, army: Army, loads: readonly Load[], fleets: readonly Fleet[]): boolean {
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

export function chosenBoarding(
  choose: Chooser,
  plan: Plan,
  army: Army,
  before: readonly ArmyOrder[],
): GoAboard {
  const { fleets, when, end } = choose.oneOf(boardings(plan, army, before), (way) => ({
    key: `${way.fleets.join('+')} ${way.when}`,
    label: say('orders.option.fleets', { fleets: [...way.fleets], when: way.when }),
  }))
  const ends: (LandId | 'stay')[] = landsFrom(plan.board, end).filter((land) => land !== army.at)
  ends.push('stay')
  const to = choose.oneOf(ends, (each) => ({
    key: each,
    label: each === 'stay' ? say('orders.option.stay') : say('orders.option.to', { to: each }),
  }))
  const boards: GoAboard = { deed: 'board', fleets: [...fleets], when }
  return to === 'stay' ? boards : { ...boards, to }
}

/** SNS 5.4.4, SNS 6.1.3, SNS 6.1.4: what is wrong with boarding so; or nothing. */
export function boardingFault(plan: Plan, army: Army, does: GoAboard): Refusal | undefined {
  const piece = keyOf(army)
  const { at } = army
  if (!isLandId(at)) return refuse('SNS 5.4.7', say('orders.aboard-already', { piece }))
  const fleets = fleetsNamed(plan, does.fleets)
  if (fleets.length !== does.fleets.length) return refuse('SNS 5.4.3', say('orders.board-whose', { piece }))
  const places = fleets.map((fleet) => (does.when === 'before' ? fleet.at : endOf(plan, fleet)))
  const far = fleets.find((_, index) => !isInReach(plan.board, at, places[index] ?? at))
  if (far !== undefined) {
    const clause = does.when === 'before' ? 'SNS 6.1.3' : 'SNS 6.1.4'
    return refuse(clause, say('orders.board-far', { piece, fleet: keyOf(far), when: does.when }))
  }
  const stays = fleets.find((fleet) => endOf(plan, fleet) === at)
  if (stays !== undefined) return refuse('SNS 5.5.5', say('orders.board-docked', { fleet: keyOf(stays) }))
  return partingFault(plan, does) ?? ashoreFault(plan, army, does) ?? disbandFault(army, does)
}

/** SNS 6.4.4 */
function partingFault(plan: Plan, { fleets, when }: GoAboard): Refusal | undefined {
  const sharing = fleetsNamed(plan, fleets)
  if (sharing.length < 2) return undefined
  const starts = new Set(when === 'before' ? sharing.map(({ at }) => at) : [])
  return starts.size > 1 || !goTogether(plan, sharing) ? refuse('SNS 6.4.4', say('orders.parted')) : undefined
}

function ashoreFault(plan: Plan, army: Army, { fleets, when, to }: GoAboard): Refusal | undefined {
  if (to === undefined) return undefined
  const piece = keyOf(army)
  if (to === army.at) return refuse('SNS 5.1.8', say('orders.land-home', { piece }))
  if (isClosed(plan.board, to))
    return refuse('SNS 6.1.5', say('orders.march-closed', { piece, at: army.at, to }))
  const end = fleetsNamed(plan, fleets).map((fleet) => endOf(plan, fleet))[0]
  return end !== undefined && landsFrom(plan.board, end).includes(to)
    ? undefined
    : refuse(when === 'before' ? 'SNS 6.1.3' : 'SNS 6.1.4', say('orders.land-far', { piece, to }))
}

/** SNS 5.4.5: some units may be sent home, not the whole army. */
function disbandFault(army: Army, { disband }: GoAboard): Refusal | undefined {
  if (disband === undefined) return undefined
  const gone = UNIT_IDS.reduce((sum, unit) => sum + (disband[unit] ?? 0), 0)
  const lacks = UNIT_IDS.some((unit) => (disband[unit] ?? 0) > army.units[unit])
  return lacks || gone >= placesFor(army)
    ? refuse('SNS 5.4.5', say('orders.disband', { piece: keyOf(army) }))
    : undefined
}

/** SNS 5.1.9, SNS 5.4.2: more units than places. What comes of the order is a chapter of movement: `movement/boarding.ts`. */
export function overloadWarning(plan: Plan, orders: readonly ArmyOrder[]): Phrase[] {
  const units = excessOf(loadsOf(plan, orders), (id) => placesIn(plan, id))
  return units > 0 ? [say('orders.warn-overload', { units })] : []
}

/** Whoever is aboard now, and whoever has been told to board; all count together (SNS 5.4.2). */
function loadsOf({ armies }: Pick<Plan, 'armies'>, orders: readonly ArmyOrder[]): Load[] {
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
