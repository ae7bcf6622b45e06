import type { LandId } from '../data/area-ids.ts'
import { type FactionId, MAJOR_IDS } from '../data/factions/factions.ts'
import type { LeaderId } from '../data/factions/leaders.ts'
import { handOver } from '../lands.ts'
import { optionsShape } from '../options.ts'
import { begin } from '../setup/begin.ts'
import { pillageDice, siegeDice } from '../siege/siege-dice.ts'
import type { City, State } from '../state.ts'
import { certainty, type OddsCommand } from './command.ts'
import {
  counted,
  factionNamed,
  type Given,
  landNamed,
  leaderIn,
  neededText,
  numberIn,
  textIn,
  Unreadable,
  unitsIn,
} from './read-arguments.ts'
import { siegeOdds } from './siege-odds.ts'
import { say } from './words.en.ts'

/** Odds of a siege of a land as it is when a match begins, or with the cities and the holder that are named. */
export const siegeCommand: OddsCommand = {
  name: 'siege',
  about: 'whether an army outlives the siege of a land',
  flags: [
    { name: 'land', value: 'land', about: 'the land, such as pomerania' },
    { name: 'army', value: 'units', about: 'the besiegers, such as KN:1,HI:4' },
    { name: 'by', value: 'faction', about: 'whose army it is, such as BYZ' },
    { name: 'held-by', value: 'faction', about: 'who holds the land (default: as a match begins)' },
    { name: 'cities', value: 'cities', about: 'its cities, such as minor:2,major:1 (default: as printed)' },
    { name: 'buy-off', value: 'points', about: 'casualty points bought off, as far as the rules allow' },
    { name: 'leader', value: 'leader', about: 'who leads the besiegers' },
    { name: 'holder-leader', value: 'leader', about: 'who leads the holder of the land' },
    { name: 'pillage', about: 'with the card Pillage Territory instead of a siege' },
  ],
  work: (given, pains) => {
    const land = landNamed(neededText(given, 'land'))
    const by = factionNamed(neededText(given, 'by'))
    const units = unitsIn(neededText(given, 'army'))
    const leader = leaderIn(given, 'leader')
    const board = boardFor(given, land, by, leader)
    const roll = (given['pillage'] === true ? pillageDice : siegeDice)(board, land, by)
    const buyOff = numberIn(given, 'buy-off', 999)
    const report = siegeOdds({ faction: by, leader, units, buyOff }, roll, pains)
    const { win, points, lost, army, lostGold, paid } = report
    const lines = [
      say('odds.win-siege', { win }),
      say('odds.roll', { ...roll }),
      say('odds.points', { ...points }),
      say('odds.toll', { lost, army, lostGold, paid }),
      certainty(report),
    ]
    return { report, lines }
  },
}

function boardFor(given: Given, land: LandId, by: FactionId, leader: LeaderId | null): State {
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
  lead(owner, leaderIn(given, 'holder-leader'))
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
