import { type AskedQuestion, type Considered, canonical } from '@windward/table'
import type { BotTask } from './bot-task.ts'
import type { Thinkers } from './thinkers.ts'

/** So often a bot thinks once more because others acted meanwhile; then the rules answer for it. */
const MOST_OVERTAKEN = 8

/** What a bot is thinking about, or has thought. */
export class Thought {
  readonly task: BotTask
  readonly overtaken: number
  readonly #cancelled = new AbortController()
  #done: (() => Considered) | undefined

  /** Whoever is told that it is done is not told so when it was cancelled. */
  constructor(thinkers: Thinkers, task: BotTask, overtaken: number, done: () => void) {
    this.task = task
    this.overtaken = overtaken
    const { signal } = this.#cancelled
    const came = (answer: () => Considered) => {
      if (signal.aborted) return
      this.#done = answer
      done()
    }
    thinkers.think(task, signal).then(
      (answer) => came(() => answer),
      (trouble: unknown) =>
        came(() => {
          throw trouble
        }),
    )
  }

  /** The answer, or what the bot stumbled over, once it is there. */
  get done(): (() => Considered) | undefined {
    return this.#done
  }

  /** Whether others acted while it thought, and it may think once more. */
  isOvertaken(question: AskedQuestion, view: object): boolean {
    if (this.overtaken === MOST_OVERTAKEN) return false
    return canonical([question, view]) !== canonical([this.task.question, this.task.view])
  }

  cancel(): void {
    this.#cancelled.abort()
  }
}
