/** Reads again whenever there is word of something new: never twice at once, and once more where word came meanwhile. */
export class Rereading {
  readonly #read: () => Promise<void>
  readonly #log: (trouble: unknown) => void
  #underWay: Promise<void> | undefined
  /** There was word while what it might be about was being read. */
  #heardAgain = false
  /** Why it could not be read, if it was not. */
  #unread: unknown

  constructor(read: () => Promise<void>, log: (trouble: unknown) => void) {
    this.#read = read
    this.#log = log
  }

  /** There is word that something has changed. */
  heard(): void {
    if (this.#underWay !== undefined) {
      this.#heardAgain = true
      return
    }
    this.#underWay = this.#read()
      .then(
        () => {
          this.#unread = undefined
        },
        (trouble: unknown) => {
          this.#unread = trouble
          this.#log(trouble)
        },
      )
      .finally(() => {
        this.#underWay = undefined
        if (!this.#heardAgain) return
        this.#heardAgain = false
        this.heard()
      })
  }

  /** Fulfilled when everything there was word of has been read, or could not be. */
  async idle(): Promise<void> {
    while (this.#underWay !== undefined) await this.#underWay
  }

  /** Whoever goes on from here must know all there is: it is thrown if it could not be read. */
  mustHaveRead(): void {
    if (this.#unread !== undefined) throw this.#unread
  }
}
