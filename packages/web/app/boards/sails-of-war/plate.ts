import { countOf, UNIT_IDS, type Units } from '@windward/sails-of-war/board'

const LETTERS = { footman: 'F', archer: 'A', cavalry: 'C', giant: 'G', firegaunt: 'Fi', dragon: 'D' } as const

/** As wide as a tile below its middle. */
export const WIDEST_PLATE = 77

/** What the emblem and a number of one figure take, what a further figure does, and what a letter does. */
const ROOM = { number: 31, figure: 7, letter: 4.4, small: 3.5 }
const NARROWEST = 44

interface Plate {
  readonly count: number
  /** “2F 1A”: how many of each kind, in two lines where one would be too long. */
  readonly lines: readonly string[]
  /** Where the letters begin. */
  readonly from: number
  readonly width: number
}

/** What is written about the units of one player in one place; in brief only how many they are. */
export function plateOf(units: Units, brief = false): Plate {
  const count = countOf(units)
  const from = ROOM.number + (count < 10 ? 0 : ROOM.figure)
  if (brief) return { count, lines: [], from, width: from + 3 }
  const kinds = UNIT_IDS.filter((unit) => units[unit] > 0).map((unit) => `${units[unit]}${LETTERS[unit]}`)
  const wide = (letters: string, each: number) => Math.max(NARROWEST, from + 4 + letters.length * each)
  const line = kinds.join(' ')
  if (wide(line, ROOM.letter) <= WIDEST_PLATE)
    return { count, lines: [line], from, width: wide(line, ROOM.letter) }
  const half = Math.ceil(kinds.length / 2)
  const lines = [kinds.slice(0, half).join(' '), kinds.slice(half).join(' ')]
  return { count, lines, from, width: Math.max(...lines.map((letters) => wide(letters, ROOM.small))) }
}
