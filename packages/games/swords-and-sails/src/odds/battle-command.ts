import { type Given, type OddsCommand, textIn } from '@windward/search/odds'
import { battleOdds, type Contender } from './battle-odds.ts'
import { certainty } from './command.ts'
import { lineOdds } from './line-odds.ts'
import { factionAnd, leaderIn, numberIn, shipsIn, Unreadable, unitsIn } from './read-arguments.ts'
import { say } from './words.en.ts'

/** Odds of a battle between two forces, in quick combat or in line. */
export const battleCommand: OddsCommand = {
  name: 'battle',
  about: 'who wins a battle, in quick combat or in line',
  flags: [
    { name: 'attacker', value: 'force', about: 'faction and force, such as “BYZ KN:1,HI:4”' },
    { name: 'defender', value: 'force', about: 'the other side' },
    { name: 'sea', about: 'fleets, such as “NSE RD:4,TR:2”' },
    { name: 'line', about: 'in line combat, where all are placed as for somebody who is away' },
    {
      name: 'home',
      value: 'whose',
      about: '“defender” in land he controls, “capital” in that of his capital',
    },
    { name: 'attacker-loaded', value: 'number', about: 'how many of his transports have troops aboard' },
    { name: 'defender-loaded', value: 'number', about: 'the same for the defender; neither with --line' },
    { name: 'attacker-leader', value: 'leader', about: 'who leads the attacker' },
    { name: 'defender-leader', value: 'leader', about: 'who leads the defender' },
    { name: 'attacker-retreats', value: 'per cent', about: 'he goes when below this share of the enemy' },
    { name: 'defender-retreats', value: 'per cent', about: 'the same for the defender' },
  ],
  work: (given, pains) => {
    const home = homeIn(given)
    const where = given['sea'] === true ? 'sea' : 'land'
    const attacker = contender(given, 'attacker', 'no')
    const defender = contender(given, 'defender', home)
    const report = (given['line'] === true ? lineOdds : battleOdds)(attacker, defender, where, pains)
    const { win, lose, neither, rounds, left, began } = report
    const lines = [
      say('odds.win', { win, left: left[0], began: began[0] }),
      say('odds.lose', { lose, left: left[1], began: began[1] }),
      say('odds.neither', { neither, rounds }),
      certainty(report),
    ]
    return { report, lines }
  },
}

function homeIn(given: Given): Contender['home'] {
  const home = textIn(given, 'home')
  if (home === undefined) return 'no'
  if (home === 'defender') return 'land'
  if (home === 'capital') return 'capital'
  throw new Unreadable(say('odds.no-home'))
}

const MOST_PER_CENT = 1000

function contender(given: Given, flag: 'attacker' | 'defender', home: Contender['home']): Contender {
  const { faction, rest } = factionAnd(given, flag)
  return {
    faction,
    leader: leaderIn(given, `${flag}-leader`),
    force: given['sea'] === true ? fleetIn(given, flag, rest) : { units: unitsIn(rest) },
    home,
    retreatBelow: numberIn(given, `${flag}-retreats`, MOST_PER_CENT) / 100,
  }
}

function fleetIn(given: Given, flag: 'attacker' | 'defender', text: string): Contender['force'] {
  const ships = shipsIn(text)
  const loaded = numberIn(given, `${flag}-loaded`, ships.TR ?? 0)
  if (loaded > 0 && given['line'] === true) throw new Unreadable(say('odds.no-loads-in-line'))
  return { ships, loaded }
}
