import type { FactionId } from '../data/factions/factions.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import {
  armyKey,
  type Band,
  fleetKey,
  type PieceKey,
  type Ships,
  shipCount,
  type Units,
  unitCount,
} from '../pieces.ts'
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
  const stocks: Stock[] = []
  for (const piece of pieces) {
    const { faction, bands } = piece
    const key = 'units' in piece ? armyKey(faction, piece.id) : fleetKey(faction, piece.id)
    if ('units' in piece) {
      const { KN, HC, LC, HI, LI, PS } = piece.units
      if (KN > 0) add(stocks, key, faction, 'KN', KN)
      if (HC > 0) add(stocks, key, faction, 'HC', HC)
      if (LC > 0) add(stocks, key, faction, 'LC', LC)
      if (HI > 0) add(stocks, key, faction, 'HI', HI)
      if (LI > 0) add(stocks, key, faction, 'LI', LI)
      if (PS > 0) add(stocks, key, faction, 'PS', PS)
    } else {
      const { WS, RD, TR } = piece.ships
      if (WS > 0) add(stocks, key, faction, 'WS', WS)
      if (RD > 0) add(stocks, key, faction, 'RD', RD)
      if (TR > 0) add(stocks, key, faction, 'TR', TR)
    }
    if (bands.length === 0) continue
    for (const card of new Set(bands.map((band) => band.card))) {
      const left = bands.reduce((sum, band) => (band.card === card ? sum + band.left : sum), 0)
      if (left > 0) add(stocks, key, faction, card, left)
    }
  }
  return stocks
}

function add(stocks: Stock[], piece: PieceKey, faction: FactionId, kind: FigureId, count: number): void {
  stocks.push({ piece, faction, kind, count, figure: figureOf(faction, kind) })
}

/** How many figures these pieces hold, mercenaries among them. */
export function strengthOf(pieces: readonly Filled[]): number {
  let sum = 0
  for (const piece of pieces) {
    sum += 'units' in piece ? unitCount(piece.units) : shipCount(piece.ships)
    for (const { left } of piece.bands) sum += left
  }
  return sum
}

/** What the figures are worth in casualty points (SNS 1.3.1). */
export function healthOf(stocks: readonly Stock[]): number {
  let sum = 0
  for (const { count, figure } of stocks) sum += count * figure.health
  return sum
}

export function shieldsOf(stocks: readonly Stock[]): number {
  return sumOf(stocks, ({ shield }) => shield)
}

export function figuresIn(stocks: readonly Stock[]): number {
  let sum = 0
  for (const { count } of stocks) sum += count
  return sum
}

export function sumOf(stocks: readonly Stock[], value: (figure: Figure) => number): number {
  let sum = 0
  for (const { figure, count } of stocks) sum += count * value(figure)
  return sum
}
