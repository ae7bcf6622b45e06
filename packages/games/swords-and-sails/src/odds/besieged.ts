import { type Flag, type Given, textIn } from '@windward/search/odds'
import type { LandId } from '../data/area-ids.ts'
import { type FactionId, MAJOR_IDS } from '../data/factions/factions.ts'
import type { LeaderId } from '../data/factions/leaders.ts'
import { handOver } from '../lands.ts'
import { optionsShape } from '../options.ts'
import { begin } from '../setup/begin.ts'
import type { City, State } from '../state.ts'
import { counted, factionNamed, Unreadable } from './read-arguments.ts'
import { say } from './words.en.ts'

export const HELD_BY: Flag = {
  name: 'held-by',
  value: 'faction',
  about: 'who holds the land (default: as a match begins)',
}

export const CITIES: Flag = {
  name: 'cities',
  value: 'cities',
  about: 'its cities, such as minor:2,major:1 (default: as printed)',
}

interface Led {
  readonly faction: FactionId
  readonly leader: LeaderId | null
}

/** A land as it is when a match begins, or with the cities and the holder that are named, before who comes to take it. */
export function besieged(
  given: Given,
  land: LandId,
  { faction: by, leader }: Led,
  holderLeader: LeaderId | null,
): State {
  const named = textIn(given, 'held-by')
  const holder = named === undefined ? undefined : factionNamed(named)
  const seats = [...new Set([...MAJOR_IDS, by, ...(holder === undefined ? [] : [holder])])]
  const board = begin(seats, optionsShape.parse({}))
  board.teams = []
  const lead = (faction: FactionId | null, who: LeaderId | null) => {
    const power = faction === null ? undefined : board.powers[faction]
    if (power !== undefined) power.leader = who
  }
  const cities = textIn(given, 'cities')
  if (cities !== undefined) board.lands[land].cities = citiesFor(board, land, cities)
  if (holder !== undefined) handOver(board, land, holder)
  const { owner } = board.lands[land]
  if (owner === by) throw new Unreadable(say('odds.own-land', { land, by }))
  lead(owner, holderLeader)
  lead(by, leader)
  return board
}

/** So many cities instead of those at the start; the capital, if the land has one, is the first of the majors. */
function citiesFor(board: State, land: LandId, text: string): City[] {
  const { owner, cities } = board.lands[land]
  const { minor = 0, major = 0 } = counted(text, ['minor', 'major'])
  const capitalOf = cities.find((city) => city.capitalOf !== null)?.capitalOf ?? null
  const city = (kind: City['kind'], capital: City['capitalOf']): City => ({
    kind,
    capitalOf: capital,
    built: null,
    holder: owner,
  })
  return [
    ...Array.from({ length: major }, (_, place) => city('major', place === 0 ? capitalOf : null)),
    ...Array.from({ length: minor }, () => city('minor', null)),
  ]
}
