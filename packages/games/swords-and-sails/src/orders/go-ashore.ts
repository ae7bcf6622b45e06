import { type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import { isLandId, isSeaId, type LandId, landIds } from '../data/area-ids.ts'
import { isClosed } from '../lands.ts'
import { dropOrder } from '../movement/drop-order.ts'
import { isBarred } from '../movement/entry.ts'
import { say as tellHow } from '../movement/words.en.ts'
import { type Army, type Fleet, keyOf } from '../pieces.ts'
import { everyArmy } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import type { SnsTable, State } from '../state.ts'
import { holdAndDefend } from './hold.ts'
import { endOf, fleetsNamed, landsFrom, type Plan } from './plan.ts'
import { say } from './words.en.ts'

/** SNS 5.4.4: an army goes ashore from the fleets it is aboard of already. */
export const goAshoreShape = z.strictObject({ deed: z.literal('land'), to: z.enum(landIds) })

/** The lands it can go ashore in where its fleets will be. */
export function landings(plan: Plan, army: Army): readonly LandId[] {
  const [fleet] = fleetsNamed(plan, army.aboard)
  return fleet === undefined ? [] : landsFrom(plan.board, endOf(plan, fleet))
}

/** What is wrong with such an order; or nothing. */
export function landingFault(plan: Plan, army: Army, to: LandId): Refusal | undefined {
  const piece = keyOf(army)
  const [fleet] = fleetsNamed(plan, army.aboard)
  if (fleet === undefined) return refuse('SNS 5.1.8', say('orders.not-aboard', { piece }))
  if (isClosed(plan.board, to))
    return refuse('SNS 6.1.5', say('orders.march-closed', { piece, at: fleet.at, to }))
  return landings(plan, army).includes(to)
    ? undefined
    : refuse('SNS 6.1.3', say('orders.land-far', { piece, to }))
}

/** An army about to go ashore. */
export interface Landing {
  readonly army: Army
  readonly fleets: readonly Fleet[]
  readonly to: LandId
}

/** SNS 6.4.1 to SNS 6.4.4: the landings that can be made; the others stay aboard. */
export function landingsOf(t: SnsTable): Landing[] {
  const found: Landing[] = []
  for (const army of everyArmy(t.state)) {
    const does = army.order?.does
    if (army.aboard.length === 0 || does === undefined || !('to' in does) || does.to === undefined) continue
    const { to } = does
    const fleets = fleetsOff(t.state, army)
    if (isLandId(to) && isBarred(t.state, army, to)) dropOrder(t, army, 'friends', 'SNS 6.2.2')
    else if (isLandId(to) && fleets.length > 0 && canLand(t.state, fleets, to))
      found.push({ army, fleets, to })
    else dropOrder(t, army, 'land', fleets.some(({ driven }) => driven) ? 'SNS 6.4.2' : 'SNS 6.4.3')
  }
  return found
}

export function land(t: SnsTable, { army, fleets, to }: Landing): void {
  army.at = to
  army.aboard = []
  army.landedFrom = fleets.map(({ id }) => id)
  t.tell('all', 'SNS 6.4.1', tellHow('movement.landed', { piece: keyOf(army), to }))
}

/**
 * SNS 5.5.5: whoever is aboard a fleet in port is ashore there, and has not come from anywhere. Who fled there carries
 * out no order any more (SNS 6.4.2).
 */
export function goAshoreInPort(t: SnsTable): void {
  for (const army of everyArmy(t.state)) {
    if (army.aboard.length === 0 || isSeaId(army.at)) continue
    if (fleetsOff(t.state, army).some(({ driven }) => driven)) army.order = holdAndDefend(army)
    army.aboard = []
    army.from = army.at
    t.tell('all', 'SNS 5.5.5', tellHow('movement.in-port', { piece: keyOf(army), to: army.at }))
  }
}

function fleetsOff(state: State, { faction, aboard }: Army): Fleet[] {
  const { fleets } = powerOf(state, faction)
  return aboard.flatMap((id) => fleets[id] ?? [])
}

function canLand(state: State, fleets: readonly Fleet[], to: LandId): boolean {
  return fleets.every(({ at, driven }) => !driven && landsFrom(state, at).includes(to))
}
