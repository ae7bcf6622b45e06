import type { OddsCommand } from '@windward/search/odds'
import { pillageDice, siegeDice } from '../siege/siege-dice.ts'
import { besieged, CITIES, HELD_BY } from './besieged.ts'
import { certainty } from './command.ts'
import { factionNamed, landNamed, leaderIn, neededText, numberIn, unitsIn } from './read-arguments.ts'
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
    HELD_BY,
    CITIES,
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
    const board = besieged(given, land, { faction: by, leader }, leaderIn(given, 'holder-leader'))
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
