import { type Refusal, refuse } from '@windward/table'
import { isLandId, isSeaId, type LandId, type SeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { shores, zonesBeside, zonesFrom } from '../lands.ts'
import { type Fleet, keyOf } from '../pieces.ts'
import { isFriend } from '../teams.ts'
import type { Board } from '../view/view.ts'
import type { FleetOrder } from './order.ts'
import { stanceFault } from './stance-fault.ts'
import { isStuck } from './stuck.ts'
import { say } from './words.en.ts'

/** What is wrong with the order of a fleet; or nothing. */
export function fleetFault(board: Board, fleet: Fleet, order: FleetOrder): Refusal | undefined {
  const { does, meets } = order
  const piece = keyOf(fleet)
  const leaves = does.deed !== 'hold' || meets.stance === 'support'
  if (leaves && isStuck(board, fleet)) return refuse('SNS 7.10.8', say('orders.fleet-stuck', { piece }))
  if (does.deed === 'move' && !sailings(board, fleet).includes(does.to)) {
    const clause = isLandId(fleet.at) ? 'SNS 5.5.3' : 'SNS 6.1.2'
    return refuse(clause, say('orders.sea-far', { piece, to: does.to, at: fleet.at }))
  }
  if (does.deed === 'dock' && !ports(board, fleet).includes(does.to))
    return refuse('SNS 5.5.3', say('orders.no-port', { piece, to: does.to }))
  const inPort = does.deed === 'dock' || (does.deed === 'hold' && isLandId(fleet.at))
  if (inPort && meets.stance !== 'defend') return refuse('SNS 5.5.4', say('orders.docked-stance', { piece }))
  return stanceFault(board, fleet, order)
}

/** SNS 6.1.2, SNS 5.5.3: the zones a fleet may go to. */
export function sailings(board: Board, { at }: Pick<Fleet, 'at'>): readonly SeaId[] {
  return isSeaId(at) ? zonesFrom(board, at) : zonesBeside(board, at)
}

/** Whether there is a port it may dock in. */
export function hasPort(board: Board, { faction, at }: Pick<Fleet, 'faction' | 'at'>): boolean {
  if (!isSeaId(at)) return false
  for (const land of shores(board, at)) if (isPortFor(board, faction, land)) return true
  return false
}

/** SNS 1.4.3: of a land that has a coast. */
function isPortFor(board: Board, faction: FactionId, land: LandId): boolean {
  const there = board.lands[land]
  return there.cities.length > 0 && isFriend(board, faction, there)
}

/** SNS 5.5.3: the ports a fleet may dock in. */
export function ports(board: Board, { faction, at }: Pick<Fleet, 'faction' | 'at'>): LandId[] {
  if (!isSeaId(at)) return []
  const open: LandId[] = []
  for (const land of shores(board, at)) if (isPortFor(board, faction, land)) open.push(land)
  return open
}
