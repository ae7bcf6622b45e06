import type { Dice } from '../dice/dice.ts'
import type { Phrase } from '../phrase.ts'
import { answer, type Branch, branch, type Choice, type Labelled, type Options, type Range } from './tree.ts'

/**
 * Somebody who chooses while the rules run straight through all there is to choose: long trees are written as one
 * course of questions, which dice run through once, and somebody who climbs runs through again up to each fork.
 */
export interface Chooser {
  /** One of these. */
  oneOf<T>(values: readonly T[], describe: (value: T) => Labelled): T
  /** A whole number, both ends included. */
  number(least: number, most: number, label: () => Phrase): number
}

/** A course of questions up to the answer; with the same choices it must always run the same. */
export type Course<A> = (choose: Chooser) => A

/** What is thrown, and caught here, where a course can go no further. */
const NOWHERE = new Error('A course of choices can go no further here.')

/** The course run through at random: what a walk down its tree would find with the same dice. */
export function drawn<A>(course: Course<A>, dice: Dice): { readonly answer: A } | undefined {
  return along(course, new Wanderer([], dice))
}

function along<A>(course: Course<A>, choose: Chooser): { readonly answer: A } | undefined {
  try {
    return { answer: course(choose) }
  } catch (thrown) {
    if (thrown === NOWHERE) return undefined
    throw thrown
  }
}

/** The tree of a course. */
export function choices<A>(course: Course<A>): Options<A> {
  return forkAfter(course, [])
}

/** The fork to which these choices lead. */
function forkAfter<A>(course: Course<A>, path: readonly number[]): Options<A> {
  const climber = new Climber(path)
  try {
    return answer(course(climber))
  } catch (thrown) {
    const { fork } = climber
    if (thrown !== NOWHERE || fork === undefined) throw thrown
    return 'values' in fork ? new Values(course, path, fork) : new Numbers(course, path, fork)
  }
}

/** Takes the first choices as told, and all further ones as the dice fall. */
class Wanderer implements Chooser {
  readonly #path: readonly number[]
  readonly #dice: Dice
  #at = 0

  constructor(path: readonly number[], dice: Dice) {
    this.#path = path
    this.#dice = dice
  }

  oneOf<T>(values: readonly T[]): T {
    const value = values.length === 0 ? undefined : values[this.#next(0, values.length - 1)]
    if (value === undefined) throw NOWHERE
    return value
  }

  number(least: number, most: number): number {
    if (most < least) throw NOWHERE
    return this.#next(least, most)
  }

  #next(least: number, most: number): number {
    const told = this.#path[this.#at]
    this.#at += 1
    return told ?? least + this.#dice.below(most - least + 1)
  }
}

interface ValueFork {
  readonly values: readonly unknown[]
  describe(place: number): Labelled
}

interface NumberFork {
  readonly least: number
  readonly most: number
  label(): Phrase
}

/** Takes the choices it was told, and stops at the first fork after them. */
class Climber implements Chooser {
  readonly #path: readonly number[]
  #at = 0
  fork: ValueFork | NumberFork | undefined

  constructor(path: readonly number[]) {
    this.#path = path
  }

  oneOf<T>(values: readonly T[], describe: (value: T) => Labelled): T {
    const place = this.#next()
    const value = place === undefined ? undefined : values[place]
    if (value !== undefined) return value
    this.fork = { values, describe: (number) => describe(at(values, number)) }
    throw NOWHERE
  }

  number(least: number, most: number, label: () => Phrase): number {
    const told = this.#next()
    if (told !== undefined) return told
    this.fork = { least, most, label }
    throw NOWHERE
  }

  #next(): number | undefined {
    const told = this.#path[this.#at]
    this.#at += 1
    return told
  }
}

class Values<A> implements Choice<A> {
  readonly kind = 'choice'
  readonly size: number
  readonly #course: Course<A>
  readonly #path: readonly number[]
  readonly #fork: ValueFork

  constructor(course: Course<A>, path: readonly number[], fork: ValueFork) {
    this.size = fork.values.length
    this.#course = course
    this.#path = path
    this.#fork = fork
  }

  get branches(): readonly Branch<A>[] {
    return this.#fork.values.map((_, place) => {
      const { key, label } = this.#fork.describe(place)
      return branch(key, () => this.lead(place), label)
    })
  }

  lead(place: number): Options<A> {
    return forkAfter(this.#course, [...this.#path, place])
  }

  wander(dice: Dice): Options<A> | undefined {
    return this.size === 0 ? undefined : asLeaf(along(this.#course, new Wanderer(this.#path, dice)))
  }
}

class Numbers<A> implements Range<A> {
  readonly kind = 'range'
  readonly least: number
  readonly most: number
  readonly label: Phrase
  readonly #course: Course<A>
  readonly #path: readonly number[]

  constructor(course: Course<A>, path: readonly number[], fork: NumberFork) {
    this.least = fork.least
    this.most = fork.most
    this.label = fork.label()
    this.#course = course
    this.#path = path
  }

  leads(chosen: number): Options<A> {
    return forkAfter(this.#course, [...this.#path, chosen])
  }

  wander(dice: Dice): Options<A> | undefined {
    return asLeaf(along(this.#course, new Wanderer(this.#path, dice)))
  }
}

function asLeaf<A>(found: { readonly answer: A } | undefined): Options<A> | undefined {
  return found && answer(found.answer)
}

function at<T>(values: readonly T[], place: number): T {
  const value = values[place]
  if (value === undefined) throw new RangeError(`No branch is number ${place}.`)
  return value
}
