import { healthOf, type Stock } from '../stock.ts'
import type { Loss, Losses } from './loss.ts'

export { healthOf, type Stock, stocksOf } from '../stock.ts'
export { defaultLosses, lossesInOrder, lossesInTurn } from './cheapest-losses.ts'
export { type Loss, type Losses, lossesShape, lossOf } from './loss.ts'
export { takeLosses } from './take-losses.ts'

export type LossesFault = 'notThere' | 'tooFew' | 'tooMany'

/** SNS 7.2.2, SNS 7.2.3: what is wrong with a choice of losses for so many casualty points; or nothing. */
export function lossesFault(
  stocks: readonly Stock[],
  points: number,
  losses: Losses,
): LossesFault | undefined {
  const taken = takenFrom(stocks, losses)
  if (taken === undefined) return 'notThere'
  const worth = healthOf(taken)
  if (worth < Math.min(points, healthOf(stocks))) return 'tooFew'
  return taken.some(({ figure }) => worth - figure.health >= points) ? 'tooMany' : undefined
}

/** The losses as stocks, or nothing if they are not all there. */
function takenFrom(stocks: readonly Stock[], losses: Losses): Stock[] | undefined {
  const taken: Stock[] = []
  for (const stock of stocks) {
    let count = 0
    for (const loss of losses) if (isOf(loss, stock)) count += loss.count
    if (count > stock.count) return undefined
    if (count > 0) taken.push({ ...stock, count })
  }
  const known = losses.every((loss) => stocks.some((stock) => isOf(loss, stock)))
  return known ? taken : undefined
}

function isOf(loss: Loss, stock: Stock): boolean {
  return loss.piece === stock.piece && loss.kind === stock.kind
}

/** What a force has to give for these points: nothing to choose when it is all of it (SNS 7.2.2). */
export function isWholeForce(stocks: readonly Stock[], points: number): boolean {
  return points >= healthOf(stocks)
}
