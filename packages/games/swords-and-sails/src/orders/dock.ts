import { type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import { isLandId, isSeaId, type LandId, landIds } from '../data/area-ids.ts'
import { shores } from '../lands.ts'
import { dropOrder } from '../movement/drop-order.ts'
import { say as tellHow } from '../movement/words.en.ts'
import { type Fleet, keyOf } from '../pieces.ts'
import type { SnsTable } from '../state.ts'
import { isFriendly } from '../teams.ts'
import type { Board } from '../view/view.ts'
import type { FleetOrder } from './order.ts'
import { put } from './sail.ts'
import { say } from './words.en.ts'

/** SNS 5.5.3: a fleet goes into a port beside its zone. */
export const dockShape = z.strictObject({ deed: z.literal('dock'), to: z.enum(landIds) })

/** SNS 5.5.3, SNS 1.4.3: the ports a fleet may dock in. */
export function ports(board: Board, { faction, at }: Pick<Fleet, 'faction' | 'at'>): LandId[] {
  if (!isSeaId(at)) return []
  return shores(board, at).filter(
    (land) => board.lands[land].cities.length > 0 && isFriendly(board, faction, land),
  )
}

/** What is wrong with an order that ends in port; or nothing. */
export function dockFault(board: Board, fleet: Fleet, { does, meets }: FleetOrder): Refusal | undefined {
  const piece = keyOf(fleet)
  if (does.deed === 'dock' && !ports(board, fleet).includes(does.to))
    return refuse('SNS 5.5.3', say('orders.no-port', { piece, to: does.to }))
  const isInPort = does.deed === 'dock' || (does.deed === 'hold' && isLandId(fleet.at))
  return isInPort && meets.stance !== 'defend'
    ? refuse('SNS 5.5.4', say('orders.docked-stance', { piece }))
    : undefined
}

/** SNS 5.5.3; whoever is aboard goes ashore when troops land. */
export function dock(t: SnsTable, fleet: Fleet): void {
  const does = fleet.order?.does
  if (does?.deed !== 'dock') return
  if (!ports(t.state, fleet).includes(does.to)) dropOrder(t, fleet, 'dock')
  else {
    put(t.state, fleet, does.to)
    t.tell('all', 'SNS 5.5.3', tellHow('movement.docked', { piece: keyOf(fleet), to: does.to }))
  }
}
