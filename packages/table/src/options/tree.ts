import type { Dice } from '../dice/dice.ts'
import type { Phrase } from '../phrase.ts'

/** A way down the tree: the keys of the branches taken, and numbers where a number is asked. */
export type Way = readonly (string | number)[]

/**
 * What is legal now, as a tree of small choices whose leaves are whole answers. An interface walks it click by
 * click, a bot samples or enumerates it. Branches grow only when they are looked at, so a tree with more leaves
 * than atoms costs nothing until somebody climbs it.
 */
export type Options<A> = Leaf<A> | Choice<A> | Range<A>

export interface Leaf<A> {
  readonly kind: 'leaf'
  readonly answer: A
}

export interface Choice<A> {
  readonly kind: 'choice'
  /** What is chosen here: “Infantry strikes”. */
  head?(): Phrase | undefined
  /** How many branches there are. */
  readonly size: number
  readonly branches: readonly Branch<A>[]
  /** Where one of them leads, the first being 0: whoever takes one need not have them all named and labelled. */
  lead(place: number): Options<A>
  /** A walk at random over several forks in one go, for trees that are put together; it ends as single steps would. */
  wander?(dice: Dice): Options<A> | undefined
}

export interface Branch<A> {
  /** Unique among its sisters; a walk down the tree is a list of these. */
  readonly key: string
  readonly label?: Phrase
  /** What it means, or what comes of it. */
  readonly note?: Phrase
  leads(): Options<A>
}

/** A whole number from `least` to `most`, both included. */
export interface Range<A> {
  readonly kind: 'range'
  readonly least: number
  readonly most: number
  readonly label?: Phrase
  leads(chosen: number): Options<A>
  wander?(dice: Dice): Options<A> | undefined
}

export function answer<A>(value: A): Leaf<A> {
  return { kind: 'leaf', answer: value }
}

export function choice<A>(branches: readonly Branch<A>[], head?: () => Phrase): Choice<A> {
  return new Branches(branches, head)
}

class Branches<A> implements Choice<A> {
  readonly kind = 'choice'
  readonly branches: readonly Branch<A>[]
  readonly #head: (() => Phrase) | undefined

  constructor(branches: readonly Branch<A>[], head: (() => Phrase) | undefined) {
    this.branches = branches
    this.#head = head
  }

  head(): Phrase | undefined {
    return this.#head?.()
  }

  get size(): number {
    return this.branches.length
  }

  lead(place: number): Options<A> {
    return at(this.branches, place).leads()
  }
}

export function branch<A>(key: string, leads: () => Options<A>, label?: Phrase, note?: Phrase): Branch<A> {
  if (note !== undefined) return label === undefined ? { key, leads, note } : { key, leads, label, note }
  return label === undefined ? { key, leads } : { key, leads, label }
}

export function range(least: number, most: number, label?: Phrase): Range<number> {
  return label === undefined
    ? { kind: 'range', least, most, leads: answer }
    : { kind: 'range', least, most, leads: answer, label }
}

/** One of these values; each is its own key unless told otherwise. The head says what is chosen. */
export function oneOf<A>(
  values: readonly A[],
  describe: (value: A) => Labelled = labelled,
  head?: () => Phrase,
): Choice<A> {
  return new Values(values, describe, head)
}

export class Values<A> implements Choice<A> {
  readonly kind = 'choice'
  readonly #values: readonly A[]
  readonly #describe: (value: A) => Labelled
  readonly #head: (() => Phrase) | undefined
  #branches: readonly Branch<A>[] | undefined

  constructor(values: readonly A[], describe: (value: A) => Labelled, head: (() => Phrase) | undefined) {
    this.#values = values
    this.#describe = describe
    this.#head = head
  }

  head(): Phrase | undefined {
    return this.#head?.()
  }

  get size(): number {
    return this.#values.length
  }

  get branches(): readonly Branch<A>[] {
    this.#branches ??= this.#values.map((value) => {
      const { key, label, note } = this.#describe(value)
      return branch(key, () => answer(value), label, note)
    })
    return this.#branches
  }

  lead(place: number): Options<A> {
    return answer(at(this.#values, place))
  }

  /** Any of them alike; there must be one. */
  pick(dice: Dice): A {
    return at(this.#values, dice.below(this.#values.length))
  }

  wander(dice: Dice): Options<A> | undefined {
    return this.#values.length === 0 ? undefined : answer(this.pick(dice))
  }
}

/** What lies at this place; there must be something. */
export function at<T>(things: readonly T[], place: number): T {
  const thing = things[place]
  if (thing === undefined) throw new RangeError(`No branch is number ${place}.`)
  return thing
}

/** Whether nothing at all is offered here. */
export function isBare(options: Options<unknown>): boolean {
  return options.kind === 'choice' && options.size === 0
}

export interface Labelled {
  readonly key: string
  readonly label?: Phrase
  readonly note?: Phrase
}

function labelled(value: unknown): Labelled {
  return { key: typeof value === 'string' ? value : JSON.stringify(value) }
}
