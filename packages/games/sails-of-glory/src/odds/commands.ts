import { askedOdds, EXACTLY, type Given, Misread, type OddsCommand, textIn } from '@windward/search/odds'
import { type Phrase, textOf } from '@windward/table'
import { fullBags } from '../damage/bags.ts'
import { AMMUNITION, type Ammo, lettersAt } from '../data/ammunition.ts'
import { MM, RULER } from '../data/measures.ts'
import { volleyOdds } from './volley-odds.ts'
import { oddsWords, say } from './words.en.ts'

const RAKES = ['none', 'bow', 'stern'] as const
const MOST_FIREPOWER = 20

const broadside: OddsCommand = {
  name: 'broadside',
  about: 'what the guns of one arc may be expected to do to a ship',
  flags: [
    { name: 'firepower', value: 'n', about: 'the figure of the arc on the ship log' },
    { name: 'range', value: 'mm', about: 'how far it is to the target' },
    {
      name: 'ammo',
      value: 'kind',
      about: `what is loaded: ${AMMUNITION.join(', ')}; ball, if it is not said`,
    },
    { name: 'rake', value: 'end', about: 'bow or stern, if the target is raked' },
  ],
  work: (given) => {
    const firepower = numberIn(given, 'firepower', 1, MOST_FIREPOWER)
    const range = Math.round(numberIn(given, 'range', 0, RULER.length / MM) * MM)
    const ammo: Ammo = oneOf(given, 'ammo', AMMUNITION, 'ball')
    const end = oneOf(given, 'rake', RAKES, 'none')
    const rake = end === 'none' ? null : end
    const odds = volleyOdds(fullBags(), { firepower, range, rake, ammo })
    const letters = lettersAt(ammo, range)
    const { counters, points, crew, harmless } = odds
    const lines =
      letters.length === 0
        ? [say('odds.too-far')]
        : [
            say('odds.volley', { counters, letters: [...letters], points, crew }),
            say('odds.harmless', { harmless }),
            say('odds.exact'),
          ]
    return { report: { ...odds, letters, ...EXACTLY }, lines }
  },
}

/** What can be asked about the odds of this game. */
export const odds = askedOdds([broadside], oddsWords)

const unreadable = (why: Phrase): Misread => new Misread(textOf(why, oddsWords))

function numberIn(given: Given, flag: string, least: number, most: number): number {
  const text = textIn(given, flag)
  if (text === undefined || text === '') throw unreadable(say('odds.no-value', { flag }))
  const number = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw unreadable(say('odds.no-number', { flag, least, most }))
}

function oneOf<T extends string>(given: Given, flag: string, known: readonly T[], usual: T): T {
  const word = textIn(given, flag) ?? usual
  const found = known.find((each) => each === word.toLowerCase())
  if (found === undefined) throw unreadable(say('odds.no-word', { flag, word, known: [...known] }))
  return found
}
