import type { FactionId } from '../data/factions.ts'
import { UNIT_IDS } from '../data/units.ts'
import { type OwnPower, ownPower } from '../own-view.ts'
import type { Army, Fleet } from '../pieces.ts'
import { leaderOf } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import { armiesOf, fleetsOf } from '../standing-pieces.ts'
import type { View } from '../view.ts'
import { billFor, joiningUnits } from './bill.ts'
import { addUnits, forcesOf, muster } from './muster.ts'
import { roomFor } from './peasant-room.ts'
import type { Purchase } from './purchase.ts'

/** A seat as it would stand with a list of purchases. */
export interface Plan {
  readonly view: View
  readonly list: Purchase
  readonly own: OwnPower
  /** What is left of its gold and its cards. */
  readonly gold: number
  readonly cards: OwnPower['hand']
  readonly armies: readonly Army[]
  readonly fleets: readonly Fleet[]
}

export function planned(view: View, seat: FactionId, list: Purchase): Plan {
  const own = ownPower(view, seat)
  const standing = { armies: own.armies.length, fleets: own.fleets.length }
  const forces = forcesOf(own, list)
  muster(forces, seat, list, view.number)
  const cards = isLearningTurn(view) ? [] : [...own.hand]
  for (const { card } of [...list.gifts, ...list.hired]) cards.splice(cards.indexOf(card), 1)
  return {
    view,
    list,
    own,
    gold: own.gold - billFor(own, standing, list),
    cards,
    armies: armiesOf(forces),
    fleets: fleetsOf(forces),
  }
}

/** SNS 9.4.1: the same list with those who join, each where the first of his kind was bought. */
export function withJoining({ own, list, armies }: Plan): Purchase {
  const joining: Purchase['joining'] = []
  if (leaderOf(own).unitsPerFreeUnit === null) return { ...list, joining }
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
