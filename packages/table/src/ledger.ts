import { type Audience, mayRead } from './audience.ts'
import type { GameTypes, Viewer } from './game.ts'
import type { Phrase } from './phrase.ts'
import type { Clause } from './refusal.ts'

/** Something that happened, with the rule that made it happen and those who may know. */
export interface Line<G extends GameTypes> {
  readonly turn: number
  readonly clause: Clause
  readonly what: Phrase
  readonly to: Audience<G>
}

/** A line as one looker gets it: not even who else got it, nor how many lines it did not get. */
export interface SeenLine {
  readonly turn: number
  readonly clause: Clause
  readonly what: Phrase
  readonly private: boolean
}

/** The lines of a match, sorted out for each looker only as far as they have grown since the last look. */
export class Ledger<G extends GameTypes> {
  readonly lines: Line<G>[] = []
  readonly #seen = new Map<string, { upTo: number; lines: SeenLine[] }>()

  seenBy(viewer: Viewer<G>): readonly SeenLine[] {
    let page = this.#seen.get(viewer)
    if (page === undefined) {
      page = { upTo: 0, lines: [] }
      this.#seen.set(viewer, page)
    }
    for (; page.upTo < this.lines.length; page.upTo += 1) {
      const line = this.lines[page.upTo]
      const shown = line === undefined ? undefined : seenAs(line, viewer)
      if (shown !== undefined) page.lines.push(shown)
    }
    return page.lines
  }
}

/** A line as a looker gets it; nothing where it is not for that looker. */
export function seenAs<G extends GameTypes>(line: Line<G>, viewer: Viewer<G>): SeenLine | undefined {
  return mayRead(line.to, viewer) ? seen(line) : undefined
}

function seen<G extends GameTypes>({ turn, clause, what, to }: Line<G>): SeenLine {
  return { turn, clause, what, private: to !== 'all' }
}

/** A line that is not of the ledger, and after how many lines of it it belongs. */
export interface LineBeside<G extends GameTypes> {
  readonly line: Line<G>
  readonly after: number
}

/** What a looker reads of a match with the lines beside its ledger where they belong; they come in the order in which they were told. */
export function logWith<G extends GameTypes>(
  match: { lines(): readonly Line<G>[]; ledger(viewer: Viewer<G>): readonly SeenLine[] },
  beside: readonly LineBeside<G>[],
  viewer: Viewer<G>,
): readonly SeenLine[] {
  const ledger = match.ledger(viewer)
  const readable = beside.filter(({ line }) => mayRead(line.to, viewer))
  if (readable.length === 0) return ledger
  const log: SeenLine[] = []
  const lines = match.lines()
  let all = 0
  let read = 0
  for (const { line, after } of readable) {
    for (; all < after; all += 1) {
      const next = lines[all]
      const shown = next !== undefined && mayRead(next.to, viewer) ? ledger[read] : undefined
      if (shown === undefined) continue
      log.push(shown)
      read += 1
    }
    log.push(seen(line))
  }
  return [...log, ...ledger.slice(read)]
}
