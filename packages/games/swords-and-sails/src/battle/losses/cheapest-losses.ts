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

interface Cover {
  readonly gold: number
  readonly before: number
  readonly kind: FigureId | null
  readonly count: number
}

/** How many of each kind: for each kind in turn, the cheapest way to every sum of health so far. */
function cheapestCover(stocks: readonly Stock[], points: number): ReadonlyMap<FigureId, number> {
  const kinds = [...new Set(stocks.map(({ kind }) => kind))]
  const reach = points + Math.max(...stocks.map(({ figure }) => figure.health))
  const steps: (Cover | undefined)[][] = []
  let now: (Cover | undefined)[] = [{ gold: 0, before: 0, kind: null, count: 0 }]
  for (const kind of kinds) {
    now = withKind(now, stocks, kind, reach)
    steps.push(now)
  }
  const best = bestSum(now, points)
  return retraced(steps, best)
}

function withKind(
  before: readonly (Cover | undefined)[],
  stocks: readonly Stock[],
  kind: FigureId,
  reach: number,
): (Cover | undefined)[] {
  let figure: Figure | undefined
  let most = 0
  for (const stock of stocks) {
    if (stock.kind !== kind) continue
    figure ??= stock.figure
    most += stock.count
  }
  if (figure === undefined) return [...before]
  const { health, gold } = figure
  const now = new Array<Cover | undefined>(reach).fill(undefined)
  for (let sum = 0; sum < before.length; sum += 1) {
    const cover = before[sum]
    if (cover === undefined) continue
    for (let count = 0; count <= most && sum + count * health < reach; count += 1) {
      const to = sum + count * health
      const cost = cover.gold + count * gold
      const known = now[to]
      if (known === undefined || cost < known.gold) now[to] = { gold: cost, before: sum, kind, count }
    }
  }
  return now
}

function bestSum(covers: readonly (Cover | undefined)[], points: number): number {
  let best: number | undefined
  let gold = Number.POSITIVE_INFINITY
  for (let sum = points; sum < covers.length; sum += 1) {
    const cover = covers[sum]
    if (cover !== undefined && cover.gold < gold) {
      best = sum
      gold = cover.gold
    }
  }
  if (best === undefined) throw new Error(`${points} points cannot be covered`)
  return best
}

function retraced(
  steps: readonly (readonly (Cover | undefined)[])[],
  best: number,
): ReadonlyMap<FigureId, number> {
  const counts = new Map<FigureId, number>()
  let at = best
  for (const step of steps.toReversed()) {
    const cover = step[at]
    if (cover === undefined || cover.kind === null) throw new Error(`no way to ${at} points`)
    counts.set(cover.kind, cover.count)
    at = cover.before
  }
  return counts
}

/** Takes so many of each kind from the pieces in their order. */
function dealt(stocks: readonly Stock[], counts: ReadonlyMap<FigureId, number>): Losses {
  const left = new Map(counts)
  return stocks.flatMap((stock): Loss[] => {
    const wanted = left.get(stock.kind) ?? 0
    const count = Math.min(wanted, stock.count)
    left.set(stock.kind, wanted - count)
    return count === 0 ? [] : [{ ...lossOf(stock), count }]
  })
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
