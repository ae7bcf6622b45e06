import type { Chooser } from '@windward/table'
import { isLandId, isSeaId, type SeaId } from '../data/area-ids.ts'
import type { FleetId } from '../data/pieces.ts'
import { type Fleet, keyOf } from '../pieces.ts'
import { hasPort, ports, sailings } from './fleet-fault.ts'
import type { FleetDeed, FleetOrder } from './order.ts'
import { fleetsNamed, type Plan } from './plan.ts'
import { supportable } from './stance-fault.ts'
import { chosenArea, chosenStance } from './stance-options.ts'
import { isStuck } from './stuck.ts'
import { say } from './words.en.ts'

/** An order the fleet can be given; those that share an army go the same way (SNS 6.4.4). */
export function chosenFleetOrder(
  choose: Chooser,
  plan: Plan,
  fleet: Fleet,
  before: readonly FleetOrder[],
): FleetOrder {
  const together = sharers(plan, fleet)
  const first =
    together.length === 0 ? undefined : before.find((order) => together.some(({ id }) => id === order.fleet))
  const does = first?.does ?? chosenDeed(choose, plan, fleet, together)
  if (first?.meets.stance === 'support') return { fleet: fleet.id, does, meets: first.meets }
  const supports = first === undefined && together.every((each) => !isStuck(plan.board, each))
  return { fleet: fleet.id, does, meets: chosenMeeting(choose, plan, fleet, does, supports) }
}

function chosenDeed(choose: Chooser, plan: Plan, fleet: Fleet, together: readonly Fleet[]): FleetDeed {
  const deeds: ('hold' | 'sail' | 'dock')[] = ['hold']
  if (!isStuck(plan.board, fleet) && !together.some((each) => isStuck(plan.board, each))) {
    if (sailings(plan.board, fleet).length > 0) deeds.push('sail')
    if (hasPort(plan.board, fleet)) deeds.push('dock')
  }
  const deed = choose.oneOf(deeds, (each) => ({
    key: each,
    label: say('orders.option.deed', { piece: keyOf(fleet), deed: each }),
  }))
  if (deed === 'hold') return { deed: 'hold' }
  return deed === 'sail'
    ? { deed: 'move', to: chosenArea(choose, sailings(plan.board, fleet)) }
    : { deed: 'dock', to: chosenArea(choose, ports(plan.board, fleet)) }
}

const NOBODY: readonly Fleet[] = []

function sharers(plan: Plan, fleet: Fleet): readonly Fleet[] {
  let mates: FleetId[] | undefined
  for (const { aboard } of plan.armies)
    if (aboard.length > 1 && aboard.includes(fleet.id))
      mates = mates === undefined ? aboard : [...mates, ...aboard]
  return mates === undefined ? NOBODY : fleetsNamed(plan, mates).filter(({ id }) => id !== fleet.id)
}

/** SNS 5.5.4: in port there is nothing to choose. */
function chosenMeeting(
  choose: Chooser,
  { board, faction }: Plan,
  fleet: Fleet,
  does: FleetDeed,
  supports: boolean,
): FleetOrder['meets'] {
  const ends = does.deed === 'hold' ? fleet.at : does.to
  if (isLandId(ends)) return { stance: 'defend' }
  const holds = supports && does.deed === 'hold' && isSeaId(fleet.at)
  return chosenStance(choose, board, faction, holds ? supportable(board, fleet) : NOWHERE)
}

const NOWHERE: readonly SeaId[] = []
