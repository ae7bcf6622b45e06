import type { WireLine, WireMoment } from '@windward/client'
import type { ReplaySource, SeenMoment } from '../replay-source.ts'
import { hostWords } from '../words.en.ts'
import { lineOf } from './log-line-of.ts'
import { client } from './session.ts'

/** The moments of a match at a server that goes on: what one's own seat saw, and nothing else. */
export class MomentsSource implements ReplaySource {
  readonly #match: string
  #viewer = ''
  #last = 0
  #lines: readonly WireLine[] = []
  /** Those that were fetched, of whoever looks now. */
  readonly #moments = new Map<number, WireMoment>()

  constructor(match: string) {
    this.#match = match
  }

  async look(viewer: string): Promise<number> {
    this.#viewer = viewer
    this.#moments.clear()
    const { last } = await this.#fetch(0)
    this.#last = last
    this.#lines = await linesOf(this.#match, viewer)
    return last
  }

  async moment(place: number, viewer: string): Promise<SeenMoment> {
    const { turn, view, line, frames } = this.#moments.get(place) ?? (await this.#fetched(place))
    return {
      position: { seat: viewer, turn, view, awaited: [], outcome: undefined },
      lines: this.#lines.filter(({ n }) => n <= line).map(lineOf),
      frames,
    }
  }

  close(): void {
    this.#moments.clear()
  }

  async #fetched(place: number): Promise<WireMoment> {
    // Whoever goes back comes from the right: some of those before it may be wanted next.
    const from = place === this.#last ? place : Math.max(0, place - 5)
    for (const first of [from, place]) {
      await this.#fetch(first)
      const found = this.#moments.get(place)
      if (found !== undefined) return found
    }
    throw new Error(hostWords.unknownMoment)
  }

  async #fetch(from: number): Promise<{ readonly last: number }> {
    const { last, moments } = await client.moments(this.#match, from, this.#viewer)
    for (const moment of moments) this.#moments.set(moment.n, moment)
    return { last }
  }
}

/** All lines of a viewer; they come page by page. */
async function linesOf(match: string, viewer: string): Promise<readonly WireLine[]> {
  const all: WireLine[] = []
  for (;;) {
    const { lines } = await client.lines(match, all.at(-1)?.n ?? 0, viewer)
    if (lines.length === 0) return all
    all.push(...lines)
  }
}
