import { type ReadonlySignal, signal } from '@preact/signals'

/** Grants wishes one after another. Of those that come while one is being granted only the newest counts. */
export class NewestWish<Wish> {
  readonly #grant: (wish: Wish) => Promise<unknown>
  readonly #busy = signal(false)
  #next: { readonly wish: Wish } | undefined

  constructor(grant: (wish: Wish) => Promise<unknown>) {
    this.#grant = grant
  }

  get busy(): ReadonlySignal<boolean> {
    return this.#busy
  }

  async make(wish: Wish): Promise<void> {
    this.#next = { wish }
    if (this.#busy.peek()) return
    this.#busy.value = true
    try {
      while (this.#next !== undefined) {
        const { wish: newest } = this.#next
        this.#next = undefined
        await this.#grant(newest)
      }
    } finally {
      this.#busy.value = false
    }
  }
}
