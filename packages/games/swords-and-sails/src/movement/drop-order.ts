import type { Clause } from '@windward/table'
import { holdAndDefend } from '../orders/hold.ts'
import { keyOf, type Piece } from '../pieces.ts'
import type { SnsTable } from '../state.ts'
import { say } from './words.en.ts'

/** Why an order could not be carried out. */
type Hindrance =
  | 'board'
  | 'bridge'
  | 'land'
  | 'friends'
  | 'border'
  | 'march'
  | 'sail'
  | 'dock'
  | 'cut'
  | 'strait'

/** SNS 6.4.3: an order that has become impossible is dropped; the piece stays and defends. */
export function dropOrder(t: SnsTable, piece: Piece, why: Hindrance, clause: Clause = 'SNS 6.4.3'): void {
  piece.order = holdAndDefend(piece)
  t.tell('all', clause, say(`movement.drop-${why}`, { piece: keyOf(piece), at: piece.at }))
}
