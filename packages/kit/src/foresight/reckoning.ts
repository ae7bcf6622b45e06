import { type ReadonlySignal, type Signal, signal } from '@preact/signals'

/** A first answer at once, or the one that `windward odds` would give. */
export type Care = 'quick' | 'thorough'

/** What is told to a worker of such a name, and what it replies. */
export interface Wondering<Q> {
  readonly id: string
  readonly wondered: Q
}

export interface Reply<A> {
  readonly id: string
  readonly ahead: A
}

/** Answers to questions about what is likely to come, found in workers: first roughly, then as exactly as they can be. */
export class Reckoning<Q, A> {
  readonly #open: (care: Care) => Worker
  readonly #idOf: (wondered: Q) => string
  readonly #isRough: (ahead: A) => boolean
  readonly #known = new Map<string, Signal<A | undefined>>()
  readonly #asked = new Set<string>()
  readonly #workers = new Map<Care, Worker>()

  constructor(
    open: (care: Care) => Worker,
    isRough: (ahead: A) => boolean,
    idOf: (wondered: Q) => string = JSON.stringify,
  ) {
    this.#open = open
    this.#idOf = idOf
    this.#isRough = isRough
  }

  see(wondered: Q): ReadonlySignal<A | undefined> {
    const id = this.#idOf(wondered)
    const found = this.#of(id)
    if (found.value === undefined) this.#ask('quick', { id, wondered })
    else if (this.#isRough(found.value)) this.#ask('thorough', { id, wondered })
    return found
  }

  #ask(care: Care, wondering: Wondering<Q>): void {
    const once = `${care} ${wondering.id}`
    if (this.#asked.has(once)) return
    this.#asked.add(once)
    const worker = this.#workers.get(care) ?? this.#open(care)
    this.#workers.set(care, worker)
    worker.onmessage = ({ data }: MessageEvent<Reply<A>>) => {
      this.#of(data.id).value = data.ahead
    }
    worker.postMessage(wondering)
  }

  #of(id: string): Signal<A | undefined> {
    const found = this.#known.get(id) ?? signal<A | undefined>(undefined)
    this.#known.set(id, found)
    return found
  }
}
