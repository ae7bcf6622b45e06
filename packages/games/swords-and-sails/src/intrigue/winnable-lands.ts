import { type Refusal, refuse } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import { MARRIAGE_PRICE, POLITICAL_REACH } from '../data/cards/card-effects.ts'
import { type FactionId, MINOR_IDS, type MinorId } from '../data/factions/factions.ts'
import { landOf, lands } from '../data/map.ts'
import { CITY_INCOME } from '../data/seasons.ts'
import { borders, cityPoints, controls, countCities, isClosed, isPartlyTaken, openLands } from '../lands.ts'
import type { LandState } from '../state.ts'
import { teamOf } from '../teams.ts'
import type { Board } from '../view/view.ts'
import { say } from './words.en.ts'

/** SNS 3.4.4: minor factions whose cities, as the map has them, yield more than such a card can win. */
const TOO_RICH: readonly MinorId[] = MINOR_IDS.filter(
  (minor) => cityIncomeOf(minor) > POLITICAL_REACH.minorFactionCityIncome,
)

function cityIncomeOf(minor: MinorId): number {
  return lands
    .filter(({ home }) => home === minor)
    .reduce((sum, { cities }) => sum + cities.minor * CITY_INCOME.minor + cities.major * CITY_INCOME.major, 0)
}

/** The minor faction that is not in play, is too rich to be won and has its home here. */
function richRealm({ seats }: Pick<Board, 'seats'>, land: LandId): MinorId | undefined {
  const { home } = landOf(land)
  return home !== null && TOO_RICH.includes(home) && !seats.includes(home) ? home : undefined
}

/** Why a seat cannot name this land for Marriage, Title or Minor Ally (SNS 3.4.1 to SNS 3.4.5, SNS 4.5.1). */
export function winFault(board: Board, seat: FactionId, land: LandId): Refusal | undefined {
  const { owner, cities } = board.lands[land]
  if (isClosed(board, land)) return refuse('SNS 3.4.4', say('intrigue.win.closed', { land }))
  if (owner !== null || cities.some(({ holder }) => holder !== null))
    return refuse('SNS 3.4.4', say('intrigue.win.held', { land }))
  const realm = richRealm(board, land)
  if (realm !== undefined) {
    const limit = POLITICAL_REACH.minorFactionCityIncome
    return refuse('SNS 3.4.4', say('intrigue.win.rich-realm', { land, realm, limit }))
  }
  const most = POLITICAL_REACH.cityPoints
  if (cityPoints(board.lands[land]) > most)
    return refuse('SNS 3.4.1', say('intrigue.win.too-rich', { land, most }))
  if (isBeside(board, seat, land)) return undefined
  const friends = teamOf(board, seat)?.members ?? []
  return friends.some((friend) => isBeside(board, friend, land))
    ? refuse('SNS 3.4.2', say('intrigue.win.friend-only', { land }))
    : refuse('SNS 3.4.1', say('intrigue.win.far', { land }))
}

/** Whether the seat has a land that borders this one. */
function isBeside(board: Board, seat: FactionId, land: LandId): boolean {
  for (const other of borders(board, land)) if (controls(board, seat, other)) return true
  return false
}

/** The lands a seat could win so, in the order of the map. */
export function winnableLands(board: Board, seat: FactionId): LandId[] {
  return openLands(board).filter((land) => isWinnable(board, land) && isBeside(board, seat, land))
}

/** SNS 3.4.1, SNS 3.4.4: nobody's, and not too rich. */
function isWinnable(board: Board, land: LandId): boolean {
  const there = board.lands[land]
  if (there.owner !== null || isPartlyTaken(there)) return false
  return cityPoints(there) <= POLITICAL_REACH.cityPoints && richRealm(board, land) === undefined
}

/** SNS 3.4.3 */
export function marriagePrice(land: LandState): number {
  return (
    MARRIAGE_PRICE.territory +
    MARRIAGE_PRICE.minorCity * countCities(land, 'minor') +
    MARRIAGE_PRICE.majorCity * countCities(land, 'major')
  )
}
