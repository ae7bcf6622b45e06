import type { LandId } from '../data/area-ids.ts'
import { SIEGE_DICE } from '../data/battle/siege-dice.ts'
import { PILLAGE } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { LeaderPowers } from '../data/factions/leader-powers.ts'
import type { LeaderId } from '../data/factions/leaders.ts'
import { cardOf, leaderOf } from '../powers.ts'
import type { City } from '../state.ts'
import { areAllied } from '../teams.ts'
import type { Board } from '../view/view.ts'

/** What a siege looks at: open to all, so that a state and a view serve alike. */
export interface SiegeBoard extends Pick<Board, 'lands' | 'teams'> {
  readonly powers: Readonly<
    Partial<Record<FactionId, { readonly leader: LeaderId | null; readonly home: readonly LandId[] }>>
  >
}

/** So many dice, what each counts more or less than it shows, and what is added to their sum. */
export interface SiegeRoll {
  readonly dice: number
  readonly each: number
  readonly added: number
}

/** SNS 8.2: what a besieger rolls for the land and all in it that his side does not hold. */
export function siegeDice(board: SiegeBoard, land: LandId, besieger: FactionId): SiegeRoll {
  return {
    ...diceFor(board, land, besieger, citiesAtStake(board, land, besieger)),
    added: additions(board, land, besieger),
  }
}

/** SNS 12.2.1, SNS 12.2.3: the land's die and one city; home and capital add to the first roll of a siege only. */
export function citySiegeDice(
  board: SiegeBoard,
  land: LandId,
  besieger: FactionId,
  city: City,
  isFirst: boolean,
): SiegeRoll {
  const added = isFirst ? additions(board, land, besieger) : 0
  return { ...diceFor(board, land, besieger, [city]), added }
}

/** SNS 8.5.2, SNS 8.5.3, SNS 8.5.4 */
export function pillageDice(board: SiegeBoard, land: LandId, pillager: FactionId): SiegeRoll {
  const favoured = INTRIGUE_CARDS.pillage.favoured[pillager] !== undefined
  const { territoryDice, majorDice } = favoured ? PILLAGE.favoured : PILLAGE
  const cities = citiesAtStake(board, land, pillager)
  const minors = Math.ceil(count(cities, 'minor') / PILLAGE.minorsPerDie)
  const perMajor = Math.min(majorDice, leaderPowers(board, pillager).siege.majorCityDice)
  return {
    dice: territoryDice + minors + count(cities, 'major') * perMajor,
    each: eachDie(board, land, pillager),
    added: additions(board, land, pillager),
  }
}

/** The sum of a roll: the casualty points to take. */
export function siegePoints({ each, added }: SiegeRoll, rolled: readonly number[]): number {
  return rolled.reduce((sum, die) => sum + die + each, added)
}

/** SNS 12.2.6: the cities that the besieger's side does not hold. */
export function citiesAtStake(
  board: Pick<SiegeBoard, 'lands' | 'teams'>,
  land: LandId,
  besieger: FactionId,
): City[] {
  return board.lands[land].cities.filter(
    ({ holder }) => holder === null || !areAllied(board, holder, besieger),
  )
}

function diceFor(board: SiegeBoard, land: LandId, besieger: FactionId, cities: readonly City[]) {
  const { majorCityDice } = leaderPowers(board, besieger).siege
  const dice =
    SIEGE_DICE.territory +
    count(cities, 'minor') * SIEGE_DICE.minorCity +
    count(cities, 'major') * majorCityDice
  return { dice, each: eachDie(board, land, besieger) }
}

/** SNS 8.2.6, SNS 8.2.7 */
function eachDie(board: SiegeBoard, land: LandId, besieger: FactionId): number {
  const { owner } = board.lands[land]
  const resisted =
    owner === null || areAllied(board, owner, besieger) ? 0 : leaderPowers(board, owner).siege.enemyDie
  return leaderPowers(board, besieger).siege.ownDie + resisted
}

/** SNS 8.2.2, SNS 8.2.3, SNS 8.2.4: home and capital added up, only while the land's own faction has it, and not against its team-mates (SNS 12.2.6). */
function additions(board: SiegeBoard, land: LandId, besieger: FactionId): number {
  const { owner, cities } = board.lands[land]
  if (owner === null || areAllied(board, owner, besieger)) return 0
  const { homeSiege, capitalSiege } = cardOf(owner)
  const isHome = board.powers[owner]?.home.includes(land) ?? false
  const hasCapital = cities.some(({ capitalOf, holder }) => capitalOf === owner && holder === owner)
  return (isHome ? homeSiege : 0) + (hasCapital ? capitalSiege : 0)
}

function count(cities: readonly City[], kind: City['kind']): number {
  let found = 0
  for (const city of cities) if (city.kind === kind) found += 1
  return found
}

function leaderPowers({ powers }: SiegeBoard, faction: FactionId): LeaderPowers {
  return leaderOf({ leader: powers[faction]?.leader ?? null })
}
