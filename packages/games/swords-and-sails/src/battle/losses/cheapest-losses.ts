import type { Figure, FigureId } from '../figure.ts'
import { healthOf, type Stock } from '../stock.ts'
import { type Loss, type Losses, lossOf } from './losses.ts'

/**
 * SNS 7.2.4: of all choices worth at least the points, one that costs the owner least gold, and of those one with
 * least excess. Among like figures the first piece gives first.
 */
export function defaultLosses(stocks: readonly Stock[], points: number): Losses {
  if (points >= healthOf(stocks)) return stocks.map(lossOf)
  return dealt(stocks, cheapestCover(stocks, points))
}

/** Of one kind after those before it: for each sum of health the least gold it can be had for, and how many of the kind then. */
interface Covers {
  readonly kind: FigureId
  readonly health: number
  readonly gold: readonly number[]
  readonly count: readonly number[]
}

/** How many of each kind: for each kind in turn, the cheapest way to every sum of health so far. */
function cheapestCover(stocks: readonly Stock[], points: number): Map<FigureId, number> {
  let strongest = 0
  for (const { figure } of stocks) strongest = Math.max(strongest, figure.health)
  const steps: Covers[] = []
  let gold: readonly number[] = [0]
  for (const { kind, figure } of stocks) {
    if (steps.some((step) => step.kind === kind)) continue
    const covers = withKind(gold, stocks, kind, figure, points + strongest)
    steps.push(covers)
    gold = covers.gold
  }
  return retraced(steps, bestSum(gold, points))
}

function withKind(
  before: readonly number[],
  stocks: readonly Stock[],
  kind: FigureId,
  { health, gold: price }: Figure,
  reach: number,
): Covers {
  let most = 0
  for (const stock of stocks) if (stock.kind === kind) most += stock.count
  const gold = new Array<number>(reach).fill(Number.POSITIVE_INFINITY)
  const counts = new Array<number>(reach).fill(0)
  for (let sum = 0; sum < before.length; sum += 1) {
    const spent = before[sum] ?? Number.POSITIVE_INFINITY
    if (spent === Number.POSITIVE_INFINITY) continue
    for (let count = 0; count <= most && sum + count * health < reach; count += 1) {
      const to = sum + count * health
      const cost = spent + count * price
      if (cost >= (gold[to] ?? 0)) continue
      gold[to] = cost
      counts[to] = count
    }
  }
  return { kind, health, gold, count: counts }
}

function bestSum(gold: readonly number[], points: number): number {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (let sum = points; sum < gold.length; sum += 1) {
    const cost = gold[sum] ?? Number.POSITIVE_INFINITY
    if (cost >= least) continue
    best = sum
    least = cost
  }
  if (best === undefined) throw new Error(`${points} points cannot be covered`)
  return best
}

function retraced(steps: readonly Covers[], best: number): Map<FigureId, number> {
  const counts = new Map<FigureId, number>()
  let at = best
  for (const { kind, health, count } of steps.toReversed()) {
    const here = count[at] ?? 0
    counts.set(kind, here)
    at -= here * health
  }
  return counts
}

/** Takes so many of each kind from the pieces in their order. */
function dealt(stocks: readonly Stock[], left: Map<FigureId, number>): Losses {
  const losses: Loss[] = []
  for (const stock of stocks) {
    const wanted = left.get(stock.kind) ?? 0
    const count = Math.min(wanted, stock.count)
    left.set(stock.kind, wanted - count)
    if (count > 0) losses.push({ ...lossOf(stock), count })
  }
  return losses
}

/**
 * SNS 7.12.1: losses by a standing order: the kinds named first go first; where they do not reach, the others as in
 * SNS 7.2.4; and nothing is thrown away. An order that names nothing of what is there is none.
 */
export function lossesInOrder(stocks: readonly Stock[], points: number, order: readonly FigureId[]): Losses {
  const named = order.flatMap((kind) => stocks.filter((stock) => stock.kind === kind))
  if (named.length === 0) return defaultLosses(stocks, points)
  const left = points - healthOf(named)
  if (left <= 0) return lossesInTurn(named, points)
  const others = stocks.filter((stock) => !named.includes(stock))
  const besides = defaultLosses(others, left).flatMap(({ piece, kind, count }) =>
    others.flatMap((stock) => (stock.piece === piece && stock.kind === kind ? { ...stock, count } : [])),
  )
  return lossesInTurn([...named, ...besides], points)
}

/** The first of these go until the points are covered; then whatever is not needed after all stays, the last first. */
export function lossesInTurn(given: readonly Stock[], points: number): Losses {
  let excess = -points
  const taken: { stock: Stock; count: number }[] = []
  for (const stock of given) {
    const { health } = stock.figure
    const count = excess >= 0 ? 0 : Math.min(stock.count, Math.ceil(-excess / health))
    taken.push({ stock, count })
    excess += count * health
  }
  for (const each of taken.toReversed()) {
    const spare = Math.min(each.count, Math.floor(excess / each.stock.figure.health))
    each.count -= spare
    excess -= spare * each.stock.figure.health
  }
  return taken.flatMap(({ stock, count }) => (count === 0 ? [] : [{ ...lossOf(stock), count }]))
}
