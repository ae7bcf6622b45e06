/** Of one processor: whoever only shows that streams are alive, and looks at clocks, takes less. */
const LITTLE = 0.02

/** Tells when a process that was busy does next to nothing any more: once for each time it was. */
export class Lull {
  #spent: number
  #wasBusy = true

  /** What it has spent so far, in ms of a processor. */
  constructor(spent: number) {
    this.#spent = spent
  }

  /** What it has spent by now, and how long ago it was last asked, both in ms. */
  hasCome(spent: number, over: number): boolean {
    const isBusy = (spent - this.#spent) / over > LITTLE
    const hasCome = this.#wasBusy && !isBusy
    this.#spent = spent
    this.#wasBusy = isBusy
    return hasCome
  }
}
