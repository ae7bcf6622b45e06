import { batchPrice, joiningUnits } from '../build/bill.ts'
import { FREE_UNIT_CARDS, type FreeUnitCard, giftsOf } from '../build/free-units.ts'
import { armyPlaceFault, armyPlaces, fleetPlaceFault } from '../build/mustering-places.ts'
import { commandCost, unitPrice } from '../build/prices.ts'
import { type Batch, batchesOf, type Gift, nothing, type Purchase } from '../build/purchase.ts'
import type { LandId } from '../data/area-ids.ts'
import { ARMY_IDS, type ArmyId } from '../data/pieces.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { placesFor, placesOf } from '../orders/places-aboard.ts'
import { noUnits, type Units } from '../pieces.ts'
import { hasTooManyPeasants } from '../pieces-of.ts'
import { cardOf } from '../powers.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import type { Habits } from './habits.ts'
import { menaceAt } from './menace.ts'
import { type Asked, ownCapital } from './outlook.ts'
import { rumours, strengthOf } from './strength.ts'

/** SNS 15.2.1, SNS 15.2.8: what cards give, and for a share of his gold the unit he buys cheapest for its casualty points. */
export function unitsToBuild({ view, seat }: Asked, habits: Habits): Purchase {
  const own = ownPower(view, seat)
  const capital = ownCapital({ view, seat })
  const danger = capital === undefined ? 0 : menaceAt({ view, rumours: rumours(view, seat) }, capital)
  const gold = own.gold * (danger > 0 ? habits.unitsInDanger : habits.unitsInPeace)
  return unitsFor(view, own, gold, danger > 0 ? guardOf(view, own, capital, gold) : undefined)
}

/** The same for so much gold, and for this army if there is one that comes first. */
export function unitsFor(view: View, own: OwnPower, gold: number, guard?: Receiver): Purchase {
  const here = guard ?? receiver(view, own) ?? raised(view, own, gold)
  const purchase = nothing()
  purchase.gifts = giftsFor(view, own, here?.army)
  if (here === undefined) return purchase
  if (here.at !== undefined) purchase.raised = [{ army: here.army, at: here.at }]
  const given = purchase.gifts.flatMap(({ batches }) =>
    batches.flatMap((batch) => ('army' in batch ? batch.units : [])),
  )
  purchase.bought = transports(view, own, gold - here.cost)
  const left = gold - here.cost - purchase.bought.reduce((sum, batch) => sum + batchPrice(own, batch), 0)
  const bought = recruits(own, given.reduce<Units>(together, here.units), left)
  if (Object.keys(bought).length > 0) purchase.bought.push({ army: here.army, units: bought })
  const joining = joiningFor(own, purchase)
  if (Object.keys(joining).length > 0) purchase.joining = [{ army: here.army, units: joining }]
  return isFilled(purchase, here.army) ? purchase : { ...purchase, raised: [] }
}

interface Receiver {
  readonly army: ArmyId
  readonly units: Units
  /** Where it is to be raised, if it does not stand yet. */
  readonly at?: ReturnType<typeof ownCapital>
  readonly cost: number
}

/** SNS 15.2.8: a menaced capital comes first: its guard, if it is not the strongest army already, or a new one. */
function guardOf(view: View, own: OwnPower, capital: LandId | undefined, gold: number): Receiver | undefined {
  const there = own.armies.filter(({ at }) => at === capital)
  if (there.length === 0) return raised(view, own, gold)
  const [guard] = there.filter((army) => armyPlaceFault(view, army) === undefined)
  const strongest = Math.max(...own.armies.map(strengthOf))
  return guard === undefined || (strengthOf(guard) === strongest && own.armies.length > 1)
    ? undefined
    : { army: guard.id, units: guard.units, cost: 0 }
}

/** The weakest army that can receive units. */
function receiver(view: View, { armies }: OwnPower): Receiver | undefined {
  const [weakest] = armies
    .filter((army) => armyPlaceFault(view, army) === undefined)
    .toSorted((a, b) => strengthOf(a) - strengthOf(b))
  return weakest && { army: weakest.id, units: weakest.units, cost: 0 }
}

