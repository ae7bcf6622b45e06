import { type Refusal, refuse } from '@windward/table'
import { isLandId } from '../data/area-ids.ts'
import { UNIT_IDS } from '../data/units.ts'
import { isClosed } from '../lands.ts'
import { type Army, keyOf } from '../pieces.ts'
import type { ArmyDeed } from './order.ts'
import { placesFor } from './places.ts'
import { endOf, fleetsNamed, goTogether, isInReach, landsFrom, type Plan } from './plan.ts'
import { say } from './words.en.ts'

type Boarding = Extract<ArmyDeed, { deed: 'board' }>

/** SNS 5.4.4, SNS 6.1.3, SNS 6.1.4: what is wrong with boarding so; or nothing. */
export function boardingFault(plan: Plan, army: Army, does: Boarding): Refusal | undefined {
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
function partingFault(plan: Plan, { fleets, when }: Boarding): Refusal | undefined {
  const sharing = fleetsNamed(plan, fleets)
  if (sharing.length < 2) return undefined
  const starts = new Set(when === 'before' ? sharing.map(({ at }) => at) : [])
  return starts.size > 1 || !goTogether(plan, sharing) ? refuse('SNS 6.4.4', say('orders.parted')) : undefined
}

function ashoreFault(plan: Plan, army: Army, { fleets, when, to }: Boarding): Refusal | undefined {
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
function disbandFault(army: Army, { disband }: Boarding): Refusal | undefined {
  if (disband === undefined) return undefined
  const gone = UNIT_IDS.reduce((sum, unit) => sum + (disband[unit] ?? 0), 0)
  const lacks = UNIT_IDS.some((unit) => (disband[unit] ?? 0) > army.units[unit])
  return lacks || gone >= placesFor(army)
    ? refuse('SNS 5.4.5', say('orders.disband', { piece: keyOf(army) }))
    : undefined
}
