import { type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import { isLandId, isSeaId, type LandId, type SeaId, seaIds } from '../data/area-ids.ts'
import { straitOnPassage } from '../data/map.ts'
import { zonesBeside, zonesFrom } from '../lands.ts'
import { dropOrder } from '../movement/drop-order.ts'
import { closingFleets, type Forcing } from '../movement/straits.ts'
import { say as tellHow } from '../movement/words.en.ts'
import { type Fleet, keyOf } from '../pieces.ts'
import { cargoOf, hasStriker } from '../pieces-of.ts'
import type { SnsTable, State } from '../state.ts'
import type { Board } from '../view/view.ts'
import { say } from './words.en.ts'

/** SNS 5.1.2: a fleet goes into a zone beside its own, or out of port; whom it carries stands in the armies' orders. */
export const sailShape = z.strictObject({ deed: z.literal('move'), to: z.enum(seaIds) })

/** SNS 6.1.2, SNS 5.5.3: the zones a fleet may go to. */
export function sailings(board: Board, { at }: Pick<Fleet, 'at'>): readonly SeaId[] {
  return isSeaId(at) ? zonesFrom(board, at) : zonesBeside(board, at)
}

/** SNS 7.10.8: a fleet that may not move this season. */
export function isStuck(
  { number }: Pick<Board, 'number'>,
  { stuckUntil }: Pick<Fleet, 'stuckUntil'>,
): boolean {
  return stuckUntil >= number
}

/** What is wrong with such an order; or nothing. */
export function sailFault(board: Board, fleet: Fleet, to: SeaId): Refusal | undefined {
  if (sailings(board, fleet).includes(to)) return undefined
  const clause = isLandId(fleet.at) ? 'SNS 5.5.3' : 'SNS 6.1.2'
  return refuse(clause, say('orders.sea-far', { piece: keyOf(fleet), to, at: fleet.at }))
}

interface Sailing {
  readonly fleet: Fleet
  readonly to: SeaId
  readonly closing: readonly Fleet[]
}

/** Where a fleet will go, and who closes its way, before any has moved: not those who cannot strike (SNS 7.8.15). */
export function sailingOf(t: SnsTable, fleet: Fleet): Sailing | undefined {
  const does = fleet.order?.does
  if (does?.deed !== 'move' || !isSeaId(does.to)) return undefined
  const { to } = does
  if (!sailings(t.state, fleet).includes(to)) {
    dropOrder(t, fleet, 'sail')
    return undefined
  }
  const closing = isSeaId(fleet.at) ? closingFleets(t.state, fleet, fleet.at, to).filter(hasStriker) : []
  return { fleet, to, closing }
}

/** SNS 6.3.3, SNS 6.3.4: a closing fleet in the zone it leaves stops it there. */
export function sail(t: SnsTable, { fleet, to, closing }: Sailing): Forcing | undefined {
  const here = closing.filter(({ at }) => at === fleet.at)
  const [first] = here.length > 0 ? here : closing
  const { at } = fleet
  if (here.length === 0) {
    put(t.state, fleet, to)
    t.tell('all', 'SNS 6.1.2', tellHow('movement.sailed', { piece: keyOf(fleet), to }))
  }
  if (first === undefined || !isSeaId(at)) return undefined
  const strait = straitOnPassage(at, to)?.name ?? ''
  const told = { piece: keyOf(fleet), strait, by: first.faction, at: fleet.at }
  t.tell(
    'all',
    'SNS 6.3.3',
    tellHow(here.length > 0 ? 'movement.strait-stops' : 'movement.strait-entered', told),
  )
  const against = (here.length > 0 ? here : closing).map(({ faction }) => faction)
  return { fleet: keyOf(fleet), against: [...new Set(against)] }
}

/** Moves a fleet with all it carries. */
export function put(state: State, fleet: Fleet, to: SeaId | LandId): void {
  fleet.at = to
  for (const army of cargoOf(state, fleet)) army.at = to
}
