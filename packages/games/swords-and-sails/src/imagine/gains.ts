import type { FactionId } from '../data/factions/factions.ts'
import type { PieceKey } from '../pieces.ts'
import type { Deed } from './deeds.ts'
import { type Troops, troopsSeen, worthOf, worthOfLosses } from './troops.ts'

/** What each piece that lay open had been given until then, in gold: what it held, and had lost, beyond what it began with. */
export function gainsOf(
  faction: FactionId,
  deeds: readonly Deed[],
  start: ReadonlyMap<PieceKey, Troops>,
): ReadonlyMap<PieceKey, number> {
  const gains = new Map<PieceKey, number>()
  const without = new Map([...start].map(([piece, troops]) => [piece, worthOf(faction, troops)]))
  const lessen = (piece: PieceKey, gold: number) => without.set(piece, (without.get(piece) ?? 0) - gold)
  for (const deed of deeds) {
    switch (deed.does) {
      case 'loses':
        for (const loss of deed.losses) lessen(loss.piece, worthOfLosses(faction, [loss]))
        break
      case 'bleeds':
        for (const piece of deed.pieces) lessen(piece, bledWorth(deed) / deed.pieces.length)
        break
      case 'builds':
        for (const piece of deed.raised) without.set(piece, 0)
        break
      case 'shows': {
        const { piece } = deed.sighting
        const worth = worthOf(faction, troopsSeen(deed.sighting))
        gains.set(piece, Math.max(0, worth - (without.get(piece) ?? 0)))
        without.set(piece, worth)
        break
      }
      case 'gold':
      case 'upkeep':
      case 'dismisses':
        break
    }
  }
  return gains
}

/** About what the common units cost for a casualty point, and for a figure. */
const GOLD_PER_POINT = 15
const GOLD_PER_FIGURE = 30

function bledWorth({ count, points }: { readonly count: number; readonly points: number }): number {
  return points > 0 ? points * GOLD_PER_POINT : count * GOLD_PER_FIGURE
}
