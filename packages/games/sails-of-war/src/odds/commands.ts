import {
  askedOdds,
  type Certainty,
  type Given,
  Misread,
  type OddsCommand,
  textIn,
} from '@windward/search/odds'
import { type Phrase, textOf } from '@windward/table'
import { RACE_IDS } from '../data/races.ts'
import { UNIT_IDS } from '../data/units.ts'
import type { SomeUnits } from '../pieces.ts'
import { type Force, landOdds } from './land-odds.ts'
import { seaOdds } from './sea-odds.ts'
import { oddsWords, say } from './words.en.ts'

const MOST_WALLS = 5
const MOST_SHIPS = 30

const battle: OddsCommand = {
  name: 'battle',
  about: 'who holds a Realm after a battle on land',
  flags: [
    { name: 'attacker', value: 'force', about: 'race and units, such as “knights footman:3,cavalry:2”' },
    {
      name: 'defender',
      value: 'forces',
      about: 'the same; several that are fought one after the other are parted by semicolons',
    },
    { name: 'walls', value: 'n', about: 'strength of the walls, if the defender holds the Realm' },
    { name: 'base', about: 'in base mode, where walls strengthen the defender' },
  ],
  work: (given, pains) => {
    const attacker = forceIn(needed(given, 'attacker'))
    const defenders = needed(given, 'defender')
      .split(';')
      .map((text) => forceIn(text.trim()))
    const walls = numberIn(given, 'walls', MOST_WALLS)
    const report = landOdds({ attacker, defenders, walls, base: given['base'] === true }, pains)
    const { win, lose, neither, left, began } = report
    const lines = [
      say('odds.realm', { race: attacker.race, win, lose, neither }),
      say('odds.left', { left: [...left], began: [...began] }),
      say('odds.assumes'),
      certainty(report),
    ]
    return { report, lines }
  },
}

const sea: OddsCommand = {
  name: 'sea',
  about: 'whose Warships are left after a sea battle',
  flags: [
    { name: 'attacker', value: 'n', about: 'how many Warships the active player has there' },
    { name: 'defender', value: 'n', about: 'how many the other has' },
  ],
  work: (given) => {
    const report = seaOdds(numberIn(given, 'attacker', MOST_SHIPS), [numberIn(given, 'defender', MOST_SHIPS)])
    const { win, lose, neither, left, began } = report
    const lines = [
      say('odds.sea', { win, lose, neither }),
      say('odds.left', { left: [...left], began: [...began] }),
      certainty(report),
    ]
    return { report, lines }
  },
}

/** What can be asked about the odds of this game. */
export const odds = askedOdds([battle, sea], oddsWords)

const unreadable = (why: Phrase): Misread => new Misread(textOf(why, oddsWords))

function certainty({ exact, trials, error }: Certainty): Phrase {
  return exact ? say('odds.exact') : say('odds.sampled', { trials, error })
}

function needed(given: Given, flag: string): string {
  const text = textIn(given, flag)
  if (text === undefined || text === '') throw unreadable(say('odds.no-value', { flag }))
  return text
}

function numberIn(given: Given, flag: string, most: number): number {
  const text = textIn(given, flag) ?? '0'
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= most) return number
  throw unreadable(say('odds.no-number', { flag, most }))
}

/** `orcs footman:3,archer:1` */
function forceIn(text: string): Force {
  const [word = '', ...rest] = text.split(/\s+/)
  const race = RACE_IDS.find((id) => id === word.toLowerCase())
  if (race === undefined) throw unreadable(say('odds.no-race', { word, known: [...RACE_IDS] }))
  const units: SomeUnits = {}
  for (const part of rest.join('').split(',')) {
    const [kind = '', count = ''] = part.split(':')
    const unit = UNIT_IDS.find((id) => id === kind.toLowerCase())
    if (unit === undefined) throw unreadable(say('odds.no-unit', { word: kind, known: [...UNIT_IDS] }))
    if (!/^[1-9]\d?$/.test(count)) throw unreadable(say('odds.no-count', { word: part }))
    units[unit] = (units[unit] ?? 0) + Number(count)
  }
  return { race, units }
}
