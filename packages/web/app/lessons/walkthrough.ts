import { computed, effect, signal } from '@preact/signals'
import type { GameTypes, Question } from '@windward/table'
import {
  kindOf,
  type Lesson,
  type LessonStep,
  stepNow,
  stepsOf,
  type Task,
  type Wrong,
} from '@windward/table/lesson'
import { stepsKept, takeBack } from '../host/local/store.ts'
import { walkthroughWords as words } from './lesson-words.en.ts'
import type { Progress } from './progress.ts'
import type { TaughtTable } from './taught-table.ts'

/** What the game master is about now: a step, something that belongs to none, waiting, or the end. */
export type Now = 'step' | 'aside' | 'watch' | 'end'

interface Surroundings {
  readonly keep: (progress: Progress) => void
  /** Opens the table anew, where it stands now. */
  readonly reopen: () => void
}

/** The way of one person through one lesson. */
export class Walkthrough {
  readonly lesson: Lesson
  readonly steps: readonly LessonStep[]
  readonly at
  readonly wrong = signal<Wrong | undefined>(undefined)
  /** Where the card lies, so that it hides nothing that is pointed at. */
  readonly dock = signal<'low' | 'high'>('low')
  /** The reply that was chosen last. */
  readonly replied = signal<number | undefined>(undefined)
  readonly now = computed<Now>(() => this.#now())
  readonly #table = signal<TaughtTable | undefined>(undefined)
  readonly #surroundings: Surroundings
  #progress: Progress
  /** The piece that was selected before somebody pressed elsewhere. */
  #selected: string | undefined

  constructor(lesson: Lesson, progress: Progress, surroundings: Surroundings) {
    this.lesson = lesson
    this.steps = stepsOf(lesson)
    this.#progress = progress
    this.at = signal(progress.at)
    this.#surroundings = surroundings
  }

  get step(): LessonStep | undefined {
    return this.steps[this.at.value]
  }

  /** Begins to teach at a table; what it returns ends that. */
  teach(table: TaughtTable): () => void {
    this.#table.value = table
    const { work } = this.#progress.marks[this.at.peek()] ?? {}
    if (work !== undefined) this.#put(work)
    const stops = [
      effect(() => this.#passOver()),
      effect(() => this.#point(this.step)),
      effect(() => this.#see(table.selection.value)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Whether this may be worked on now; if not, it is said why. */
  mayWork(question: Question<GameTypes>, work: unknown): boolean {
    const task = this.#taskFor(question)
    if (task === undefined) return this.#unlessLater(question)
    return task.do === 'answer' || this.#judged(task.judge?.(work, question))
  }

  worked(question: Question<GameTypes>, work: unknown): void {
    const task = this.#taskFor(question)
    if (task?.do === 'set' && task.isDone(work, question)) this.next()
  }

  mayAnswer(question: Question<GameTypes>, answer: unknown): boolean {
    const task = this.#taskFor(question)
    if (task === undefined) return this.#unlessLater(question)
    if (task.do === 'set') return this.#judged(words.notYet(this.step?.title ?? ''))
    return this.#judged(task.judge?.(answer, question))
  }

  answered(question: Question<GameTypes>, answer: unknown): void {
    const task = this.#taskFor(question)
    if (task?.do === 'answer' && task.ends?.(answer) !== false) this.next()
  }

  reply(place: number): void {
    this.replied.value = place
  }

  next(): void {
    const table = this.#table.peek()
    // What was looked at does not lie over what comes next.
    if (table !== undefined && this.step?.task.do === 'read') table.selection.value = undefined
    this.#goTo(this.at.peek() + 1)
  }

  /** Does what is wanted, for whoever would rather see it first. */
  async show(): Promise<void> {
    const table = this.#table.peek()
    const step = this.step
    if (table === undefined || step === undefined) return
    const question = table.question.peek()
    const { task } = step
    if (task.do === 'read') this.next()
    else if (task.do === 'look') table.selection.value = task.at[0]
    else if (task.do === 'reply') this.reply(task.choices.findIndex(({ right }) => right))
    else if (question === undefined) table.teller.skip()
    else if (task.kind !== question.kind) await table.seal(question, question.absent())
    else {
      const shown = task.shows(question, table.draft(question).work.peek())
      if (task.do === 'answer') await table.seal(question, shown)
      else table.draft(question).set(shown)
    }
  }

  repeat(): Promise<void> {
    return this.#return(this.at.peek())
  }

  back(): Promise<void> {
    return this.#return(Math.max(0, this.at.peek() - 1))
  }

  async #return(to: number): Promise<void> {
    const table = this.#table.peek()
    const mark = this.#progress.marks[to]
    if (table === undefined) return
    const kept = await stepsKept(table.host.id)
    this.#keep({ at: to })
    if (mark !== undefined && kept > mark.steps) {
      table.close()
      await takeBack(table.host.id, mark.steps)
      this.#surroundings.reopen()
      return
    }
    this.wrong.value = undefined
    this.replied.value = undefined
    this.at.value = to
    this.#put(mark?.work)
  }

  #goTo(to: number): void {
    this.wrong.value = undefined
    this.replied.value = undefined
    this.at.value = to
    this.#keep({ at: to, ...(to >= this.steps.length && { done: true }) })
    void this.#mark(to)
  }

  /** Notes where the match stands, so that this step can be repeated. */
  async #mark(at: number): Promise<void> {
    const table = this.#table.peek()
    if (table === undefined) return
    const question = table.question.peek()
    const work = question && table.draft(question).work.peek()
    const steps = await stepsKept(table.host.id)
    const mark = { steps, ...(work !== undefined && { work }) }
    this.#keep({ marks: { ...this.#progress.marks, [at]: mark } })
  }

  #keep(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change }
    this.#surroundings.keep(this.#progress)
  }

  /** Lays what was being worked on in front again. */
  #put(work: unknown): void {
    const table = this.#table.peek()
    const question = table?.question.peek()
    if (table === undefined || question === undefined || question.sealed !== undefined) return
    if (work === undefined) table.unjudged(question).clear()
    else table.unjudged(question).set(work)
  }

  get #asked(): readonly string[] {
    const table = this.#table.value
    if (table?.question.value === undefined) return []
    return (table.position.value?.questions ?? []).flatMap(({ kind, sealed }) =>
      sealed === undefined ? kind : [],
    )
  }

