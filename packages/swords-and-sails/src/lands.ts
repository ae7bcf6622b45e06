import { type LandId, landIds, type SeaId } from './data/area-ids.ts'
import { type FactionId, MAJOR_IDS } from './data/factions.ts'
import { HOME_LANDS } from './data/home-lands.ts'
import { halfOf, isCoastal, landNeighbours, seaNeighbours, seasBeside, shoresOf } from './data/map.ts'
import { CITY_INCOME, HARVEST } from './data/seasons.ts'
import type { City, LandState, State } from './state.ts'
import type { Board } from './view.ts'

/** SNS 1.6.1: half of the map may be all there is. */
export function isOnMap({ options }: Pick<Board, 'options'>, area: LandId | SeaId): boolean {
  return options.map === 'whole' || halfOf(area) === options.map
}

/** SNS 1.5.4: the home of a major that is not in play is closed to everybody; so is the other half of the map. */
export function isClosed(state: Pick<Board, 'options' | 'seats'>, land: LandId): boolean {
  if (!isOnMap(state, land)) return true
  return MAJOR_IDS.some((major) => !state.seats.includes(major) && HOME_LANDS[major].includes(land))
}

/** The lands of this match that can be entered. */
export function openLands(state: Pick<Board, 'options' | 'seats'>): LandId[] {
  return landIds.filter((land) => !isClosed(state, land))
}

/** Lands that border by land and can be entered; straits are another matter (SNS 6.3.5). */
export function borders(state: Pick<Board, 'options' | 'seats'>, land: LandId): LandId[] {
  return landNeighbours(land).filter((other) => !isClosed(state, other))
}

export function zonesBeside(state: Pick<Board, 'options'>, land: LandId): SeaId[] {
  return seasBeside(land).filter((sea) => isOnMap(state, sea))
}

export function zonesFrom(state: Pick<Board, 'options'>, sea: SeaId): SeaId[] {
  return seaNeighbours(sea).filter((other) => isOnMap(state, other))
}

export function shores(state: Pick<Board, 'options' | 'seats'>, sea: SeaId): LandId[] {
  return shoresOf(sea).filter((land) => !isClosed(state, land))
}

/** SNS 12.2.5: cities of one land in different hands. */
export function isPartlyTaken(land: LandState): boolean {
  return land.cities.some(({ holder }) => holder !== land.owner)
}

/** Whole control: the land and every city in it. */
export function controls(state: Pick<Board, 'lands'>, faction: FactionId, land: LandId): boolean {
  const { owner } = state.lands[land]
  return owner === faction && !isPartlyTaken(state.lands[land])
}

/** Lands wholly controlled by the faction. */
export function landsOf(state: Pick<Board, 'lands'>, faction: FactionId): LandId[] {
  return landIds.filter((land) => controls(state, faction, land))
}

/** Cities the faction holds, in lands taken in part too. */
export function citiesOf(state: Pick<Board, 'lands'>, faction: FactionId): City[] {
  return landIds.flatMap((land) => state.lands[land].cities.filter(({ holder }) => holder === faction))
}

export function countCities(land: LandState, kind: City['kind']): number {
  return land.cities.filter((city) => city.kind === kind).length
}

/** SNS 1.4.2: a minor city is 1 point, a major city 3. */
export function cityPoints(land: LandState): number {
  return countCities(land, 'minor') + 3 * countCities(land, 'major')
}

/** SNS 1.4.3 */
export function isPort(state: Pick<Board, 'lands'>, land: LandId): boolean {
  return isCoastal(land) && state.lands[land].cities.length > 0
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
