import type { OtherWords } from '@windward/kit/about.ts'
import type { ClauseText } from '@windward/kit/contract.ts'

/** Words that say nothing about what is looked for. */
const EMPTY = new Set(
  'a an and are at be by can do does for from how i if in is it its me my of on or that the their there this to what when where which who why with you your'.split(
    ' ',
  ),
)

/** What people say for what the rules call otherwise, in every game. */
const OTHERWISE: OtherWords = {
  win: ['wins', 'winning', 'victory', 'winner'],
  winning: ['win', 'wins', 'victory'],
  lose: ['loses', 'lost', 'loss', 'losses'],
  fight: ['battle', 'combat'],
  attack: ['attacks', 'attacker'],
  buy: ['buys', 'build', 'cost', 'price'],
  money: ['gold', 'income'],
  points: ['score', 'vp'],
  boat: ['ship', 'fleet'],
  soldier: ['unit'],
  shoot: ['fire', 'broadside'],
  draw: ['tie', 'drawn'],
  start: ['begin', 'begins', 'set-up'],
}

/** How much it counts where a word stands. */
const WEIGHTS = { section: 6, chapter: 3, text: 1 } as const
/** Another word for what was asked counts less than the word itself. */
const OTHERWISE_SHARE = 0.6
const MOST_IN_TEXT = 3

/** The clauses that speak of everything that is looked for, those that are about it first. */
export function searchRules(
  clauses: readonly ClauseText[],
  wanted: string,
  others: OtherWords = {},
): readonly ClauseText[] {
  const asked = wordsOf(wanted)
  const number = wanted.trim().toLowerCase()
  const words = asked.filter((word) => !EMPTY.has(word))
  const sought = words.length > 0 ? words : asked
  return clauses
    .map((clause, place) => ({ clause, place, worth: worthOf(clause, sought, number, others) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth || one.place - other.place)
    .map(({ clause }) => clause)
}

/** Whether anything can be looked for by this. */
export function isSearch(wanted: string): boolean {
  return wanted.trim().length > 1
}

function worthOf(clause: ClauseText, sought: readonly string[], number: string, others: OtherWords): number {
  if (clause.id.toLowerCase() === number) return Number.POSITIVE_INFINITY
  if (clause.id.toLowerCase().startsWith(`${number}.`)) return 1000
  let sum = 0
  for (const word of sought) {
    const worth = Math.max(
      worthOfWord(clause, word),
      ...[...(OTHERWISE[word] ?? []), ...(others[singular(word)] ?? [])].map(
        (other) => OTHERWISE_SHARE * worthOfWord(clause, other),
      ),
    )
    if (worth === 0) return 0
    sum += worth
  }
  return sum
}

function worthOfWord({ section, chapter, text }: ClauseText, word: string): number {
  const inText = Math.min(MOST_IN_TEXT, countIn(text, word))
  return (
    WEIGHTS.section * Math.min(1, countIn(section, word)) +
    WEIGHTS.chapter * Math.min(1, countIn(chapter, word)) +
    WEIGHTS.text * inText
  )
}

/** Words that begin so; one and many are the same. */
function countIn(text: string, word: string): number {
  const stem = singular(word)
  const begins = stem.length >= LONG_ENOUGH
  return wordsOf(text).filter((each) => (begins ? each.startsWith(stem) : singular(each) === stem)).length
}

/** Of shorter ones too many words of another kind begin alike: win and wind. */
const LONG_ENOUGH = 4

function singular(word: string): string {
  return word.length > LONG_ENOUGH - 1 ? word.replace(/(ies|es|s|y)$/, '') : word
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
}
