import type { FigureId } from '../battle/figure.ts'
import { takeFigures } from '../battle/losses/losses.ts'
import { isLandId, type LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { FleetId } from '../data/pieces.ts'
import { CARRY_PER_UNIT, UNIT_IDS } from '../data/units.ts'
import { excessOf, type Load, placesFor, placesOf } from '../orders/places-aboard.ts'
import { isInReach, landsFrom } from '../orders/plan.ts'
import { type Army, armyKey, type Fleet, keyOf } from '../pieces.ts'
import { armiesOf, armyCalled, everyFleet, fleetsOf, isEmpty, removeEmpty } from '../pieces-of.ts'
import { powerOf, powersIn } from '../powers.ts'
import type { Power, SnsFlow, SnsTable, State } from '../state.ts'
import { overload } from './decide-overload.ts'
import { dropOrder } from './drop-order.ts'
import { isBarred } from './entry.ts'
import { cheapest, type Boarding as Loads } from './make-room-aboard.ts'
import { say } from './words.en.ts'

/** Who of a faction boards which fleets. */
interface Boarding {
  readonly faction: FactionId
  readonly loads: Loads
}

/** SNS 6.1.1: armies go aboard, before the fleets move or after; across a bridge too (SNS 6.1.4). */
export function* board(t: SnsTable, when: 'before' | 'after'): SnsFlow {
  const boarding = yield* t.step('boarders', () => makeReady(t, when))
  yield* t.step('room', () => disbandExcess(t, boarding))
  for (const { faction, loads } of boarding)
    for (const boarder of boardersIn(powerOf(t.state, faction), loads)) goAboard(t, boarder)
  for (const { faction } of powersIn(t.state)) removeEmpty(t.state, faction)
  for (const fleet of everyFleet(t.state)) fleet.berths = undefined
}

/** SNS 5.4.6: how many places there are before the sea battles, to see afterwards where some were lost. */
export function countBerths(state: State): void {
  for (const fleet of everyFleet(state)) fleet.berths = placesOf(fleet)
}

function makeReady(t: SnsTable, when: 'before' | 'after'): Boarding[] {
  const all = powersIn(t.state).flatMap((power) => {
    const boarders = boardersOf(t, power, when)
    return boarders.length === 0 ? [] : [{ faction: power.faction, boarders }]
  })
  for (const { boarders } of all) for (const { army } of boarders) sendHome(t, army)
  return all.map(({ faction, boarders }) => ({
    faction,
    loads: boarders.map(({ army, fleets }) => ({ army: army.id, fleets: fleets.map(({ id }) => id) })),
  }))
}

function boardersIn({ armies, fleets }: Power, loads: Loads): Boarder[] {
  return loads.flatMap(({ army: id, fleets: ids }) => {
    const army = armies[id]
    return army === undefined ? [] : [{ army, fleets: ids.flatMap((each) => fleets[each] ?? []) }]
  })
}

/** SNS 5.4.5: the units named in the order, as far as Sabotage has left them, and not all there is. */
function sendHome(t: SnsTable, army: Army): void {
  const does = army.order?.does
  const disband = does?.deed === 'board' ? does.disband : undefined
  if (disband === undefined) return
  const home = UNIT_IDS.map((unit) => ({ unit, count: Math.min(disband[unit] ?? 0, army.units[unit]) }))
  const count = home.reduce((sum, each) => sum + each.count, 0)
  if (count === 0 || count >= placesFor(army)) return
  for (const each of home) takeFigures(army, each.unit, each.count)
  t.tell([army.faction], 'SNS 5.4.5', say('overload.gone', { piece: keyOf(army), count }))
}

/** SNS 5.4.6: who is asked follows from what all have seen, and not from how many there are (SNS 14.1.1). */
function* disbandExcess(t: SnsTable, boarding: readonly Boarding[]): SnsFlow {
  const loadsOf = (seat: FactionId) => boarding.find(({ faction }) => faction === seat)?.loads ?? []
  const chosen = yield* t.askAll(
    boarding
      .filter(({ faction, loads }) => boardsReduced(boardersIn(powerOf(t.state, faction), loads)))
      .map(({ faction }) => faction),
    overload,
    (seat) => {
      const power = powerOf(t.state, seat)
      const loads = loadsOf(seat)
      return { excess: excessOn(power, boardersIn(power, loads)), boarding: loads }
    },
  )
  for (const { faction, loads } of boarding) {
    const power = powerOf(t.state, faction)
    const own = { armies: armiesOf(power), fleets: fleetsOf(power) }
    for (const { piece, kind, count } of chosen.get(faction) ?? cheapest(own, loads)) {
      const army = loads.some((load) => armyKey(faction, load.army) === piece)
        ? armyCalled(t.state, piece)
        : undefined
      if (army !== undefined) disband(t, army, kind, count)
    }
  }
}

/** Whether any of them boards a fleet that has lost places in the sea battles. */
function boardsReduced(boarders: readonly Boarder[]): boolean {
  return boarders.some(({ fleets }) => fleets.some((fleet) => placesOf(fleet) < (fleet.berths ?? 0)))
}

function disband(t: SnsTable, army: Army, kind: FigureId, count: number): void {
  takeFigures(army, kind, count)
  t.tell([army.faction], 'SNS 5.4.6', say('overload.gone', { piece: keyOf(army), count }))
}

function goAboard(t: SnsTable, { army, fleets }: Boarder): void {
  const [first] = fleets
  if (first === undefined || isEmpty(army)) return
  army.at = first.at
  army.aboard = fleets.map(({ id }) => id)
  t.tell('all', 'SNS 6.1.1', say('movement.boarded', { piece: keyOf(army), fleets: [...army.aboard] }))
}

/** An army about to go aboard. */
interface Boarder {
  readonly army: Army
  readonly fleets: readonly Fleet[]
}

/** SNS 6.4.3: those of a power who can still board; the others stay ashore. */
function boardersOf(t: SnsTable, power: Power, when: 'before' | 'after'): Boarder[] {
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
function excessOn(power: Power, boarders: readonly Boarder[]): number {
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