  #now(): Now {
    const { step } = this
    if (step === undefined) return 'end'
    const kind = kindOf(step)
    if (kind === undefined || this.#asked.includes(kind)) return 'step'
    return this.#asked.length === 0 ? 'watch' : 'aside'
  }

  #passOver(): void {
    const to = stepNow(this.steps, this.at.value, this.#asked)
    if (to !== this.at.peek()) this.#goTo(to)
  }

  #point(step: LessonStep | undefined): void {
    const table = this.#table.peek()
    if (table === undefined || step?.points === undefined) return
    table.highlight.value = step.points.flatMap((point) => ('place' in point ? point.place : []))
  }

  /** Something on the board was pressed. */
  #see(place: string | undefined): void {
    const table = this.#table.peek()
    const before = this.#selected
    this.#selected = place
    const task = this.step?.task
    if (table === undefined || task === undefined || place === undefined || place === before) return
    if (task.do === 'look') {
      if (task.at.includes(place)) this.next()
      else this.wrong.value = { ...task.otherwise, place }
    }
    const question = table.question.peek()
    if (task.do !== 'set' || question?.kind !== task.kind) return
    const wrong = task.pressed?.(place, question)
    if (wrong === undefined) return
    this.wrong.value = { ...wrong, place }
    if (before !== undefined) table.selection.value = before
    this.#selected = before
  }

  #taskFor({ kind }: Question<GameTypes>): Extract<Task, { kind: string }> | undefined {
    const task = this.step?.task
    return task !== undefined && 'kind' in task && task.kind === kind ? task : undefined
  }

  /** Nothing is answered ahead of the step that speaks of it. */
  #unlessLater({ kind }: Question<GameTypes>): boolean {
    const isLater = this.steps.slice(this.at.peek() + 1).some((step) => kindOf(step) === kind)
    return !isLater || this.#judged(words.notYet(this.step?.title ?? ''))
  }

  #judged(wrong: Wrong | undefined): boolean {
    this.wrong.value = wrong
    return wrong === undefined
  }
}
