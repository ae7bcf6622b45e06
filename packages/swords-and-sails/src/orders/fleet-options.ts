import { after, answer, branch, choice, type Options, turned } from '@windward/table'
import { isLandId, isSeaId } from '../data/area-ids.ts'
import { type Fleet, keyOf } from '../pieces.ts'
import { isStuck, ports, sailings } from './fleet-fault.ts'
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
  const first = before.find((order) => together.some(({ id }) => id === order.fleet))
  if (first !== undefined) return answer(first.does)
  const label = (deed: 'hold' | 'sail' | 'dock') => say('orders.option.deed', { piece: keyOf(fleet), deed })
  const branches = [branch<FleetDeed>('hold', () => answer({ deed: 'hold' }), label('hold'))]
  if ([fleet, ...together].some((each) => isStuck(plan.board, each))) return choice(branches)
  const zones = sailings(plan.board, fleet)
  if (zones.length > 0)
    branches.push(
      branch('sail', () => turned(areaOptions(zones), (to) => ({ deed: 'move', to })), label('sail')),
    )
  const docks = ports(plan.board, fleet)
  if (docks.length > 0)
    branches.push(
      branch('dock', () => turned(areaOptions(docks), (to) => ({ deed: 'dock', to })), label('dock')),
    )
  return choice(branches)
}

function sharers(plan: Plan, fleet: Fleet): Fleet[] {
  const armies = plan.armies.filter(({ aboard }) => aboard.length > 1 && aboard.includes(fleet.id))
  if (armies.length === 0) return []
  return fleetsNamed(
    plan,
    armies.flatMap(({ aboard }) => aboard),
  ).filter(({ id }) => id !== fleet.id)
}

/** SNS 5.5.4: in port there is nothing to choose. */
function meeting({ board, faction }: Plan, fleet: Fleet, does: FleetDeed): Options<FleetOrder['meets']> {
  const ends = does.deed === 'hold' ? fleet.at : does.to
  if (isLandId(ends)) return answer({ stance: 'defend' })
  const holds = does.deed === 'hold' && isSeaId(fleet.at)
  return stanceOptions(board, faction, holds ? supportable(board, fleet) : [])
}
