import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { messageOf, UsageFault } from '../fault.ts'
import { textOfFile } from '../record-file.ts'
import type { PlayedBout } from './bout.ts'

/** What must be the same for results to be comparable. */
export interface LadderTerms {
  readonly game: string
  readonly version: number
  readonly seats: readonly string[]
  readonly options: unknown
  readonly seed: string
  readonly effort: number
}

const boutShape = z.strictObject({
  a: z.string(),
  b: z.string(),
  number: z.int().min(0),
  side: z.int().min(0),
  shares: z.array(z.number()),
  decisions: z.int(),
  rejected: z.int(),
  ended: z.boolean(),
})

/** Results of a ladder line by line, each written as soon as it is known: whatever stops it, all that was played is kept. */
export class ResultsFile {
  readonly path: string
  readonly before: readonly PlayedBout[]
  constructor(path: string, terms: LadderTerms) {
    this.path = path
    const text = existsSync(path) ? textOfFile(path) : ''
    const lines = text.split('\n')
    const torn = lines.pop() !== ''
    const [first, ...bouts] = lines
    if (first === undefined) this.#write(JSON.stringify({ ladder: terms }))
    else if (!isDeepStrictEqual(this.#read(first), { ladder: JSON.parse(JSON.stringify(terms)) }))
      throw new UsageFault(
        `${path} holds a ladder with another game, version, seats, options, seed or effort; name another file for this one.`,
      )
    this.before = bouts.map((line) => this.#bout(line))
    // Whoever was stopped in the middle of a line has left it without an end.
    if (torn) writeFileSync(path, lines.map((line) => `${line}\n`).join(''))
  }

  add(bout: PlayedBout): void {
    this.#write(JSON.stringify(bout))
  }

  #write(line: string): void {
    try {
      appendFileSync(this.path, `${line}\n`)
    } catch (trouble) {
      throw new UsageFault(`Results cannot be written to ${this.path}: ${messageOf(trouble)}`, {
        cause: trouble,
      })
    }
  }

  #bout(line: string): PlayedBout {
    const read = boutShape.safeParse(this.#read(line))
    if (!read.success) throw new UsageFault(`${this.path} does not hold the results of a ladder.`)
    return read.data
  }

  #read(line: string): unknown {
    try {
      return JSON.parse(line)
    } catch (trouble) {
      throw new UsageFault(`${this.path} does not hold the results of a ladder.`, { cause: trouble })
    }
  }
}
