import { type Given, type OddsCommand, textIn } from '@windward/search/odds'
import type { Phrase } from '@windward/table'
import { homeIn } from '../foresight/home.ts'
import { siegeDice } from '../siege/siege-dice.ts'
import { type AttackOdds, attackOdds } from './attack-odds.ts'
import type { Contender } from './battle-odds.ts'
import { besieged, CITIES, HELD_BY } from './besieged.ts'
import { certainty } from './command.ts'
import { factionAnd, landNamed, leaderIn, neededText, unitsIn } from './read-arguments.ts'
import { say } from './words.en.ts'

/** Odds of a whole attack: the battle for a land, then its siege. */
export const attackCommand: OddsCommand = {
  name: 'attack',
  about: 'whether an army takes a land: the battle for it, then the siege',
  flags: [
    { name: 'land', value: 'land', about: 'the land, such as flanders' },
    { name: 'attacker', value: 'force', about: 'who comes, such as “ENG KN:2,HI:3”' },
    { name: 'defender', value: 'force', about: 'the army that stands there, if there is one' },
    { name: 'line', about: 'the battle in line combat' },
    HELD_BY,
    CITIES,
    { name: 'attacker-leader', value: 'leader', about: 'who leads the attacker' },
    { name: 'defender-leader', value: 'leader', about: 'who leads the defender' },
    { name: 'holder-leader', value: 'leader', about: 'who leads the holder of the land' },
  ],
  work: (given, pains) => {
    const land = landNamed(neededText(given, 'land'))
    const attacker = contender(given, 'attacker')
    const board = besieged(given, land, attacker, leaderIn(given, 'holder-leader'))
    const defender =
      textIn(given, 'defender') === undefined
        ? undefined
        : defending(given, (who) => homeIn(board, who, land))
    const roll = siegeDice(board, land, attacker.faction)
    const report = attackOdds({ attacker, defender, roll, inLine: given['line'] === true }, pains)
    return { report, lines: linesOf(report) }
  },
}

/** A whole attack in words. */
function linesOf(report: AttackOdds): Phrase[] {
  const { taken, battle, siege } = report
  const { points, army, win } = siege
  return [
    say('odds.taken', { taken }),
    ...(battle === null
      ? []
      : [
          say('odds.field', { win: battle.win, lose: battle.lose, neither: battle.neither }),
          say('odds.units', { left: [...battle.figures.left], began: [...battle.figures.began] }),
        ]),
    say('odds.roll', { ...siege.roll }),
    say('odds.points', { ...points }),
    say('odds.walls', { army, win }),
    certainty(report),
  ]
}

function contender(given: Given, flag: 'attacker' | 'defender'): Contender {
  const { faction, rest } = factionAnd(given, flag)
  const leader = leaderIn(given, `${flag}-leader`)
  return { faction, leader, force: { units: unitsIn(rest) }, home: 'no', retreatBelow: 0 }
}

function defending(given: Given, home: (who: Contender['faction']) => Contender['home']): Contender {
  const defender = contender(given, 'defender')
  return { ...defender, home: home(defender.faction) }
}
