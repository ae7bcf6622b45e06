import { computed, signal } from '@preact/signals'
import type { Draft } from '@windward/kit/contract.ts'

/** Work before it is sealed, with every step of it. */
export class DraftSteps implements Draft {
  readonly #steps = signal<readonly unknown[]>([])
  readonly #keep: (work: unknown) => void
  readonly work = computed(() => this.#steps.value.at(-1))
  readonly canUndo = computed(() => this.#steps.value.length > 0)

  constructor(kept: unknown, keep: (work: unknown) => void) {
    if (kept !== undefined) this.#steps.value = [kept]
    this.#keep = keep
  }

  set(work: unknown): void {
    this.#become([...this.#steps.peek(), work])
  }

  undo(): void {
    this.#become(this.#steps.peek().slice(0, -1))
  }

  clear(): void {
    this.#become([])
  }

  #become(steps: readonly unknown[]): void {
    this.#steps.value = steps
    this.#keep(steps.at(-1))
  }
}
