import { type OddsCommand, textIn } from '@windward/search/odds'
import { homeIn } from '../foresight/home.ts'
import { siegeDice } from '../siege/siege-dice.ts'
import { attackOdds } from './attack-odds.ts'
import type { Contender } from './battle-odds.ts'
import { besieged, CITIES, HELD_BY } from './besieged.ts'
import { certainty } from './command.ts'
import { factionNamed, landNamed, leaderIn, neededText, Unreadable, unitsIn } from './read-arguments.ts'
import { say } from './words.en.ts'

/** Odds of holding a land against each of several that could come. */
export const holdCommand: OddsCommand = {
  name: 'hold',
  about: 'whether a land is held against each of those who could come',
  flags: [
    { name: 'land', value: 'land', about: 'the land, such as wessex' },
    { name: 'army', value: 'units', about: 'who stands in it, such as KN:1,HI:4; nobody without it' },
    { name: 'against', value: 'forces', about: 'who could come: “FRA KN:2,HI:3; HRE HI:6”, each by itself' },
    { name: 'line', about: 'battles in line combat' },
    HELD_BY,
    CITIES,
    { name: 'leader', value: 'leader', about: 'who leads the holder' },
  ],
  work: (given, pains) => {
    const land = landNamed(neededText(given, 'land'))
    const leader = leaderIn(given, 'leader')
    const units = textIn(given, 'army')
    const against = neededText(given, 'against')
      .split(';')
      .map(attackerIn)
      .map((attacker) => {
        const board = besieged(given, land, attacker, leader)
        const { owner } = board.lands[land]
        if (owner === null) throw new Unreadable(say('odds.nobodys', { land }))
        const defender: Contender | undefined =
          units === undefined
            ? undefined
            : {
                faction: owner,
                leader,
                force: { units: unitsIn(units) },
                home: homeIn(board, owner, land),
                retreatBelow: 0,
              }
        const roll = siegeDice(board, land, attacker.faction)
        const odds = attackOdds({ attacker, defender, roll, inLine: given['line'] === true }, pains)
        return { faction: attacker.faction, held: 1 - odds.taken, attack: odds }
      })
    const worst = Math.min(...against.map(({ held }) => held))
    const lines = against.flatMap(({ faction, held, attack }) => [
      say('odds.held', { land, faction, held }),
      certainty(attack),
    ])
    return { report: { kind: 'hold', held: worst, against }, lines }
  },
}

/** `FRA KN:2,HI:3` */
function attackerIn(text: string): Contender {
  const [first = '', ...others] = text.trim().split(/\s+/)
  const rest = others.join('')
  if (rest === '') throw new Unreadable(say('odds.no-force', { flag: 'against' }))
  return {
    faction: factionNamed(first),
    leader: null,
    force: { units: unitsIn(rest) },
    home: 'no',
    retreatBelow: 0,
  }
}
