import { hash } from 'node:crypto'
import type { GameTypes, Line, Match } from '@windward/table'
import { isFor, wireQuestion } from './wire.ts'

/** What a step did that everybody can see. */
export interface Seen {
  /** The rules ran on: any view and any question may have changed. */
  readonly ran: boolean
  readonly awaited: boolean
  readonly outcome: boolean
  readonly lines: readonly Line<GameTypes>[]
  /** The seats whose own questions the step concerned. */
  readonly seats: ReadonlySet<string>
}

/** What has not gone out to a viewer yet. */
export interface Unsent {
  /** The whole position is to be sent: the view has changed, something new is asked, or the match has ended. */
  position: boolean
  questions: boolean
  awaited: boolean
  lines: Line<GameTypes>[]
}

export interface Counters {
  readonly sequence: number
  readonly lines: number
}

/**
 * What one viewer can see of a match, numbered by itself alone: the number grows with every step that changes anything
 * for this viewer and with no other, so that it tells nothing of what others did unseen.
 */
export class Sight {
  readonly viewer: string
  readonly #match: Match<GameTypes>
  #sequence: number
  #lines: number
  #view: string
  #fresh: string | undefined
  #questions: string
  #open: readonly string[]
  #asked: number
  unsent: Unsent = nothing()

  constructor(match: Match<GameTypes>, viewer: string, { sequence, lines }: Counters) {
    this.#match = match
    this.viewer = viewer
    this.#sequence = sequence
    this.#lines = lines
    this.#view = this.#viewMark()
    this.#questions = this.#questionsNow()
    this.#open = this.#openQuestions()
    this.#asked = sequence
  }

  get counters(): Counters {
    return { sequence: this.#sequence, lines: this.#lines }
  }

  /** Where the sequence stood when this seat was last asked anything new; nothing if no answer of it is awaited. */
  get asked(): number | undefined {
    return this.#open.length === 0 ? undefined : this.#asked
  }

  /** Takes note of a step; true if this viewer can see any of it. */
  note({ ran, awaited, outcome, lines, seats }: Seen): boolean {
    const mine = lines.filter((line) => isFor(line, this.viewer))
    const view = (ran && this.#viewChanged()) || outcome
    const questions = (ran || seats.has(this.viewer)) && this.#questionsChanged()
    if (!view && !questions && !awaited && mine.length === 0) return false
    this.#sequence += 1
    this.#lines += mine.length
    if (questions) this.#noteOpen()
    const { unsent } = this
    unsent.position ||= view || (ran && questions)
    unsent.questions ||= questions
    unsent.awaited = true
    unsent.lines.push(...mine)
    return true
  }

  sent(): void {
    if (this.unsent.awaited) this.unsent = nothing()
    this.#fresh = undefined
  }

  /** The view as it goes out. It is kept only until it has, since an idle match need not keep all its views. */
  viewText(): string {
    const { game, state } = this.#match
    return this.#fresh ?? JSON.stringify(game.view(state, this.viewer))
  }

  /** This viewer's own questions, as they go out. */
  get questionsText(): string {
    return this.#questions
  }

  #questionsNow(): string {
    const { game } = this.#match
    return JSON.stringify(this.#match.questions(this.viewer).map((question) => wireQuestion(game, question)))
  }

  #noteOpen(): void {
    const open = this.#openQuestions()
    if (open.some((id) => !this.#open.includes(id))) this.#asked = this.#sequence
    this.#open = open
  }

  #openQuestions(): readonly string[] {
    return this.#match.questions(this.viewer).flatMap(({ id, sealed }) => (sealed === undefined ? id : []))
  }

  #viewChanged(): boolean {
    const mark = this.#viewMark()
    if (mark === this.#view) return false
    this.#view = mark
    return true
  }

  #questionsChanged(): boolean {
    const text = this.#questionsNow()
    if (text === this.#questions) return false
    this.#questions = text
    return true
  }

  /** Stands for the view. */
  #viewMark(): string {
    const { game, state, turn } = this.#match
    const fresh = JSON.stringify(game.view(state, this.viewer))
    this.#fresh = fresh
    return `${turn} ${hash('sha1', fresh, 'base64')}`
  }
}

function nothing(): Unsent {
  return { position: false, questions: false, awaited: false, lines: [] }
}
