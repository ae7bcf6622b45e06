import type { Storage } from '../../src/storage/storage.ts'

/** A disk that takes its time: what is to be kept waits while it is held up. */
export class SlowDisk {
  readonly storage: Storage
  #waiting: (() => void)[] = []
  #held = false
  #arrived: () => void = () => undefined

  constructor(storage: Storage) {
    const { course } = storage
    this.storage = {
      ...storage,
      course: {
        ...course,
        append: async (batch) => {
          await this.#free()
          return course.append(batch)
        },
      },
    }
  }

  /** Fulfilled when something has come to be kept, and waits. */
  hold(): Promise<void> {
    this.#held = true
    return new Promise((resolve) => {
      this.#arrived = resolve
    })
  }

  release(): void {
    this.#held = false
    for (const go of this.#waiting.splice(0)) go()
  }

  #free(): Promise<void> {
    if (!this.#held) return Promise.resolve()
    this.#arrived()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
