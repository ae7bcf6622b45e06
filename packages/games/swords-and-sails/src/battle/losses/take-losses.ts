import { isArmy, keyOf, type Piece } from '../../pieces.ts'
import { type FigureId, isMercenaryId } from '../figure.ts'
import type { Losses } from './loss.ts'

/** SNS 1.3.7, SNS 12.3.3: takes the lost figures off a piece; of like bands the older gives first. */
export function takeLosses(piece: Piece, losses: Losses): void {
  const key = keyOf(piece)
  for (const loss of losses) if (loss.piece === key) takeFigures(piece, loss.kind, loss.count)
}

export function takeFigures(piece: Piece, kind: FigureId, count: number): void {
  if (isMercenaryId(kind)) takeMercenaries(piece, kind, count)
  else if (isArmy(piece)) {
    if (!isKindOf(piece.units, kind)) throw new Error(`no ${kind} in an army`)
    piece.units[kind] -= count
  } else {
    if (!isKindOf(piece.ships, kind)) throw new Error(`no ${kind} in a fleet`)
    piece.ships[kind] -= count
  }
}

function isKindOf<K extends string>(counts: Readonly<Record<K, number>>, kind: string): kind is K {
  return Object.hasOwn(counts, kind)
}

function takeMercenaries(piece: Piece, kind: FigureId, count: number): void {
  let left = count
  for (const band of piece.bands) {
    if (band.card !== kind) continue
    const gone = Math.min(left, band.left)
    band.left -= gone
    left -= gone
  }
  piece.bands = piece.bands.filter((band) => band.left > 0)
}
