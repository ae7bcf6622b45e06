import type { Dice } from '../dice/dice.ts'
import type { Phrase } from '../phrase.ts'
import { after } from './combine.ts'
import { answer, at, type Labelled, type Options, oneOf, range } from './tree.ts'

/**
 * Somebody who chooses while the rules run straight through all there is to choose: long trees are written as one
 * course of questions, which dice run through once, and somebody who climbs runs through again up to each fork.
 */
export interface Chooser {
  /** One of these; the head says what is chosen. */
  oneOf<T>(values: readonly T[], describe: (value: T) => Labelled, head?: () => Phrase): T
  /** A whole number, both ends included. */
  number(least: number, most: number, label: () => Phrase): number
}

/** A course of questions up to the answer; with the same choices it must always run the same. */
export type Course<A> = (choose: Chooser) => A

/** What is thrown, and caught here, where a course can go no further. */
const NO_FURTHER = new Error('A course of choices goes no further.')

/** The course run through at random: what a walk down its tree would find with the same dice. */
export function drawn<A>(course: Course<A>, dice: Dice): { readonly answer: A } | undefined {
  try {
    return { answer: course(new Wanderer(dice)) }
  } catch (thrown) {
    if (thrown !== NO_FURTHER) throw thrown
    return undefined
  }
}

/** The tree of a course, as it grows from the fork to which these choices lead. */
export function choices<A>(course: Course<A>, path: readonly number[] = []): Options<A> {
  const climber = new Climber(path)
  try {
    return answer(course(climber))
  } catch (thrown) {
    const { fork } = climber
    if (thrown !== NO_FURTHER || fork === undefined) throw thrown
    return after(fork, (chosen) => choices(course, [...path, chosen]))
  }
}

/** Takes all as the dice fall. */
class Wanderer implements Chooser {
  readonly #dice: Dice

  constructor(dice: Dice) {
    this.#dice = dice
  }

  oneOf<T>(values: readonly T[]): T {
    const value = values.length === 0 ? undefined : values[this.#dice.below(values.length)]
    if (value === undefined) throw NO_FURTHER
    return value
  }

  number(least: number, most: number): number {
    if (most < least) throw NO_FURTHER
    return least + this.#dice.below(most - least + 1)
  }
}

/** Takes the choices it was told, by their places, and stops at the first fork after them. */
class Climber implements Chooser {
  readonly #path: readonly number[]
  #at = 0
  fork: Options<number> | undefined

  constructor(path: readonly number[]) {
    this.#path = path
  }

  oneOf<T>(values: readonly T[], describe: (value: T) => Labelled, head?: () => Phrase): T {
    const told = this.#next(() => oneOf([...values.keys()], (place) => describe(at(values, place)), head))
    return at(values, told)
  }

  number(least: number, most: number, label: () => Phrase): number {
    return this.#next(() => range(least, most, label()))
  }

  #next(fork: () => Options<number>): number {
    const told = this.#path[this.#at]
    this.#at += 1
    if (told !== undefined) return told
    this.fork = fork()
    throw NO_FURTHER
  }
}
