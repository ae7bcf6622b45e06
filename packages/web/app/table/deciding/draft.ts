import { computed, signal } from '@preact/signals'
import type { Draft } from '@windward/kit/contract.ts'

/** Work before it is sealed, with every step of it. */
export class DraftSteps implements Draft {
  readonly #steps = signal<readonly unknown[]>([])
  /** What was taken back, the last first. */
  readonly #undone = signal<readonly unknown[]>([])
  readonly #keep: (work: unknown) => void
  readonly work = computed(() => this.#steps.value.at(-1))
  readonly canUndo = computed(() => this.#steps.value.length > 0)

  readonly canRedo = computed(() => this.#undone.value.length > 0)

  constructor(kept: unknown, keep: (work: unknown) => void) {
    if (kept !== undefined) this.#steps.value = [kept]
    this.#keep = keep
  }

  set(work: unknown): void {
    this.#undone.value = []
    this.#become([...this.#steps.peek(), work])
  }

  undo(): void {
    const steps = this.#steps.peek()
    if (steps.length === 0) return
    this.#undone.value = [steps.at(-1), ...this.#undone.peek()]
    this.#become(steps.slice(0, -1))
  }

  redo(): void {
    const [work, ...others] = this.#undone.peek()
    if (!this.canRedo.peek()) return
    this.#undone.value = others
    this.#become([...this.#steps.peek(), work])
  }

  clear(): void {
    this.#undone.value = []
    this.#become([])
  }

  #become(steps: readonly unknown[]): void {
    this.#steps.value = steps
    this.#keep(steps.at(-1))
  }
}
