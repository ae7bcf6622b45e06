import type { AnyFiber } from './fiber.ts'
import type { GameTypes } from './game.ts'
import { copyOf } from './json.ts'

/**
 * TBL 7.1, TBL 7.4: where the rules stand in a turn: which steps are done, and which is under way. It is plain data, and all of it is
 * known to everybody: no answer that is still sealed, no dice, not how often anybody was asked.
 */
export interface Place {
  /** The steps that are done where this flow stands now, in their order. */
  readonly done?: readonly string[]
  /** What some of them handed on. */
  readonly gave?: Readonly<Record<string, unknown>>
  /** The step under way, and where it stands itself; it begins only now, if that is not said. */
  readonly at?: string
  readonly within?: Place
  /** What is gone through one by one, and which of them it has come to. */
  readonly items?: readonly unknown[]
  readonly item?: number
  /** Who is being asked of several that are asked in order, or whose act is being carried out. */
  readonly seat?: string
  /** The answer that is being carried out while others are asked about it. */
  readonly answer?: { readonly given: unknown }
  /** Flows side by side, in their order. */
  readonly besides?: readonly Beside[]
  /** How often each name was used for a flow: the second of a name has other dice than the first. */
  readonly called?: Readonly<Record<string, number>>
}

/** One of several flows side by side: it stands somewhere, or has ended with something. */
export type Beside = { readonly place: Place } | { readonly ended: unknown }

/** A step that is done, what it handed on, and the steps done before it. */
interface Done {
  readonly step: string
  readonly gave: unknown
  readonly before: Done | undefined
}

/** The steps of a flow as they are gone through, at one depth of nesting. */
export class Steps<G extends GameTypes> {
  /** The last step that was done. Names of steps are made as they come: a table of them would cost more than looking along. */
  #done: Done | undefined
  #at: string | undefined
  #within: Steps<G> | undefined
  /** Until the flow has come back to where it stood, it passes over what is done. */
  #returning: boolean
  #items: readonly unknown[] | undefined
  item: number | undefined
  seat: string | undefined
  answer: { readonly given: unknown } | undefined
  #besides: readonly Beside[] | undefined
  besides: readonly AnyFiber<G>[] | undefined

  constructor(place?: Place) {
    this.#returning = place !== undefined
    if (place === undefined) return
    const gave = copyOf<Record<string, unknown>>(place.gave ?? {})
    for (const step of place.done ?? []) this.#done = { step, gave: gave[step], before: this.#done }
    this.#at = place.at
    this.#within = place.within === undefined ? undefined : new Steps(place.within)
    this.#items = place.items
    this.item = place.item
    this.seat = place.seat
    this.answer = place.answer
    this.#besides = place.besides
  }

  /** Whether a step was done before the flow was picked up here. */
  isDone(step: string): boolean {
    if (this.#lookUp(step) === undefined) return false
    if (!this.#returning) throw new Error(`Step '${step}' comes twice.`)
    return true
  }

  /** What a step that is done handed on. Its type is the flow's own word: the same flow made it. */
  given<T>(step: string): T
  given(step: string): unknown {
    return this.#lookUp(step)?.gave
  }

  #lookUp(step: string): Done | undefined {
    let done = this.#done
    while (done !== undefined && done.step !== step) done = done.before
    return done
  }

  /** A step begins, or goes on. */
  begin(step: string): void {
    if (this.#returning && this.#at !== step)
      throw new Error(`Step '${step}' was not taken when this flow stood at '${this.#at ?? 'a question'}'.`)
    this.#returning = false
    this.#at = step
  }

  /** The steps within the one that has begun. Most steps ask nobody and have none. */
  enter(): Steps<G> {
    this.#within ??= new Steps()
    return this.#within
  }

  leave(step: string, gave: unknown): void {
    this.#at = undefined
    this.#within = undefined
    this.#done = { step, gave, before: this.#done }
  }

  /** What is gone through one by one: as it was when that began. */
  itemsOf<I>(list: () => readonly I[]): readonly I[]
  itemsOf(list: () => readonly unknown[]): readonly unknown[] {
    this.#items ??= list()
    return this.#items
  }

  /** The answer whose taking effect was under way when the flow was picked up. */
  underWay<A>(): { readonly given: A } | undefined
  underWay(): { readonly given: unknown } | undefined {
    return this.answer
  }

  /** The steps within one of several that are gone through, or of an answer that is carried out. */
  inner(): Steps<G> {
    this.#within = this.#at === INNER ? this.#within : undefined
    this.#within ??= new Steps()
    this.#at = INNER
    this.#returning = false
    return this.#within
  }

  leaveInner(): void {
    this.#at = undefined
    this.#within = undefined
  }

  /** How flows side by side stood when this one was picked up, if it is that which it waited for. */
  standing(): readonly Beside[] | undefined {
    if (!this.#returning) return undefined
    if (this.#besides === undefined) throw new Error('No flows were under way side by side here.')
    return this.#besides
  }

  /** The flow waits here: if it was picked up, it is back where it stood. */
  waits(): void {
    this.#returning = false
  }

  #inOrder(): Done[] {
    const all: Done[] = []
    for (let done = this.#done; done !== undefined; done = done.before) all.push(done)
    return all.reverse()
  }

  place(): Place {
    const { item, seat, answer, besides } = this
    const done = this.#inOrder()
    const gave = done.filter((each) => each.gave !== undefined)
    return {
      ...(done.length > 0 && { done: done.map(({ step }) => step) }),
      ...(gave.length > 0 && {
        gave: copyOf<Record<string, unknown>>(Object.fromEntries(gave.map((each) => [each.step, each.gave]))),
      }),
      ...(this.#at !== undefined && { at: this.#at }),
      ...(this.#within !== undefined && { within: this.#within.place() }),
      ...(this.#items !== undefined && { items: copyOf<unknown[]>(this.#items) }),
      ...(item !== undefined && { item }),
      ...(seat !== undefined && { seat }),
      ...(answer !== undefined && { answer: copyOf<{ given: unknown }>(answer) }),
      ...(besides !== undefined && {
        besides: besides.map((fiber) => fiber.beside()),
      }),
    }
  }
}

/** What the one step is called of a list or an answer that is gone through: no step of a game has this name. */
const INNER = '.'

/** Those who are still to be asked, from the one on who is being asked. */
export function fromSeat<S extends string>(seats: readonly S[], seat: string | undefined): readonly S[] {
  return seat === undefined ? seats : seats.slice(seats.map(String).indexOf(seat))
}
