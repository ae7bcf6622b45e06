import { PASS, READY } from './decision.ts'
import type { Wait } from './wait.ts'

/** As much of a question as has to be known to wait for its answer. */
interface Asked {
  readonly sealed: { readonly answer: unknown } | undefined
}

/** TBL 2.1: every seat has answered. */
export class AllSealed implements Wait {
  readonly #slots: readonly Asked[]

  constructor(slots: readonly Asked[]) {
    this.#slots = slots
  }

  settled(): boolean {
    for (const { sealed } of this.#slots) if (sealed === undefined) return false
    return true
  }
}

/** TBL 2.4: the first seat in order that has not passed has answered; or all have passed. */
export class FirstSpoken implements Wait {
  readonly #slots: readonly Asked[]

  constructor(slots: readonly Asked[]) {
    this.#slots = slots
  }

  settled(): boolean {
    for (const { sealed } of this.#slots) if (sealed?.answer !== PASS) return sealed !== undefined
    return true
  }
}

/** A seat has acted; or all are ready. */
export class ActedOrReady<S extends Asked> implements Wait {
  readonly #slots: readonly S[]

  constructor(slots: readonly S[]) {
    this.#slots = slots
  }

  /** The first seat that has acted. */
  acted(): S | undefined {
    for (const slot of this.#slots) {
      if (slot.sealed !== undefined && slot.sealed.answer !== READY) return slot
    }
    return undefined
  }

  settled(): boolean {
    let ready = 0
    for (const { sealed } of this.#slots) {
      if (sealed === undefined) continue
      if (sealed.answer !== READY) return true
      ready += 1
    }
    return ready === this.#slots.length
  }
}
