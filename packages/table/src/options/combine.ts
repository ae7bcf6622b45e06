import type { Dice } from '../dice/dice.ts'
import type { Phrase } from '../phrase.ts'
import {
  answer,
  type Branch,
  branch,
  type Choice,
  choice,
  type Labelled,
  type Options,
  oneOf,
  type Range,
  Values,
} from './tree.ts'
import { sample } from './walk.ts'

/** After every answer of the first tree, a tree that depends on it. */
export function after<A, B>(first: Options<A>, next: (value: A) => Options<B>): Options<B> {
  switch (first.kind) {
    case 'leaf':
      return next(first.answer)
    case 'choice':
      return new Followed(first, next)
    case 'range':
      return new FollowedRange(first, next)
  }
}

class Followed<A, B> implements Choice<B> {
  readonly kind = 'choice'
  readonly #first: Choice<A>
  readonly #next: (value: A) => Options<B>
  #branches: readonly Branch<B>[] | undefined

  constructor(first: Choice<A>, next: (value: A) => Options<B>) {
    this.#first = first
    this.#next = next
  }

  head(): Phrase | undefined {
    return this.#first.head?.()
  }

  get size(): number {
    return this.#first.size
  }

  get branches(): readonly Branch<B>[] {
    this.#branches ??= this.#first.branches.map((b) =>
      branch(b.key, () => after(b.leads(), this.#next), b.label, b.note),
    )
    return this.#branches
  }

  lead(place: number): Options<B> {
    return after(this.#first.lead(place), this.#next)
  }

  wander(dice: Dice): Options<B> | undefined {
    const tree = this.#first
    // Most forks are plain values: one is taken without making a leaf of it.
    if (tree instanceof Values) return tree.size === 0 ? undefined : this.#next(tree.pick(dice))
    const first = sample(tree, dice)
    return first && this.#next(first.answer)
  }
}

class FollowedRange<A, B> implements Range<B> {
  readonly kind = 'range'
  readonly least: number
  readonly most: number
  readonly label?: Phrase
  readonly #first: Range<A>
  readonly #next: (value: A) => Options<B>

  constructor(first: Range<A>, next: (value: A) => Options<B>) {
    this.least = first.least
    this.most = first.most
    if (first.label !== undefined) this.label = first.label
    this.#first = first
    this.#next = next
  }

  leads(chosen: number): Options<B> {
    return after(this.#first.leads(chosen), this.#next)
  }

  wander(dice: Dice): Options<B> | undefined {
    const first = sample(this.#first, dice)
    return first && this.#next(first.answer)
  }
}

/** The same tree with other answers. */
export function turned<A, B>(options: Options<A>, into: (value: A) => B): Options<B> {
  return after(options, (value) => answer(into(value)))
}

/** A choice for each item in turn, each knowing what was chosen before; the answer is the list. */
export function inTurn<T, A>(
  items: readonly T[],
  choose: (item: T, before: readonly A[]) => Options<A>,
  before: readonly A[] = [],
): Options<A[]> {
  const item = items[before.length]
  if (item === undefined) return answer([...before])
  return after(choose(item, before), (value) => inTurn(items, choose, [...before, value]))
}

/** Any `least` to `most` of the items, in their order. The head says what is chosen. */
export function several<T extends string>(
  items: readonly T[],
  least = 0,
  most = items.length,
  label?: (item: T) => Phrase,
  head?: () => Phrase,
): Options<T[]> {
  return someOf(items, least, most, [], { label, head })
}

const NO_MORE = -1

interface SomeWords<T> {
  readonly label: ((item: T) => Phrase) | undefined
  readonly head: (() => Phrase) | undefined
}

function someOf<T extends string>(
  items: readonly T[],
  least: number,
  most: number,
  taken: readonly T[],
  words: SomeWords<T>,
): Options<T[]> {
  const places: number[] = []
  if (taken.length >= least) places.push(NO_MORE)
  if (taken.length < most) {
    const last = Math.min(items.length, items.length + taken.length - least + 1)
    for (let place = 0; place < last; place += 1) places.push(place)
  }
  const { label, head } = words
  const next = oneOf(
    places,
    (place): Labelled => {
      const item = items[place]
      if (item === undefined) return { key: 'done' }
      return label === undefined ? { key: `+${item}` } : { key: `+${item}`, label: label(item) }
    },
    head,
  )
  return after(next, (place) => {
    const item = items[place]
    return item === undefined
      ? answer([...taken])
      : someOf(items.slice(place + 1), least, most, [...taken, item], words)
  })
}

/** Several trees at once, an answer with a field for each. */
export function fields<A extends object>(trees: { readonly [K in keyof A]: Options<A[K]> }): Options<A>
export function fields(trees: Readonly<Record<string, Options<unknown>>>): Options<object> {
  const names = Object.keys(trees)
  const chosen = inTurn(names, (name) => trees[name] ?? choice([]))
  return turned(chosen, (values) => Object.fromEntries(names.map((name, index) => [name, values[index]])))
}

/** The branches of several trees side by side; their keys must differ. */
export function anyOf<A>(...trees: readonly Options<A>[]): Options<A> {
  return choice(
    trees.flatMap((tree, index) =>
      tree.kind === 'choice' ? tree.branches : [branch(`${index}`, () => tree)],
    ),
  )
}
