import type { WireQuestion } from '@windward/client'
import { type GameTypes, type Line, type Match, mayRead } from '@windward/table'
import { type Compared, makePatch, type Patch } from '@windward/table/patch'
import { wireQuestion } from './questions-and-lines.ts'

/** What a step did, for all to look what they see of it. */
export interface StepSeen {
  /** The rules ran on: any view and any question may have changed. */
  readonly ran: boolean
  readonly shared: Shared
  /** What has changed of that which is the same for everybody. */
  readonly sharedChanges: Patch | undefined
  readonly lines: readonly Line<GameTypes>[]
  /** The seats whose own questions the step concerned. */
  readonly seats: ReadonlySet<string>
  /** What was compared for one viewer need not be compared for the next. */
  readonly compared: Compared
}

/** What is the same for everybody. */
export interface Shared {
  readonly turn: number
  readonly awaited: readonly string[]
  readonly outcome: object | undefined
}

/** A position as one viewer sees it, short of its number. */
export interface Shown extends Shared {
  readonly view: object
  readonly questions: readonly WireQuestion<unknown>[]
}

/** What has not gone out to a viewer yet. */
interface Unsent {
  /** More than who is awaited: the view has changed, something new is asked, or the match has ended. */
  position: boolean
  questions: boolean
  /** Anything at all. */
  any: boolean
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
export class ViewerPosition {
  readonly viewer: string
  readonly #match: Match<GameTypes>
  #sequence: number
  #lines: number
  /** How it looks now, and how it looked when it was last told. Both are let go while nothing happens. */
  #now: Shown | undefined
  #told: Shown | undefined
  #toldSequence: number
  /** What has changed since it was last told, where that was one step. */
  #patch: Patch | undefined
  #open: readonly string[]
  #asked: number
  unsent: Unsent = nothing()

  constructor(match: Match<GameTypes>, viewer: string, { sequence, lines }: Counters) {
    this.#match = match
    this.viewer = viewer
    this.#sequence = sequence
    this.#toldSequence = sequence
    this.#lines = lines
    this.#open = this.#openQuestions()
    this.#asked = sequence
  }

  get counters(): Counters {
    return { sequence: this.#sequence, lines: this.#lines }
  }

  /** Where the sequence stood when this viewer was last told anything. */
  get toldSequence(): number {
    return this.#toldSequence
  }

  /** Where the sequence stood when this seat was last asked anything new; nothing if no answer of it is awaited. */
  get asked(): number | undefined {
    return this.#open.length === 0 ? undefined : this.#asked
  }

  /** Whether it has to look anew before the next step, to have something to compare with. */
  get isResting(): boolean {
    return this.#now === undefined
  }

  /** Looks at how things stand before the next step. */
  look(shared: Shared, view: object): void {
    this.#now = { ...shared, view, questions: this.#questionsNow() }
    this.#told = this.#now
  }

  /** An idle match need not keep what everybody sees: it can be looked at again. */
  rest(): void {
    if (this.unsent.any) return
    this.#now = undefined
    this.#told = undefined
  }

  /** Takes note of a step. `view` is the view where the rules ran on. */
  note(step: StepSeen, view: object | undefined): void {
    const before = this.#now
    if (before === undefined) throw new Error('A step was taken unseen.')
    const { ran, shared, seats } = step
    const questions = ran || seats.has(this.viewer) ? this.#questionsNow() : before.questions
    const mine = this.#mine(step.lines)
    const now = { ...shared, view: view ?? before.view, questions }
    const patch = patchBetween(before, now, step)
    if (patch === undefined && mine.length === 0) return
    const { unsent } = this
    this.#now = now
    this.#patch = unsent.any ? undefined : patch
    this.#sequence += 1
    this.#lines += mine.length
    unsent.any = true
    unsent.lines.push(...mine)
    if (patch !== undefined) this.#noteChange(patch, ran)
  }

  sent(): void {
    if (!this.unsent.any) return
    this.unsent = nothing()
    this.#told = this.#now
    this.#toldSequence = this.#sequence
    this.#patch = undefined
  }

  /** How it looks now. */
  shown(shared: Shared): Shown {
    return this.#now ?? { ...shared, view: this.#viewNow(), questions: this.#questionsNow() }
  }

  /** What has changed since it was last told; it is made only of what this viewer was shown then and is shown now. */
  changes(): Patch | undefined {
    return this.#patch ?? makePatch(this.#told, this.#now)
  }

  /** The view as it goes out. */
  viewText(): string {
    return JSON.stringify(this.#now?.view ?? this.#viewNow())
  }

  #mine(lines: StepSeen['lines']): StepSeen['lines'] {
    return lines.length === 0 ? lines : lines.filter((line) => mayRead(line.to, this.viewer))
  }

  #noteChange(patch: Patch, ran: boolean): void {
    const { unsent } = this
    const questions = 'questions' in patch
    if (questions) this.#noteOpen()
    unsent.questions ||= questions
    unsent.position ||= 'view' in patch || 'turn' in patch || 'outcome' in patch || (ran && questions)
  }

  #viewNow(): object {
    const { game, state } = this.#match
    return game.view(state, this.viewer)
  }

  #questionsNow(): readonly WireQuestion<unknown>[] {
    const { game } = this.#match
    return this.#match.questions(this.viewer).map((question) => wireQuestion(game, question))
  }

  #noteOpen(): void {
    const open = this.#openQuestions()
    if (open.some((id) => !this.#open.includes(id))) this.#asked = this.#sequence
    this.#open = open
  }

  #openQuestions(): readonly string[] {
    return this.#match.questions(this.viewer).flatMap(({ id, sealed }) => (sealed === undefined ? id : []))
  }
}

/** The same as to compare the two as a whole; but what is the same for everybody has been compared already. */
function patchBetween(before: Shown, now: Shown, { sharedChanges, compared }: StepSeen): Patch | undefined {
  const view = makePatch(before.view, now.view, compared)
  const questions = makePatch(before.questions, now.questions)
  if (view === undefined && questions === undefined) return sharedChanges
  return { ...sharedChanges, ...(view && { view }), ...(questions && { questions }) }
}

function nothing(): Unsent {
  return { position: false, questions: false, any: false, lines: [] }
}
