import { Problem } from './problem.ts'
import type { Rate } from './rates.ts'
import { refusals } from './refusals.en.ts'

interface Count {
  began: number
  requests: number
}

const REMEMBERED = 20_000

/** Counts what each person, or an address without one, asks within a window of time. */
export class RateCount {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #counts = new Map<string, Count>()

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  /** Counts one more request; a problem to answer it with if it is one too many. */
  add(who: string): Problem | undefined {
    const now = this.#now()
    const { max, timeWindow } = this.#rate
    const count = this.#counts.get(who)
    if (count === undefined || count.began + timeWindow <= now) {
      this.#begin(who, now)
      return undefined
    }
    count.requests += 1
    if (count.requests <= max) return undefined
    const retryAfter = Math.ceil((count.began + timeWindow - now) / 1000)
    return new Problem(429, refusals.tooManyRequests, { retryAfter })
  }

  #begin(who: string, now: number): void {
    this.#counts.delete(who)
    if (this.#counts.size >= REMEMBERED) {
      const oldest = this.#counts.keys().next().value
      if (oldest !== undefined) this.#counts.delete(oldest)
    }
    this.#counts.set(who, { began: now, requests: 1 })
  }
}
