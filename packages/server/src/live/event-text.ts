import type { WirePatch } from '@windward/client'
import type { AnyGame, GameTypes, Line } from '@windward/table'
import { wireLine } from '../match/questions-and-lines.ts'
import type { SteppedMatch } from '../match/stepped-match.ts'
import type { ViewerPosition } from '../match/viewer-position.ts'
import { cursorText, type EventName, type Follower } from './follower.ts'

/** An event for one follower, with the cursor that stands after it. */
export function eventFor({ writing, cursor }: Follower, event: EventName, data: string): string {
  return writing(event, cursorText(cursor), data)
}

/** The whole position as one viewer sees it. */
export function positionText(stepped: SteppedMatch, viewerPosition: ViewerPosition): string {
  const { turn, view, questions, awaited, outcome } = viewerPosition.shown(stepped.shared)
  const { sequence } = viewerPosition.counters
  return JSON.stringify({ sequence, viewer: viewerPosition.viewer, turn, view, questions, awaited, outcome })
}

/** What changed when somebody sealed or withdrew: who is awaited, and to the seat itself its own questions. */
function awaitedText(stepped: SteppedMatch, viewerPosition: ViewerPosition): string {
  const { awaited, questions } = viewerPosition.shown(stepped.shared)
  const { sequence } = viewerPosition.counters
  return JSON.stringify({ sequence, awaited, ...(viewerPosition.unsent.questions && { questions }) })
}

/** What changed since the last position, whatever it is. */
function patchText(viewerPosition: ViewerPosition): string {
  const { counters, toldSequence: from } = viewerPosition
  const patch: WirePatch = { from, sequence: counters.sequence, changes: viewerPosition.changes() ?? {} }
  return JSON.stringify(patch)
}

/** The lines of one telling: each is put into words once, however many may read it. */
export class Wording {
  readonly #game: AnyGame
  readonly #rests = new Map<Line<GameTypes>, string>()

  constructor(game: AnyGame) {
    this.#game = game
  }

  numbered(lines: readonly Line<GameTypes>[], first: number): string {
    let text = '['
    for (const [index, line] of lines.entries())
      text += `${index === 0 ? '' : ','}{"n":${first + index},${this.#restOf(line)}`
    return `${text}]`
  }

  /** All of a line but its number, which every viewer counts alone. */
  #restOf(line: Line<GameTypes>): string {
    let rest = this.#rests.get(line)
    if (rest === undefined) {
      const { n: _, ...told } = wireLine(this.#game, { n: 0, ...line, private: line.to !== 'all' })
      rest = JSON.stringify(told).slice(1)
      this.#rests.set(line, rest)
    }
    return rest
  }
}

/** What a viewer is told after steps were kept: made once for everybody who looks with the same eyes. */
export class Telling {
  readonly #stepped: SteppedMatch
  readonly #viewerPosition: ViewerPosition
  readonly #wording: Wording
  #lines: string | undefined
  #position: string | undefined
  #awaited: string | undefined
  #patch: string | undefined

  constructor(stepped: SteppedMatch, viewerPosition: ViewerPosition, wording: Wording) {
    this.#stepped = stepped
    this.#viewerPosition = viewerPosition
    this.#wording = wording
  }

  /** Whether a reader, who may have come only just now, does not know it yet. */
  isNews({ cursor }: Follower): boolean {
    const { unsent, counters } = this.#viewerPosition
    return unsent.any && (cursor.sequence !== counters.sequence || cursor.lines < counters.lines)
  }

  /** The events as one write: lines first, so that a position never runs ahead of its ledger. */
  to(follower: Follower): string {
    const { cursor } = follower
    const { unsent, counters } = this.#viewerPosition
    let text = ''
    if (unsent.lines.length > 0) {
      const first = counters.lines - unsent.lines.length + 1
      this.#lines ??= this.#wording.numbered(unsent.lines, first)
      cursor.lines = counters.lines
      text = eventFor(follower, 'lines', this.#lines)
    }
    cursor.sequence = counters.sequence
    return text + this.#seen(follower)
  }

  /** A patch fits those alone who have the position it begins with. */
  #seen(follower: Follower): string {
    const has = follower.has === this.#viewerPosition.toldSequence
    follower.has = this.#viewerPosition.counters.sequence
    if (follower.positions === 'patches' && has) {
      this.#patch ??= patchText(this.#viewerPosition)
      return eventFor(follower, 'patch', this.#patch)
    }
    if (follower.positions === 'whole' && !this.#viewerPosition.unsent.position) {
      this.#awaited ??= awaitedText(this.#stepped, this.#viewerPosition)
      return eventFor(follower, 'awaited', this.#awaited)
    }
    this.#position ??= positionText(this.#stepped, this.#viewerPosition)
    return eventFor(follower, 'position', this.#position)
  }
}
