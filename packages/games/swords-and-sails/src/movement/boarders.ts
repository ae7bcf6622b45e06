import { isLandId, type LandId } from '../data/area-ids.ts'
import type { FleetId } from '../data/pieces.ts'
import { CARRY_PER_UNIT } from '../data/units.ts'
import { excessOf, type Load, placesFor, placesOf } from '../orders/places.ts'
import { isInReach, landsFrom } from '../orders/plan.ts'
import type { Army, Fleet } from '../pieces.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import type { Power, SnsTable, State } from '../state.ts'
import { dropOrder } from './drop-order.ts'
import { isBarred } from './new-allies.ts'

/** An army about to go aboard. */
export interface Boarder {
  readonly army: Army
  readonly fleets: readonly Fleet[]
}

/** SNS 6.4.3: those of a power who can still board; the others stay ashore. */
export function boardersOf(t: SnsTable, power: Power, when: 'before' | 'after'): Boarder[] {
  const boarders: Boarder[] = []
  for (const army of armiesOf(power)) {
    const does = army.order?.does
    if (does?.deed !== 'board' || does.when !== when) continue
    const fleets = shipsFor(t.state, army, does.fleets)
    const over = when === 'after' ? does.to : undefined
    if (!haveRoom(power, fleets)) dropOrder(t, army, 'board')
    else if (over !== undefined && isBarred(t.state, army, over)) dropOrder(t, army, 'friends', 'SNS 6.2.2')
    else if (over !== undefined && !isBridge(t.state, fleets, over)) dropOrder(t, army, 'bridge')
    else boarders.push({ army, fleets })
  }
  return boarders
}

/** SNS 6.4.2: of the fleets named, those that are in reach and have not been driven off. */
function shipsFor(state: State, army: Army, ids: readonly FleetId[]): Fleet[] {
  const { at } = army
  if (!isLandId(at)) return []
  return fleetsOf(powerOf(state, army.faction)).filter(
    (fleet) => ids.includes(fleet.id) && !fleet.driven && isInReach(state, at, fleet.at),
  )
}

/** SNS 5.4.2: whether one unit at least finds a place, those aboard being spread as well as can be. */
function haveRoom(power: Power, fleets: readonly Fleet[]): boolean {
  if (fleets.length === 0) return false
  const aboard = loadsOn(power, [])
  const one = { units: CARRY_PER_UNIT, fleets: fleets.map(({ id }) => id) }
  return excessIn(power, [...aboard, one]) === excessIn(power, aboard)
}

/** SNS 6.1.4: whether an army can go over these ships into the land. */
function isBridge(state: State, fleets: readonly Fleet[], to: LandId): boolean {
  return fleets.every(({ at }) => landsFrom(state, at).includes(to))
}

/** SNS 5.4.2: how many units of a power would find no place. */
export function excessOn(power: Power, boarders: readonly Boarder[]): number {
  return excessIn(power, loadsOn(power, boarders))
}

/** Those who board, and whoever is aboard already. */
function loadsOn(power: Power, boarders: readonly Boarder[]): Load[] {
  return armiesOf(power).flatMap((army): Load[] => {
    const boards = boarders.find((each) => each.army === army)?.fleets.map(({ id }) => id)
    const fleets = boards ?? army.aboard
    return fleets.length === 0 ? [] : [{ units: placesFor(army), fleets }]
  })
}

function excessIn({ fleets }: Power, loads: readonly Load[]): number {
  return excessOf(loads, (id) => {
    const fleet = fleets[id]
    return fleet === undefined ? 0 : placesOf(fleet)
  })
}
