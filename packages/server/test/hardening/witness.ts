import type { Noted } from '../api/visitor.ts'

/** Notes what came of every request while the database comes and goes, and what should not have. */
export class Witness {
  readonly byStatus: Record<string, number> = {}
  /** Requests that ended neither in an answer nor in a “come again”. */
  readonly faults: string[] = []
  /** The longest that somebody waited to be told to come again, and for what. */
  longestAway = { request: '', milliseconds: 0 }

  readonly noted: Noted = (request, answer, milliseconds) => {
    if (answer instanceof Error) {
      this.#count('none')
      this.faults.push(`${request}: ${String(answer.cause ?? answer)}`)
      return
    }
    const { status, headers } = answer
    this.#count(`${status}`)
    const comeAgain = status === 503 && headers.get('retry-after') !== null
    if (status >= 500 && !comeAgain) this.faults.push(`${request}: ${status}`)
    if (comeAgain && milliseconds > this.longestAway.milliseconds)
      this.longestAway = { request, milliseconds: Math.round(milliseconds) }
  }

  /** Only these will do, or to be told to come again. */
  expect(request: string, status: number, will: readonly number[]): void {
    if (status < 500 && !will.includes(status)) this.faults.push(`${request}: ${status}`)
  }

  #count(status: string): void {
    this.byStatus[status] = (this.byStatus[status] ?? 0) + 1
  }
}
