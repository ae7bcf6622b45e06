import type { FactionId } from '../data/factions/factions.ts'
import { UNIT_IDS } from '../data/units.ts'
import { hiringFee, newBand } from '../expansion/mercenaries.ts'
import { type Army, type Fleet, newArmy, newFleet, noShips, noUnits } from '../pieces.ts'
import { leaderOf } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { batchPrice, joiningUnits } from './bill.ts'
import { addShips, addUnits } from './muster.ts'
import { MusteringPlaces } from './mustering-places.ts'
import { commandCost } from './prices.ts'
import { type Batch, type Gift, type Hired, nothing, type Purchase, type Raised } from './purchase.ts'
import { roomFor } from './receiving-goods.ts'

/** A seat as it would stand with a list of purchases. */
export interface Plan {
  readonly view: View
  readonly grounds: MusteringPlaces
  readonly list: Purchase
  readonly own: OwnPower
  /** What is left of its gold and its cards. */
  readonly gold: number
  readonly cards: OwnPower['hand']
  readonly armies: readonly Army[]
  readonly fleets: readonly Fleet[]
}

/** Before anything is bought. */
export function emptyPlan(view: View, seat: FactionId): Plan {
  const own = ownPower(view, seat)
  const { gold, armies, fleets } = own
  return {
    view,
    grounds: new MusteringPlaces(view, seat),
    list: nothing(),
    own,
    gold,
    cards: isLearningTurn(view) ? [] : own.hand,
    armies,
    fleets,
  }
}

export function withRaised(plan: Plan, raised: Raised): Plan {
  const { own, list, armies, fleets } = plan
  const { faction } = own
  const longer = { ...list, raised: [...list.raised, raised] }
  if ('army' in raised) {
    const army = newArmy(faction, raised.army, raised.at, noUnits())
    const gold = plan.gold - (commandCost(armies.length) ?? 0)
    return { ...plan, list: longer, gold, armies: [...armies, army] }
  }
  const fleet = newFleet(faction, raised.fleet, raised.at, noShips())
  const gold = plan.gold - (commandCost(fleets.length) ?? 0)
  return { ...plan, list: longer, gold, fleets: [...fleets, fleet] }
}

export function withBought(plan: Plan, batch: Batch): Plan {
  const { list } = plan
  const { armies, fleets } = filled(plan, batch)
  const gold = plan.gold - batchPrice(plan.own, batch)
  return { ...plan, list: { ...list, bought: [...list.bought, batch] }, gold, armies, fleets }
}

export function withGift(plan: Plan, card: Gift['card'], batch: Batch): Plan {
  const { list } = plan
  const { armies, fleets } = filled(plan, batch)
  const gifts = [...list.gifts, { card, batches: [batch] }]
  return { ...plan, list: { ...list, gifts }, cards: without(plan.cards, card), armies, fleets }
}

export function withHired(plan: Plan, hired: Hired): Plan {
  const { list, view, own } = plan
  const { card } = hired
  const hire = <P extends Army | Fleet>(piece: P): P => ({
    ...piece,
    bands: [...piece.bands, newBand(card, view.number)],
  })
  return {
    ...plan,
    list: { ...list, hired: [...list.hired, hired] },
    gold: plan.gold - hiringFee(own.faction, card),
    cards: without(plan.cards, card),
    armies: plan.armies.map((army) => ('army' in hired && army.id === hired.army ? hire(army) : army)),
    fleets: plan.fleets.map((fleet) => ('fleet' in hired && fleet.id === hired.fleet ? hire(fleet) : fleet)),
  }
}

function filled({ armies, fleets }: Plan, batch: Batch): Pick<Plan, 'armies' | 'fleets'> {
  if ('army' in batch) {
    const stronger = armies.map((army) => {
      if (army.id !== batch.army) return army
      const units = { ...army.units }
      addUnits(units, batch.units)
      return { ...army, units }
    })
    return { armies: stronger, fleets }
  }
  const larger = fleets.map((fleet) => {
    if (fleet.id !== batch.fleet) return fleet
    const ships = { ...fleet.ships }
    addShips(ships, batch.ships)
    return { ...fleet, ships }
  })
  return { armies, fleets: larger }
}

function without(cards: OwnPower['hand'], card: Gift['card'] | Hired['card']): OwnPower['hand'] {
  return cards.toSpliced(cards.indexOf(card), 1)
}

/** SNS 9.4.1: the same list with those who join, each where the first of his kind was bought. */
export function withJoining({ own, list, armies }: Plan): Purchase {
  const joining: Purchase['joining'] = []
  if (leaderOf(own).unitsPerFreeUnit === null) return list
  for (const unit of UNIT_IDS) {
    const first = list.bought.find((batch) => 'army' in batch && (batch.units[unit] ?? 0) > 0)
    const army = first && 'army' in first ? armies.find(({ id }) => id === first.army) : undefined
    if (army === undefined) continue
    const units = { ...army.units }
    for (const each of joining) if (each.army === army.id) addUnits(units, each.units)
    const number = Math.min(joiningUnits(own, list, unit), roomFor(own.faction, units, unit).most)
    if (number > 0) joining.push({ army: army.id, units: { [unit]: number } })
  }
  return { ...list, joining }
}
