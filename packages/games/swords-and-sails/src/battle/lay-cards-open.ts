import { isArmy, keyOf, ownerOf, type Piece, type PieceKey } from '../pieces.ts'
import { pieceAt } from '../pieces-of.ts'
import { powersIn } from '../powers.ts'
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
    power.known = inOrder(known)
  }
}

/** SNS 14.2.2: a new piece is not the one that had its number before, whatever has been seen of that. */
export function forget(state: State, key: PieceKey): void {
  for (const power of powersIn(state))
    if (power.known.some(({ piece }) => piece === key))
      power.known = power.known.filter(({ piece }) => piece !== key)
}

/** Sorted by their pieces, in place; all but the newest mostly are so already. */
function inOrder(known: Sighting[]): Sighting[] {
  for (let from = 1; from < known.length; from += 1) {
    for (let to = from; to > 0; to -= 1) {
      const [before, after] = [known[to - 1], known[to]]
      if (before === undefined || after === undefined || before.piece < after.piece) break
      known[to - 1] = after
      known[to] = before
    }
  }
  return known
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
