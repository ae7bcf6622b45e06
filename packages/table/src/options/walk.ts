import type { Dice } from '../dice/dice.ts'
import type { Phrase } from '../phrase.ts'
import type { Choice, Options, Range } from './tree.ts'

/** A random walk down the tree: at each fork every branch alike. Nothing, if it ends where there is no branch. */
export function sample<A>(options: Options<A>, dice: Dice): { readonly answer: A } | undefined {
  let at: Options<A> | undefined = options
  while (at !== undefined && at.kind !== 'leaf') {
    at = at.wander === undefined ? step(at, dice) : at.wander(dice)
  }
  return at
}

function step<A>(at: Choice<A> | Range<A>, dice: Dice): Options<A> | undefined {
  if (at.kind === 'choice') return at.size === 0 ? undefined : at.lead(dice.below(at.size))
  return at.most < at.least ? undefined : at.leads(at.least + dice.below(at.most - at.least + 1))
}

/** Every answer of the tree, from left to right. */
export function* enumerate<A>(options: Options<A>): Generator<A, void, undefined> {
  switch (options.kind) {
    case 'leaf':
      yield options.answer
      return
    case 'choice':
      for (let place = 0; place < options.size; place += 1) yield* enumerate(options.lead(place))
      return
    case 'range':
      for (let n = options.least; n <= options.most; n += 1) yield* enumerate(options.leads(n))
  }
}

/** All answers, or nothing when there are more than `most`. */
export function allWithin<A>(options: Options<A>, most: number): A[] | undefined {
  const found: A[] = []
  for (const answer of enumerate(options)) {
    if (found.length === most) return undefined
    found.push(answer)
  }
  return found
}

/** One fork of the tree as plain data, to be sent to somebody who walks it from afar. */
export type Fork =
  | { readonly kind: 'leaf'; readonly answer: unknown }
  | {
      readonly kind: 'choice'
      readonly branches: readonly { readonly key: string; readonly label?: Phrase }[]
    }
  | { readonly kind: 'range'; readonly least: number; readonly most: number; readonly label?: Phrase }

/** The fork reached by these keys (numbers for ranges), or nothing where no such way leads. */
export function forkAt<A>(options: Options<A>, path: readonly (string | number)[]): Fork | undefined {
  let at: Options<A> | undefined = options
  for (const key of path) {
    at = stepped(at, key)
    if (at === undefined) return undefined
  }
  return plain(at)
}

function stepped<A>(at: Options<A>, key: string | number): Options<A> | undefined {
  if (at.kind === 'choice') return at.branches.find((branch) => branch.key === key)?.leads()
  if (at.kind === 'range' && typeof key === 'number') {
    return Number.isInteger(key) && key >= at.least && key <= at.most ? at.leads(key) : undefined
  }
  return undefined
}

function plain(at: Options<unknown>): Fork {
  switch (at.kind) {
    case 'leaf':
      return { kind: 'leaf', answer: at.answer }
    case 'choice':
      return {
        kind: 'choice',
        branches: at.branches.map(({ key, label }) => (label ? { key, label } : { key })),
      }
    case 'range': {
      const { kind, least, most, label } = at
      return label ? { kind, least, most, label } : { kind, least, most }
    }
  }
}
