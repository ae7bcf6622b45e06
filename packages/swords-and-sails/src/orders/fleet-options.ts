import { after, answer, type Options, oneOf, turned } from '@windward/table'
import { isLandId, isSeaId } from '../data/area-ids.ts'
import type { FleetId } from '../data/pieces.ts'
import { type Fleet, keyOf } from '../pieces.ts'
import { hasPort, isStuck, ports, sailings } from './fleet-fault.ts'
import type { FleetDeed, FleetOrder } from './order.ts'
import { fleetsNamed, type Plan } from './plan.ts'
import { supportable } from './stance-fault.ts'
import { areaOptions, stanceOptions } from './stance-options.ts'
import { say } from './words.en.ts'

/** The orders a fleet can be given; those that share an army go the same way (SNS 6.4.4). */
export function fleetOptions(plan: Plan, fleet: Fleet, before: readonly FleetOrder[]): Options<FleetOrder> {
  return after(deedOptions(plan, fleet, before), (does) =>
    turned(meeting(plan, fleet, does), (meets) => ({ fleet: fleet.id, does, meets })),
  )
}

function deedOptions(plan: Plan, fleet: Fleet, before: readonly FleetOrder[]): Options<FleetDeed> {
  const together = sharers(plan, fleet)
  const first =
    together.length === 0 ? undefined : before.find((order) => together.some(({ id }) => id === order.fleet))
  if (first !== undefined) return answer(first.does)
  const deeds: ('hold' | 'sail' | 'dock')[] = ['hold']
  if (!isStuck(plan.board, fleet) && !together.some((each) => isStuck(plan.board, each))) {
    if (sailings(plan.board, fleet).length > 0) deeds.push('sail')
    if (hasPort(plan.board, fleet)) deeds.push('dock')
  }
  const which = oneOf(deeds, (deed) => ({
    key: deed,
    label: say('orders.option.deed', { piece: keyOf(fleet), deed }),
  }))
  return after(which, (deed): Options<FleetDeed> => {
    if (deed === 'hold') return answer({ deed: 'hold' })
    return deed === 'sail'
      ? turned(areaOptions(sailings(plan.board, fleet)), (to) => ({ deed: 'move', to }))
      : turned(areaOptions(ports(plan.board, fleet)), (to) => ({ deed: 'dock', to }))
  })
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
function meeting({ board, faction }: Plan, fleet: Fleet, does: FleetDeed): Options<FleetOrder['meets']> {
  const ends = does.deed === 'hold' ? fleet.at : does.to
  if (isLandId(ends)) return answer({ stance: 'defend' })
  const holds = does.deed === 'hold' && isSeaId(fleet.at)
  return stanceOptions(board, faction, holds ? supportable(board, fleet) : [])
}
