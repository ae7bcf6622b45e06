import { isMercenaryId, isUnitId } from '../battle/figure.ts'
import { healthOf, type Stock, stocksOf } from '../battle/stock.ts'
import { CAPITALS } from '../data/factions/home-lands.ts'
import { isArmy, keyOf, type Piece } from '../pieces.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { cardOf } from '../powers.ts'
import type { Power } from '../state.ts'
import { upToCoin } from '../treasury.ts'

/** SNS 2.5.1, SNS 2.5.2: what a power owes for its units and ships. */
export function maintenanceBill(power: Pick<Power, 'armies' | 'fleets'>): number {
  return upToCoin(upkeepOf([...armiesOf(power), ...fleetsOf(power)]))
}

/** SNS 2.5.1: the upkeep of these pieces, not yet rounded. Mercenaries are paid otherwise (SNS 12.3.3). */
export function upkeepOf(pieces: readonly Piece[]): number {
  return healthOf(keptStocks(pieces))
}

/**
 * What stands in these pieces and costs upkeep, each figure with its upkeep in the place of its health: to shed so
 * many points of upkeep is then the same task as to take so many casualty points (SNS 7.2.3).
 */
export function keptStocks(pieces: readonly Piece[]): Stock[] {
  return paidStocks(pieces).map(weighed)
}

/** SNS 2.5.4: the same in the order in which they go when nobody chooses. */
export function keptInOrderOfGoing(pieces: readonly Piece[]): Stock[] {
  const order = paidStocks(pieces).sort(dearestFirst)
  const guards = pieces.filter((piece) => isArmy(piece) && piece.at === CAPITALS[piece.faction]).map(keyOf)
  const last = guards.flatMap((guard) => order.findLast(({ piece }) => piece === guard) ?? [])
  const others = order.flatMap((stock) => {
    const count = last.includes(stock) ? stock.count - 1 : stock.count
    return count === 0 ? [] : [{ ...stock, count }]
  })
  return [...others, ...last.map((stock) => ({ ...stock, count: 1 }))].map(weighed)
}

function paidStocks(pieces: readonly Piece[]): Stock[] {
  return stocksOf(pieces).filter(({ kind }) => !isMercenaryId(kind))
}

function weighed(stock: Stock): Stock {
  return { ...stock, figure: { ...stock.figure, health: upkeepFor(stock) } }
}

function upkeepFor({ faction, kind }: Pick<Stock, 'faction' | 'kind'>): number {
  if (isMercenaryId(kind)) return 0
  const { units, ships } = cardOf(faction)
  return isUnitId(kind) ? units[kind].maintenance : ships[kind].maintenance
}

/** Dearest upkeep for each casualty point first; of equals the one of lower worth. */
function dearestFirst(a: Stock, b: Stock): number {
  const dearer = upkeepFor(b) * a.figure.health - upkeepFor(a) * b.figure.health
  return dearer === 0 ? a.figure.gold - b.figure.gold : dearer
}
