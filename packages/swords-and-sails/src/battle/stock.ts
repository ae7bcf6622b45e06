import type { FactionId } from '../data/factions.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import type { Band, PieceKey, Ships, Units } from '../pieces.ts'
import { type Figure, type FigureId, figureOf } from './figure.ts'

/** Figures of one kind in one piece. */
export interface Stock {
  readonly piece: PieceKey
  readonly faction: FactionId
  readonly kind: FigureId
  readonly count: number
  readonly figure: Figure
}

/** As much of a piece as has to be known to count what stands in it; in a battle everybody knows it. */
export type Filled = { readonly faction: FactionId; readonly bands: readonly Band[] } & (
  | { readonly id: ArmyId; readonly units: Readonly<Units> }
  | { readonly id: FleetId; readonly ships: Readonly<Ships> }
)

/** All that stands in these pieces, piece by piece, mercenaries after own units. */
export function stocksOf(pieces: readonly Filled[]): Stock[] {
  return pieces.flatMap((piece) => {
    const { faction } = piece
    const key: PieceKey = 'units' in piece ? `${faction} ${piece.id}` : `${faction} ${piece.id}`
    const stock = (kind: FigureId, count: number): Stock[] =>
      count === 0 ? [] : [{ piece: key, faction, kind, count, figure: figureOf(faction, kind) }]
    const own =
      'units' in piece
        ? UNIT_IDS.flatMap((unit) => stock(unit, piece.units[unit]))
        : SHIP_IDS.flatMap((ship) => stock(ship, piece.ships[ship]))
    const cards = [...new Set(piece.bands.map(({ card }) => card))]
    const left = (card: FigureId) =>
      piece.bands.reduce((sum, band) => (band.card === card ? sum + band.left : sum), 0)
    return [...own, ...cards.flatMap((card) => stock(card, left(card)))]
  })
}

/** What the figures are worth in casualty points (SNS 1.3.1). */
export function healthOf(stocks: readonly Stock[]): number {
  return sumOf(stocks, ({ health }) => health)
}

export function shieldsOf(stocks: readonly Stock[]): number {
  return sumOf(stocks, ({ shield }) => shield)
}

export function figuresIn(stocks: readonly Stock[]): number {
  return sumOf(stocks, () => 1)
}

export function sumOf(stocks: readonly Stock[], value: (figure: Figure) => number): number {
  return stocks.reduce((sum, { figure, count }) => sum + count * value(figure), 0)
}
