import { countOf, UNIT_IDS, type Units } from '@windward/sails-of-war/facts'
import { words } from './words.en.ts'

/** As wide as a tile below its middle. */
export const WIDEST_PLATE = 77

/** What a number alone takes beside the emblem, of one figure and of two. */
const NUMBER = { one: 34, two: 40 }
/** Letters begin after the emblem, and so much is left after them. */
const FROM = 17
const AFTER = 4
/** How large letters are on one line, and on two. */
const SIZE = { one: 10, two: 7.2 }

interface Plate {
  readonly count: number
  /** “2F 1A”: how many of each kind, in two lines where one would be too long. */
  readonly lines: readonly string[]
  /** Where the letters begin. */
  readonly from: number
  readonly width: number
}

/** How wide bold letters and figures are at most, by their size. */
function wide(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (' i'.includes(letter) ? 0.36 : 0.74), 0) * size
}

/** What is written about the units of one player in one place; in brief only how many they are. */
export function plateOf(units: Units, brief = false): Plate {
  const count = countOf(units)
  if (brief) return { count, lines: [], from: FROM, width: count < 10 ? NUMBER.one : NUMBER.two }
  const kinds = UNIT_IDS.filter((unit) => units[unit] > 0).map(
    (unit) => `${units[unit]}${words.letters[unit]}`,
  )
  const line = kinds.join(' ')
  const whole = FROM + wide(line, SIZE.one) + AFTER
  if (whole <= WIDEST_PLATE) return { count, lines: [line], from: FROM, width: Math.max(whole, NUMBER.one) }
  const half = Math.ceil(kinds.length / 2)
  const lines = [kinds.slice(0, half).join(' '), kinds.slice(half).join(' ')]
  const widest = Math.max(...lines.map((letters) => wide(letters, SIZE.two)))
  return { count, lines, from: FROM, width: FROM + widest + AFTER }
}
