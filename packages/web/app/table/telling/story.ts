import type { LedgerLine } from '@windward/kit/contract.ts'
import type { Catalogue } from '@windward/table'

/** Of a moment with many lines so many are read out; the others are seen on the board and stand in the log. */
export const READ_OUT = 3

/** Time to read a line: so much, and so much for each character of it. */
const LOOK_MS = 500
const CHARACTER_MS = 18
/** Where the words are not there yet. */
const USUAL_LENGTH = 60

/** At the usual speed nobody is told of one turn for longer than this, unless its game says less or they ask for everything. */
const TURN_MS = 30_000

/** What happened at once, where it is played on the board. */
export interface Moment {
  readonly lines: readonly LedgerLine[]
  /** It concerns whoever looks. */
  readonly mine: boolean
}

/** How long it takes to read a moment. */
export function readingTime({ lines }: Moment, words: Catalogue): number {
  const length = lines
    .slice(0, READ_OUT)
    .reduce((sum, { what }) => sum + (words[what.key]?.(what.fields).length ?? USUAL_LENGTH), 0)
  return LOOK_MS + CHARACTER_MS * length
}

/** Sees to it that all that is told of a turn, in however many parts, keeps within its time. */
export class Hourglass {
  readonly #spent = new Map<number, number>()
  readonly #longest: number

  constructor(longest = TURN_MS) {
    this.#longest = longest
  }

  /** By how much a part that would take so long has to be told faster, 1 being not at all. */
  share(turn: number, wanted: number): number {
    const spent = this.#spent.get(turn) ?? 0
    const given = Math.min(wanted, this.#longest - spent)
    this.#spent.set(turn, spent + given)
    return wanted === 0 ? 1 : given / wanted
  }
}
