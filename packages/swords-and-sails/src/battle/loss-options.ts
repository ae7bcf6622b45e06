import { after, answer, type Options, oneOf } from '@windward/table'
import { defaultLosses } from './default-losses.ts'
import { type Losses, lossOf } from './loss.ts'
import { healthOf, type Stock } from './stock.ts'
import { say } from './words.en.ts'

/**
 * Every legal choice of losses (SNS 7.2.3), one figure after another, bigger ones before smaller: then the last one
 * could never be left out, and so none can. The cheapest choice is a branch of its own.
 */
export function lossOptions(stocks: readonly Stock[], points: number): Options<Losses> {
  const ways = oneOf(WAYS, (way) => ({ key: way, label: say(`battle.losses.${way}`) }))
  return after(
    ways,
    (way): Options<Losses> =>
      way === 'cheapest'
        ? answer(defaultLosses(stocks, points))
        : picked(
            stocks.toSorted((a, b) => b.figure.health - a.figure.health),
            points,
            [],
          ),
  )
}

const WAYS = ['cheapest', 'choose'] as const

function picked(stocks: readonly Stock[], points: number, taken: readonly Stock[]): Options<Losses> {
  if (points <= 0) return answer(taken.map(lossOf))
  const first = oneOf(firstsFor(stocks, points), ({ piece, kind }) => ({
    key: `${piece} ${kind}`,
    label: say('battle.losses.one', { piece, kind }),
  }))
  return after(first, (stock) => {
    const later = stocks.slice(stocks.indexOf(stock) + 1)
    const rest = stock.count > 1 ? [{ ...stock, count: stock.count - 1 }, ...later] : later
    return picked(rest, points - stock.figure.health, withOneMore(taken, stock))
  })
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

function withOneMore(taken: readonly Stock[], stock: Stock): Stock[] {
  const last = taken.at(-1)
  return last !== undefined && last.piece === stock.piece && last.kind === stock.kind
    ? [...taken.slice(0, -1), { ...last, count: last.count + 1 }]
    : [...taken, { ...stock, count: 1 }]
}
