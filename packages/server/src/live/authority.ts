import type { FanOut } from './fan-out.ts'

const TOPIC = 'authority:'
/** Whoever cannot be asked about now is asked about again so soon. */
const AGAIN_MS = 500

/** Said when somebody may do less than before: a session has ended, a token is gone, the person is kept out. */
export function authorityTopic(person: string): string {
  return `${TOPIC}${person}`
}

/** The person such a topic is about. */
export function personIn(topic: string): string | undefined {
  return topic.startsWith(TOPIC) ? topic.slice(TOPIC.length) : undefined
}

/** Something that is open only as long as somebody may read it. */
interface Ending {
  end(): void
}

/** Ends what was opened on somebody's behalf when they may no longer read it, whichever process was told of it. */
export class Authority {
  /** By person, what is open and how to ask whether it still may be. */
  readonly #open = new Map<string, Map<Ending, () => Promise<boolean>>>()
  readonly #deaf: readonly (() => void)[]
  #closed = false

  constructor(fanOut: FanOut) {
    this.#deaf = [
      fanOut.listen((topics) => {
        const people = [...topics].flatMap((topic) => personIn(topic) ?? [])
        // Everybody else who hears of it forgets first what was believed of them.
        if (people.length > 0) setImmediate(() => this.#ask(people))
      }),
      fanOut.onGap(() => this.#ask([...this.#open.keys()])),
    ]
  }

  watch(what: Ending, person: string, stillMay: () => Promise<boolean>): void {
    const theirs = this.#open.get(person) ?? new Map()
    theirs.set(what, stillMay)
    this.#open.set(person, theirs)
  }

  forget(what: Ending, person: string): void {
    const theirs = this.#open.get(person)
    theirs?.delete(what)
    if (theirs?.size === 0) this.#open.delete(person)
  }

  close(): void {
    this.#closed = true
    for (const end of this.#deaf) end()
  }

  #ask(people: readonly string[]): void {
    if (this.#closed) return
    for (const person of people)
      for (const [what, stillMay] of this.#open.get(person) ?? [])
        stillMay().then(
          (may) => {
            if (!may) what.end()
          },
          () => setTimeout(() => this.#ask([person]), AGAIN_MS).unref(),
        )
  }
}
