import { isLandId, isSeaId, type LandId } from '../data/area-ids.ts'
import { holdAndDefend } from '../orders/idle.ts'
import { marchFault } from '../orders/march.ts'
import { landsFrom } from '../orders/plan.ts'
import { type Army, type Fleet, keyOf } from '../pieces.ts'
import { everyArmy } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import type { SnsTable, State } from '../state.ts'
import { dropOrder } from './drop-order.ts'
import { isBarred } from './entry.ts'
import { say } from './words.en.ts'

/** An army on its way over a border. */
export interface March {
  readonly army: Army
  readonly from: LandId
  readonly to: LandId
}

/** An army about to go ashore. */
export interface Landing {
  readonly army: Army
  readonly fleets: readonly Fleet[]
  readonly to: LandId
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
    t.tell('all', 'SNS 5.5.5', say('movement.in-port', { piece: keyOf(army), to: army.at }))
  }
}

/** The marches that can be made; the others are dropped. */
export function marchesOf(t: SnsTable): March[] {
  const marches: March[] = []
  for (const army of everyArmy(t.state)) {
    const does = army.order?.does
    const { at } = army
    if (does?.deed !== 'move' || !isLandId(does.to) || !isLandId(at)) continue
    const { to } = does
    if (isBarred(t.state, army, to)) dropOrder(t, army, 'friends', 'SNS 6.2.2')
    else if (marchFault(t.state, army.faction, at, to) !== undefined) dropOrder(t, army, 'march')
    else marches.push({ army, from: at, to })
  }
  return marches
}

/** SNS 6.4.1 to SNS 6.4.4: the landings that can be made; the others stay aboard. */
export function landingsOf(t: SnsTable): Landing[] {
  const landings: Landing[] = []
  for (const army of everyArmy(t.state)) {
    const does = army.order?.does
    if (army.aboard.length === 0 || does === undefined || !('to' in does) || does.to === undefined) continue
    const { to } = does
    const fleets = fleetsOff(t.state, army)
    if (isLandId(to) && isBarred(t.state, army, to)) dropOrder(t, army, 'friends', 'SNS 6.2.2')
    else if (isLandId(to) && fleets.length > 0 && canLand(t.state, fleets, to))
      landings.push({ army, fleets, to })
    else dropOrder(t, army, 'land', fleets.some(({ driven }) => driven) ? 'SNS 6.4.2' : 'SNS 6.4.3')
  }
  return landings
}

function fleetsOff(state: State, { faction, aboard }: Army): Fleet[] {
  const { fleets } = powerOf(state, faction)
  return aboard.flatMap((id) => fleets[id] ?? [])
}

function canLand(state: State, fleets: readonly Fleet[], to: LandId): boolean {
  return fleets.every(({ at, driven }) => !driven && landsFrom(state, at).includes(to))
}

export function march(t: SnsTable, { army, to }: March): void {
  army.at = to
  t.tell('all', 'SNS 6.1.2', say('movement.marched', { piece: keyOf(army), to }))
}

export function land(t: SnsTable, { army, fleets, to }: Landing): void {
  army.at = to
  army.aboard = []
  army.landedFrom = fleets.map(({ id }) => id)
  t.tell('all', 'SNS 6.4.1', say('movement.landed', { piece: keyOf(army), to }))
}