/** A new army in the capital, or in any land where that is lost. */
function raised(view: View, own: OwnPower, gold: number): Receiver | undefined {
  const army = ARMY_IDS.find((id) => own.armies.every((other) => other.id !== id))
  const cost = commandCost(own.armies.length)
  const at = ownCapital({ view, seat: own.faction }) ?? armyPlaces(view, own.faction)[0]
  if (army === undefined || cost === undefined || at === undefined || cost >= gold) return undefined
  return { army, units: noUnits(), at, cost }
}

function isFilled(purchase: Purchase, army: ArmyId): boolean {
  return batchesOf(purchase).some((batch) => 'army' in batch && batch.army === army)
}

/** SNS 15.2.6: room for the smallest army aboard the first fleet that lacks it. */
function transports(view: View, own: OwnPower, gold: number): Batch[] {
  const smallest = Math.min(...own.armies.map(placesFor))
  const fleet = own.fleets.find(
    (each) => placesOf(each) < smallest && fleetPlaceFault(view, each) === undefined,
  )
  if (fleet === undefined) return []
  const { carry } = cardOf(own.faction).ships.TR
  const batch = { fleet: fleet.id, ships: { TR: Math.ceil((smallest - placesOf(fleet)) / carry) } }
  return batchPrice(own, batch) <= gold ? [batch] : []
}

/** Unit by unit, of the kind that costs least for its health; peasants as far as an army may have them. */
function recruits({ faction }: OwnPower, before: Units, gold: number): Partial<Units> {
  const { units } = cardOf(faction)
  const perPoint = (unit: UnitId) => unitPrice(faction, unit) / units[unit].health
  const kinds = UNIT_IDS.toSorted((a, b) => perPoint(a) - perPoint(b) || units[b].health - units[a].health)
  const bought: Partial<Units> = {}
  const now = { ...before }
  const fits = (kind: UnitId) => {
    now[kind] += 1
    const isFit = !hasTooManyPeasants(faction, now)
    now[kind] -= 1
    return isFit
  }
  let left = gold
  for (;;) {
    const unit = kinds.find((kind) => unitPrice(faction, kind) <= left && fits(kind))
    if (unit === undefined) return bought
    now[unit] += 1
    bought[unit] = (bought[unit] ?? 0) + 1
    left -= unitPrice(faction, unit)
  }
}

function together(units: Units, more: Partial<Units>): Units {
  const sum = { ...units }
  for (const unit of UNIT_IDS) sum[unit] += more[unit] ?? 0
  return sum
}

function joiningFor(own: OwnPower, purchase: Purchase): Partial<Units> {
  const joining: Partial<Units> = {}
  for (const unit of UNIT_IDS) {
    const count = joiningUnits(own, purchase, unit)
    if (count > 0) joining[unit] = count
  }
  return joining
}

/** SNS 15.2.1: unit cards are played as soon as somebody can receive what they give. */
function giftsFor(view: View, own: OwnPower, army: ArmyId | undefined): Gift[] {
  const fleet = own.fleets.find((each) => fleetPlaceFault(view, each) === undefined)?.id
  return own.hand.flatMap((held): Gift[] => {
    const card = FREE_UNIT_CARDS.find((each) => each === held)
    if (card === undefined) return []
    const gifts = giftsOf(card, own.faction)
    if (card === 'loggingBonus') {
      const ships = gifts.TR ?? 0
      return fleet === undefined ? [] : [{ card, batches: [{ fleet, ships: { TR: ships } }] }]
    }
    const unit = bestGift(card, own)
    const count = unit === undefined ? undefined : gifts[unit]
    if (army === undefined || unit === undefined || count === undefined) return []
    return [{ card, batches: [{ army, units: { [unit]: count } }] }]
  })
}

/** The kind worth most casualty points in all; peasants are left aside, since an army may not have too many. */
function bestGift(card: FreeUnitCard, { faction }: OwnPower): UnitId | undefined {
  const gifts = giftsOf(card, faction)
  const worth = (unit: UnitId) => (gifts[unit] ?? 0) * cardOf(faction).units[unit].health
  const [best] = UNIT_IDS.filter((unit) => unit !== 'PS' && worth(unit) > 0).toSorted(
    (a, b) => worth(b) - worth(a),
  )
  return best
}
