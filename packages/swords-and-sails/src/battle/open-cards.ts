import { isArmy, keyOf, ownerOf, type Piece, type PieceKey } from '../pieces.ts'
import { powersIn } from '../powers.ts'
import { pieceAt } from '../standing-pieces.ts'
import type { Sighting, State } from '../state.ts'

/** SNS 7.1.8, SNS 14.2.1: the cards of these pieces lie open while their battle lasts. */
export function openCards(state: State, pieces: readonly PieceKey[]): void {
  const open = [...state.open]
  for (const piece of pieces) if (!open.includes(piece)) open.push(piece)
  state.open = open.sort()
}

/**
 * SNS 14.2.2: the cards are turned down again, and every seat keeps what it saw; of the dead it needs to know
 * no more. Sorted, because battles side by side end in whatever order people answer.
 */
export function closeCards(state: State, pieces: readonly PieceKey[]): void {
  state.open = state.open.filter((piece) => !pieces.includes(piece))
  for (const power of powersIn(state)) {
    const known: Sighting[] = []
    for (const seen of power.known) {
      const isNews = pieces.includes(seen.piece) && ownerOf(seen.piece) !== power.faction
      if (!isNews) known.push(seen)
    }
    for (const key of pieces) {
      const piece = ownerOf(key) === power.faction ? undefined : pieceAt(state, key)
      if (piece !== undefined) known.push(sighting(piece, state.number))
    }
    power.known = known.sort((a, b) => (a.piece < b.piece ? -1 : 1))
  }
}

/** What is seen of a piece at this moment. */
export function sighting(piece: Piece, number: number): Sighting {
  return {
    piece: keyOf(piece),
    number,
    units: isArmy(piece) ? { ...piece.units } : { ...piece.ships },
    bands: piece.bands.length === 0 ? [] : piece.bands.map((band) => ({ ...band })),
  }
}
