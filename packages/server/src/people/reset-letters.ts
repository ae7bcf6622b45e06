/** Who would like to choose a new password, and where the letter's link leads in the end. */
export type ResetWish = Readonly<{ email: string; redirectTo: string | undefined }>

export type ResetLettersOptions = Readonly<{
  /** Writes the letter, if there is an account with this address. */
  write: (wish: ResetWish) => Promise<void>
  failed: (error: unknown) => void
  /** Only tests are in a hurry. */
  waitMs?: number | undefined
}>

/** By then every answer has left that could tell by its lateness what was done here. */
const WAIT_MS = 1000

/** More than that at once are no people who forgot their passwords. */
const MOST_WAITING = 200

/**
 * Letters for new passwords, written some time after everybody who asked for one was answered, one after the other: whoever
 * asks cannot tell by any clock whether there was one to be written.
 */
export class ResetLetters {
  readonly #options: ResetLettersOptions
  /** By address: however often it is asked for at once, one letter is written. */
  readonly #waiting = new Map<string, ResetWish>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(options: ResetLettersOptions) {
    this.#options = options
  }

  ask(wish: ResetWish): void {
    if (this.#waiting.size >= MOST_WAITING) return
    this.#waiting.set(wish.email.toLowerCase(), wish)
    this.#timer ??= setTimeout(() => this.writeNow(), this.#options.waitMs ?? WAIT_MS).unref()
  }

  /** Fulfilled when everything that was asked for has been looked after. */
  writeNow(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const wishes = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#writing = this.#writing.then(async () => {
      for (const wish of wishes) await this.#options.write(wish).catch(this.#options.failed)
    })
    return this.#writing
  }
}
