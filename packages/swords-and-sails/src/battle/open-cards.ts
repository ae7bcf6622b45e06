import { isArmy, keyOf, type Piece, type PieceKey } from '../pieces.ts'
import { powersIn } from '../powers.ts'
import { pieceAt } from '../standing-pieces.ts'
import type { Sighting, State } from '../state.ts'

/** SNS 7.1.8, SNS 14.2.1: the cards of these pieces lie open while their battle lasts. */
export function openCards(state: State, pieces: readonly PieceKey[]): void {
  state.open = [...new Set([...state.open, ...pieces])].sort()
}

/**
 * SNS 14.2.2: the cards are turned down again, and every seat keeps what it saw; of the dead it needs to know
 * no more. Sorted, because battles side by side end in whatever order people answer.
 */
export function closeCards(state: State, pieces: readonly PieceKey[]): void {
  state.open = state.open.filter((piece) => !pieces.includes(piece))
  for (const power of powersIn(state)) {
    const others = pieces.filter((piece) => !piece.startsWith(`${power.faction} `))
    power.known = [
      ...power.known.filter(({ piece }) => !others.includes(piece)),
      ...others.flatMap((key) => {
        const piece = pieceAt(state, key)
        return piece === undefined ? [] : sighting(piece, state.number)
      }),
    ].sort((a, b) => (a.piece < b.piece ? -1 : 1))
  }
}

/** What is seen of a piece at this moment. */
export function sighting(piece: Piece, number: number): Sighting {
  return {
    piece: keyOf(piece),
    number,
    units: isArmy(piece) ? { ...piece.units } : { ...piece.ships },
    bands: piece.bands.map((band) => ({ ...band })),
  }
}
