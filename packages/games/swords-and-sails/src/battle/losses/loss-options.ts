import { type Chooser, choices, type Options } from '@windward/table'
import type { PieceKey } from '../../pieces.ts'
import type { FigureId } from '../figure.ts'
import { healthOf, type Stock } from '../stock.ts'
import { say } from '../words.en.ts'
import { defaultLosses } from './cheapest-losses.ts'
import type { Loss, Losses } from './losses.ts'

/** Every legal choice of losses. */
export function lossOptions(stocks: readonly Stock[], points: number): Options<Losses> {
  return choices((choose) => chosenLosses(choose, stocks, points))
}

/**
 * A legal choice of losses (SNS 7.2.3), one figure after another, bigger ones before smaller: then the last one could
 * never be left out, and so none can. The cheapest choice is a branch of its own. Either way the figures are named in
 * the order in which they stand, so that the same choice is always the same answer.
 */
export function chosenLosses(choose: Chooser, stocks: readonly Stock[], points: number): Losses {
  if (choose.oneOf(WAYS, called) === 'cheapest') return defaultLosses(stocks, points)
  const taken: { piece: PieceKey; kind: FigureId; count: number }[] = []
  let left: readonly Stock[] = stocks.toSorted((a, b) => b.figure.health - a.figure.health)
  for (let missing = points; missing > 0; ) {
    const stock = choose.oneOf(firstsFor(left, missing), one)
    const { piece, kind, count, figure } = stock
    const last = taken.at(-1)
    if (last?.piece === piece && last.kind === kind) last.count += 1
    else taken.push({ piece, kind, count: 1 })
    const later = left.slice(left.indexOf(stock) + 1)
    left = count > 1 ? [{ ...stock, count: count - 1 }, ...later] : later
    missing -= figure.health
  }
  const place = ({ piece, kind }: Loss) =>
    stocks.findIndex((each) => each.piece === piece && each.kind === kind)
  return taken.length < 2 ? taken : taken.sort((a, b) => place(a) - place(b))
}

const WAYS = ['cheapest', 'choose'] as const

function called(way: (typeof WAYS)[number]) {
  return { key: way, label: say(`battle.losses.${way}`) }
}

function one({ piece, kind }: Stock) {
  return { key: `${piece} ${kind}`, label: say('battle.losses.one', { piece, kind }) }
}

/** The stocks that, with all that follow them, are worth the points. */
function firstsFor(stocks: readonly Stock[], points: number): Stock[] {
  const firsts: Stock[] = []
  let worth = healthOf(stocks)
  for (const stock of stocks) {
    if (worth < points) break
    firsts.push(stock)
    worth -= stock.count * stock.figure.health
  }
  return firsts
}
