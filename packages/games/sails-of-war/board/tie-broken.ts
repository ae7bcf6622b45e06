import {
  mysticLands,
  type Outcome,
  openPlayer,
  type RaceId,
  RESOURCE_IDS,
  starsOf,
  turnNumber,
  VICTORY,
  type View,
} from '@windward/sails-of-war/facts'
import { words } from './words.en.ts'

/** SOW 15.1.3, SOW 15.2.4: what decided where Stars did not, said of whoever came nearest. */
export function tieBroken({ winners: [winner], how }: Outcome, view: View): string {
  if (winner === undefined || (how !== 'stars' && how !== 'roundLimit')) return ''
  const isRival = (race: RaceId): boolean =>
    how === 'stars' ? starsOf(view, race) >= VICTORY.stars : starsOf(view, race) === starsOf(view, winner)
  const [nearest] = view.seats
    .filter((race) => race !== winner && !openPlayer(view, race).out && isRival(race))
    .toSorted(
      (a, b) =>
        mysticLands(view, b) - mysticLands(view, a) ||
        stockOf(view, b) - stockOf(view, a) ||
        turnNumber(view, a) - turnNumber(view, b),
    )
  if (nearest === undefined) return ''
  return words.result.tie(nearest, how, lesser(view, winner, nearest))
}

const { less } = words.result

function lesser(view: View, winner: RaceId, nearest: RaceId): string {
  if (mysticLands(view, nearest) < mysticLands(view, winner)) return less.mysticLands
  if ([winner, nearest].some((race) => openPlayer(view, race).stock === null)) return less.stockOrOrder
  return stockOf(view, nearest) < stockOf(view, winner) ? less.stock : less.order
}

/** Nothing is known of a stock that is hidden. */
function stockOf(view: View, race: RaceId): number {
  const { stock } = openPlayer(view, race)
  return stock === null ? 0 : RESOURCE_IDS.reduce((sum, kind) => sum + stock[kind], 0)
}
