import type { Phrase } from './phrase.ts'

/** One numbered rule, e.g. `SNS 6.4.2`; its text stands in the `rules.md` of the game. */
export type Clause = `${Uppercase<string>} ${number}` | `${Uppercase<string>} ${number}.${string}`

/** Why something was not accepted: a sentence for the player and the clause behind it. */
export interface Refusal {
  readonly refused: Phrase
  readonly clause: Clause
}

export function refuse(clause: Clause, refused: Phrase): Refusal {
  return { refused, clause }
}

/** Results are values: either the thing, or the reason there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

export function granted<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function denied<T>(refusal: Refusal): Result<T> {
  return { ok: false, refusal }
}
