import { QUICK_COMBAT } from '../../data/battle/quick-combat.ts'
import { SHIP_IDS } from '../../data/ships.ts'
import type { Fleet, PieceKey } from '../../pieces.ts'
import { type FigureId, figureOf } from '../figure.ts'
import { takeFigures } from '../losses/losses.ts'
import type { Roll } from '../quick-combat/throws.ts'
import type { Stock } from '../stock.ts'
import { type Load, loadedIn } from './loads.ts'

/** Ships of one kind that can be captured from one fleet, with units aboard or without. */
export interface Prize {
  readonly piece: PieceKey
  readonly kind: FigureId
  readonly loaded: boolean
  readonly count: number
}

/** SNS 7.8.2: the pairs of ones in a whole roll. */
export function pairsOfOnes(rolls: readonly Pick<Roll, 'rolled'>[]): number {
  let ones = 0
  for (const { rolled } of rolls) for (const die of rolled) if (die === 1) ones += 1
  return Math.floor(ones / QUICK_COMBAT.onesPerCapture)
}

/** SNS 7.8.2, SNS 7.8.4: what is left as damage when so many pairs have captured. */
export function damageWithout(damage: number, captures: number): number {
  return damage - captures * QUICK_COMBAT.onesPerCapture
}

/** SNS 7.8.4: all ships but loaded transports; those without cargo first. */
export function prizesIn(stocks: readonly Stock[], loads: readonly Load[]): Prize[] {
  return stocks.flatMap((stock) => {
    const { piece, kind, count, figure } = stock
    const loaded = loadedIn(loads, stock)
    const prize = (isLoaded: boolean, many: number): Prize[] =>
      many === 0 ? [] : [{ piece, kind, loaded: isLoaded, count: many }]
    return [...prize(false, count - loaded), ...(figure.type === 'TR' ? [] : prize(true, loaded))]
  })
}

export function countPrizes(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { count }) => sum + count, 0)
}

/** Takes a ship out of one fleet into another. A hired ship serves whoever has it, as a ship like others. */
export function changeHands(from: Fleet, kind: FigureId, to: Fleet): void {
  const type = SHIP_IDS.find((ship) => ship === figureOf(from.faction, kind).type)
  if (type === undefined) throw new Error(`${kind} is no ship`)
  takeFigures(from, kind, 1)
  to.ships[type] += 1
}
