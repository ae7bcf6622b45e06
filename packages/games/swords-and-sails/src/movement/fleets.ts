import { isSeaId, type LandId, type SeaId } from '../data/area-ids.ts'
import { straitOnPassage } from '../data/map.ts'
import { ports, sailings } from '../orders/fleet-fault.ts'
import { type Fleet, keyOf } from '../pieces.ts'
import { cargoOf, everyFleet, hasStriker } from '../pieces-of.ts'
import type { SnsTable, State } from '../state.ts'
import { dropOrder } from './drop-order.ts'
import { closingFleets, type Forcing } from './straits.ts'
import { say } from './words.en.ts'

interface Sailing {
  readonly fleet: Fleet
  readonly to: SeaId
  readonly closing: readonly Fleet[]
}

/** SNS 6.1.1: all fleets move at once, through one another if need be (SNS 6.2.6). Those that meet a closed strait are told whom they must fight. */
export function moveFleets(t: SnsTable): Forcing[] {
  const fleets = everyFleet(t.state)
  const sailing: Sailing[] = []
  for (const fleet of fleets) {
    const course = sailingOf(t, fleet)
    if (course !== undefined) sailing.push(course)
  }
  for (const fleet of fleets) dock(t, fleet)
  const forcing: Forcing[] = []
  for (const course of sailing) {
    const forced = sail(t, course)
    if (forced !== undefined) forcing.push(forced)
  }
  return forcing
}

/** Where a fleet will go, and who closes its way, before any has moved: not those who cannot strike (SNS 7.8.15). */
function sailingOf(t: SnsTable, fleet: Fleet): Sailing | undefined {
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
function sail(t: SnsTable, { fleet, to, closing }: Sailing): Forcing | undefined {
  const here = closing.filter(({ at }) => at === fleet.at)
  const [first] = here.length > 0 ? here : closing
  const { at } = fleet
  if (here.length === 0) {
    put(t.state, fleet, to)
    t.tell('all', 'SNS 6.1.2', say('movement.sailed', { piece: keyOf(fleet), to }))
  }
  if (first === undefined || !isSeaId(at)) return undefined
  const strait = straitOnPassage(at, to)?.name ?? ''
  const told = { piece: keyOf(fleet), strait, by: first.faction, at: fleet.at }
  t.tell('all', 'SNS 6.3.3', say(here.length > 0 ? 'movement.strait-stops' : 'movement.strait-entered', told))
  const against = (here.length > 0 ? here : closing).map(({ faction }) => faction)
  return { fleet: keyOf(fleet), against: [...new Set(against)] }
}

/** SNS 5.5.3; whoever is aboard goes ashore when troops land. */
function dock(t: SnsTable, fleet: Fleet): void {
  const does = fleet.order?.does
  if (does?.deed !== 'dock') return
  if (!ports(t.state, fleet).includes(does.to)) dropOrder(t, fleet, 'dock')
  else {
    put(t.state, fleet, does.to)
    t.tell('all', 'SNS 5.5.3', say('movement.docked', { piece: keyOf(fleet), to: does.to }))
  }
}

/** Moves a fleet with all it carries. */
export function put(state: State, fleet: Fleet, to: SeaId | LandId): void {
  fleet.at = to
  for (const army of cargoOf(state, fleet)) army.at = to
}
