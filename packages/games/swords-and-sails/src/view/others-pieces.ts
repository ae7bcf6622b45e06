import type { FactionId } from '../data/factions/factions.ts'
import { keysOf, nameOfPiece, type PieceKey } from '../pieces.ts'
import type { View } from './view.ts'

type Seen = Pick<View, 'seats' | 'powers'>

/** Every army and fleet of the other seats: that they are there is open (SNS 14.1.5). */
export function othersPieces(view: Seen, seat: FactionId): PieceKey[] {
  const found: PieceKey[] = []
  someOfOthers(view, seat, (piece) => {
    found.push(piece)
    return false
  })
  return found
}

/** Whether there is such a piece among those of the other seats. */
export function someOfOthers(
  { seats, powers }: Seen,
  seat: FactionId,
  isSuch: (piece: PieceKey) => boolean,
): boolean {
  for (const faction of seats) {
    const power = faction === seat ? undefined : powers[faction]
    if (power === undefined) continue
    for (const piece of keysOf(faction, power.armies, power.fleets)) if (isSuch(piece)) return true
  }
  return false
}

/** Whether the piece is on the map. */
export function isThere({ powers }: Pick<View, 'powers'>, key: PieceKey): boolean {
  const name = nameOfPiece(key)
  const power = powers[name.faction]
  return ('army' in name ? power?.armies[name.army] : power?.fleets[name.fleet]) !== undefined
}
