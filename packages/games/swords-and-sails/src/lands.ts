import type { LandId, SeaId } from './data/area-ids.ts'
import type { FactionId } from './data/factions/factions.ts'
import { CITY_INCOME, HARVEST } from './data/seasons.ts'
import { listOfLands } from './quick/list-of-lands.ts'
import { isOn, surveyOf } from './quick/survey.ts'
import type { City, LandState, State } from './state.ts'
import type { Board } from './view/view.ts'

/** What says how far the map of a match goes. */
type Match = Pick<Board, 'options' | 'seats'>

/** SNS 1.6.1: half of the map may be all there is. */
export function isOnMap({ options }: Pick<Board, 'options'>, area: LandId | SeaId): boolean {
  return isOn(options.map, area)
}

/** SNS 1.5.4: the home of a major that is not in play is closed to everybody; so is the other half of the map. */
export function isClosed(match: Match, land: LandId): boolean {
  return !surveyOf(match).open.has(land)
}

/** The lands of this match that can be entered. */
export function openLands(match: Match): readonly LandId[] {
  return surveyOf(match).lands
}

/** Lands that border by land and can be entered; straits are another matter (SNS 6.3.5). */
export function borders(match: Match, land: LandId): readonly LandId[] {
  return surveyOf(match).borders.get(land) ?? []
}

export function zonesBeside(match: Match, land: LandId): readonly SeaId[] {
  return surveyOf(match).zonesBeside.get(land) ?? []
}

export function zonesFrom(match: Match, sea: SeaId): readonly SeaId[] {
  return surveyOf(match).zonesFrom.get(sea) ?? []
}

export function shores(match: Match, sea: SeaId): readonly LandId[] {
  return surveyOf(match).shores.get(sea) ?? []
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

function isWhollyOf(land: LandState, faction: FactionId): boolean {
  return land.owner === faction && !isPartlyTaken(land)
}

/** All lands in the order of the map. */
export function everyLand({ lands }: Pick<Board, 'lands'>): ReturnType<typeof listOfLands> {
  return listOfLands(lands)
}

/** Lands wholly controlled by the faction. */
export function landsOf(board: Pick<Board, 'lands'>, faction: FactionId): LandId[] {
  const found: LandId[] = []
  for (const { id, land } of everyLand(board)) if (isWhollyOf(land, faction)) found.push(id)
  return found
}

/** Cities the faction holds, in lands taken in part too. */
export function citiesOf(board: Pick<Board, 'lands'>, faction: FactionId): City[] {
  return everyLand(board).flatMap(({ land }) => land.cities.filter(({ holder }) => holder === faction))
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
export function isPort(board: Match & Pick<Board, 'lands'>, land: LandId): boolean {
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
