import { type LandId, landIds, type SeaId } from './data/area-ids.ts'
import type { FactionId } from './data/factions/factions.ts'
import { CITY_INCOME, HARVEST } from './data/seasons.ts'
import { groundOf, isOn, ZONES } from './quick/ground.ts'
import type { City, LandState, State } from './state.ts'
import type { Board } from './view/view.ts'

/** SNS 1.6.1: half of the map may be all there is. */
export function isOnMap({ options }: Pick<Board, 'options'>, area: LandId | SeaId): boolean {
  return isOn(options.map, area)
}

/** SNS 1.5.4: the home of a major that is not in play is closed to everybody; so is the other half of the map. */
export function isClosed({ options, seats }: Pick<Board, 'options' | 'seats'>, land: LandId): boolean {
  return !groundOf(options.map, seats).open.has(land)
}

/** The lands of this match that can be entered. */
export function openLands({ options, seats }: Pick<Board, 'options' | 'seats'>): readonly LandId[] {
  return groundOf(options.map, seats).lands
}

/** Lands that border by land and can be entered; straits are another matter (SNS 6.3.5). */
export function borders(
  { options, seats }: Pick<Board, 'options' | 'seats'>,
  land: LandId,
): readonly LandId[] {
  return groundOf(options.map, seats).borders.get(land) ?? []
}

export function zonesBeside({ options }: Pick<Board, 'options'>, land: LandId): readonly SeaId[] {
  return ZONES.get(options.map)?.beside.get(land) ?? []
}

export function zonesFrom({ options }: Pick<Board, 'options'>, sea: SeaId): readonly SeaId[] {
  return ZONES.get(options.map)?.from.get(sea) ?? []
}

export function shores({ options, seats }: Pick<Board, 'options' | 'seats'>, sea: SeaId): readonly LandId[] {
  return groundOf(options.map, seats).shores.get(sea) ?? []
}

/** SNS 12.2.5: cities of one land in different hands. */
export function isPartlyTaken({ owner, cities }: LandState): boolean {
  for (const { holder } of cities) if (holder !== owner) return true
  return false
}

/** Whole control: the land and every city in it. */
export function controls({ lands }: Pick<Board, 'lands'>, faction: FactionId, land: LandId): boolean {
  return isWhollyOf(lands[land], faction)
}

export function isWhollyOf(land: LandState, faction: FactionId): boolean {
  return land.owner === faction && !isPartlyTaken(land)
}

const listed = new WeakMap<Board['lands'], readonly NamedLand[]>()
let lastListed: { readonly lands: Board['lands']; readonly all: readonly NamedLand[] } | undefined

export interface NamedLand {
  readonly id: LandId
  readonly land: LandState
}

/** All lands in the order of the map; listed once, since they are looked through so often. */
export function everyLand({ lands }: Pick<Board, 'lands'>): readonly NamedLand[] {
  if (lastListed === undefined || lastListed.lands !== lands) lastListed = { lands, all: listOf(lands) }
  return lastListed.all
}

function listOf(lands: Board['lands']): readonly NamedLand[] {
  let all = listed.get(lands)
  if (all === undefined) {
    all = landIds.map((id) => ({ id, land: lands[id] }))
    listed.set(lands, all)
  }
  return all
}

/** Lands wholly controlled by the faction. */
export function landsOf(board: Pick<Board, 'lands'>, faction: FactionId): LandId[] {
  const found: LandId[] = []
  for (const { id, land } of everyLand(board)) {
    if (isWhollyOf(land, faction)) found.push(id)
  }
  return found
}

/** The same lands, each with what stands in it. */
export function namedLandsOf(board: Pick<Board, 'lands'>, faction: FactionId): NamedLand[] {
  const found: NamedLand[] = []
  for (const named of everyLand(board)) {
    if (isWhollyOf(named.land, faction)) found.push(named)
  }
  return found
}

/** Cities the faction holds, in lands taken in part too. */
export function citiesOf(board: Pick<Board, 'lands'>, faction: FactionId): City[] {
  const found: City[] = []
  for (const { land } of everyLand(board)) {
    for (const city of land.cities) if (city.holder === faction) found.push(city)
  }
  return found
}

export function countCities({ cities }: LandState, kind: City['kind']): number {
  let count = 0
  for (const city of cities) if (city.kind === kind) count += 1
  return count
}

/** SNS 1.4.2: a minor city is 1 point, a major city 3. */
export function cityPoints(land: LandState): number {
  let points = 0
  for (const { kind } of land.cities) points += kind === 'minor' ? 1 : 3
  return points
}

/** SNS 1.4.3, SNS 1.6.1 */
export function isPort(board: Pick<Board, 'lands' | 'options'>, land: LandId): boolean {
  return zonesBeside(board, land).length > 0 && board.lands[land].cities.length > 0
}

/** SNS 2.1: what the land yields in Spring when it is whole. */
export function springIncome(land: LandState): number {
  return HARVEST + land.cities.reduce((sum, { kind }) => sum + CITY_INCOME[kind], 0)
}

/** Gives the land, with all its cities, to somebody or to nobody. */
export function handOver(state: State, land: LandId, to: FactionId | null): void {
  const taken = state.lands[land]
  taken.owner = to
  for (const city of taken.cities) city.holder = to
}
