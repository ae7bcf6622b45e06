import type { AnyGame, GameTypes, Line } from '@windward/table'
import type { Course } from '../match/course.ts'
import type { Sight } from '../match/sight.ts'
import { type ReadLine, wireLine } from '../match/wire.ts'
import { cursorText, type EventName, type Follower } from './follower.ts'

/** An event for one follower, with the cursor that stands after it. */
export function eventFor({ writing, cursor }: Follower, event: EventName, data: string): string {
  return writing(event, cursorText(cursor), data)
}

/** The whole position as one viewer sees it. */
export function positionText(course: Course, sight: Sight): string {
  const { match } = course
  const outcome = match.outcome === undefined ? '' : `,"outcome":${JSON.stringify(match.outcome)}`
  const { sequence } = sight.counters
  return `{"sequence":${sequence},"viewer":${JSON.stringify(sight.viewer)},"turn":${match.turn},"view":${sight.viewText()},"questions":${sight.questionsText},"awaited":${course.awaitedText}${outcome}}`
}

/** What changed when somebody sealed or withdrew: who is awaited, and to the seat itself its own questions. */
function awaitedText(course: Course, sight: Sight): string {
  const questions = sight.unsent.questions ? `,"questions":${sight.questionsText}` : ''
  return `{"sequence":${sight.counters.sequence},"awaited":${course.awaitedText}${questions}}`
}

export function linesText(game: AnyGame, lines: readonly ReadLine[]): string {
  return JSON.stringify(lines.map((line) => wireLine(game, line)))
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

/** What a viewer is told after steps were kept; the same for everybody who looks with the same eyes. */
export interface Telling {
  readonly lines: string | undefined
  readonly lineCount: number
  readonly event: 'position' | 'awaited'
  readonly data: string
  readonly sequence: number
}

/** What has not gone out to this viewer yet, or nothing. */
export function tellingFor(course: Course, sight: Sight, wording: Wording): Telling | undefined {
  const { unsent, counters } = sight
  if (!unsent.awaited) return undefined
  const { lines } = unsent
  const first = counters.lines - lines.length + 1
  return {
    lines: lines.length === 0 ? undefined : wording.numbered(lines, first),
    lineCount: counters.lines,
    event: unsent.position ? 'position' : 'awaited',
    data: unsent.position ? positionText(course, sight) : awaitedText(course, sight),
    sequence: counters.sequence,
  }
}

/** Whether a reader, who may have come only just now, does not know it yet. */
export function isNews({ cursor }: Follower, { sequence, lineCount }: Telling): boolean {
  return cursor.sequence !== sequence || cursor.lines < lineCount
}

/** The events of a telling as one write: lines first, so that a position never runs ahead of its ledger. */
export function told(follower: Follower, telling: Telling): string {
  const { cursor } = follower
  let text = ''
  if (telling.lines !== undefined) {
    cursor.lines = telling.lineCount
    text = eventFor(follower, 'lines', telling.lines)
  }
  cursor.sequence = telling.sequence
  return text + eventFor(follower, telling.event, telling.data)
}
