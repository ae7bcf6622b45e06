import { type Flow, isFlow } from './flow.ts'
import type { GameTypes } from './game.ts'
import type { Steps } from './place.ts'
import type { Wait } from './wait.ts'

/** What a flow is made of at each of its waits, and at its end. */
type Taken<T> = IteratorResult<Wait, T>

/** Where a flow is now, among the steps it goes through. */
export interface Whereabouts<G extends GameTypes> {
  here: Steps<G>
}

/**
 * The flows that a step, a list and a repetition are. They are written out, and are no generators: everything that happens
 * at a table goes through several of them, and a generator is dear where it only hands on what another does.
 */
abstract class Stepping<G extends GameTypes, T> implements Flow<T> {
  protected readonly at: Whereabouts<G>
  protected readonly name: string
  /** The steps among which this one is, once it has begun. */
  #outer: Steps<G> | undefined

  constructor(at: Whereabouts<G>, name: string) {
    this.at = at
    this.name = name
  }

  [Symbol.iterator](): Flow<T> {
    return this
  }

  next(): Taken<T> {
    if (this.#outer !== undefined) return this.goOn(this.#outer)
    const outer = this.at.here
    if (outer.isDone(this.name)) return { done: true, value: outer.given<T>(this.name) }
    this.#outer = outer
    outer.begin(this.name)
    return this.goOn(outer)
  }

  protected abstract goOn(outer: Steps<G>): Taken<T>

  protected leave(outer: Steps<G>, value: T): Taken<T> {
    this.at.here = outer
    outer.leave(this.name, value)
    return { done: true, value }
  }
}

export class Step<G extends GameTypes, T> extends Stepping<G, T> {
  readonly #run: () => Flow<T> | T
  #flow: Flow<T> | undefined

  constructor(at: Whereabouts<G>, name: string, run: () => Flow<T> | T) {
    super(at, name)
    this.#run = run
  }

  protected goOn(outer: Steps<G>): Taken<T> {
    if (this.#flow === undefined) {
      const made = this.#run()
      if (!isFlow(made)) return this.leave(outer, made)
      this.#flow = made
      this.at.here = outer.enter()
    }
    const taken = this.#flow.next()
    return taken.done === true ? this.leave(outer, taken.value) : taken
  }
}

export class Each<G extends GameTypes, I> extends Stepping<G, void> {
  readonly #items: () => readonly I[]
  readonly #run: (item: I) => Flow | undefined
  #all: readonly I[] | undefined
  #place = 0
  #flow: Flow | undefined

  constructor(
    at: Whereabouts<G>,
    name: string,
    items: () => readonly I[],
    run: (item: I) => Flow | undefined,
  ) {
    super(at, name)
    this.#items = items
    this.#run = run
  }

  protected goOn(outer: Steps<G>): Taken<void> {
    const here = outer.enter()
    if (this.#all === undefined) {
      this.#all = here.itemsOf(this.#items)
      this.#place = here.item ?? 0
    }
    for (; this.#place < this.#all.length; this.#place += 1) {
      const item = this.#all[this.#place]
      if (item === undefined) continue
      if (this.#flow === undefined) {
        here.item = this.#place
        this.at.here = here.inner()
        this.#flow = this.#run(item)
      }
      const taken = this.#flow?.next()
      if (taken !== undefined && taken.done !== true) return taken
      this.#flow = undefined
      here.leaveInner()
    }
    return this.leave(outer, undefined)
  }
}

export class Repeat<G extends GameTypes> extends Stepping<G, void> {
  readonly #run: (time: number) => Flow<boolean>
  #time: number | undefined
  #flow: Flow<boolean> | undefined

  constructor(at: Whereabouts<G>, name: string, run: (time: number) => Flow<boolean>) {
    super(at, name)
    this.#run = run
  }

  protected goOn(outer: Steps<G>): Taken<void> {
    const here = outer.enter()
    let time = this.#time ?? here.item ?? 1
    for (let more = true; more; time += 1) {
      if (this.#flow === undefined) {
        here.item = time
        this.#time = time
        this.at.here = here.inner()
        this.#flow = this.#run(time)
      }
      const taken = this.#flow.next()
      if (taken.done !== true) return taken
      more = taken.value
      this.#flow = undefined
      here.leaveInner()
    }
    return this.leave(outer, undefined)
  }
}
