/** The same numbers every time, so that what fails once fails again; nothing hangs on their quality. */
export class Drawing {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  below(most: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * most)
  }

  /** Once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  one<T>(all: readonly T[]): T {
    const found = all[this.below(all.length)]
    if (found === undefined) throw new Error('There is nothing to draw from.')
    return found
  }
}
