import type { Ahead, FactionId, View, Wondered } from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'

/** What is told to whoever reckons in a worker: what the seat sees, the lines it was sent bit by bit, and questions. */
export type Told =
  | { readonly kind: 'seat'; readonly view: View; readonly seat: FactionId }
  | { readonly kind: 'lines'; readonly from: number; readonly lines: readonly SeenLine[] }
  | { readonly kind: 'question'; readonly id: string; readonly wondered: Wondered }

export interface Reply {
  readonly id: string
  readonly ahead: Ahead
}

/** A first answer at once, or the one that `windward odds` would give. */
export type Care = 'quick' | 'thorough'
