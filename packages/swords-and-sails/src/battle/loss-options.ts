import { answer, branch, choice, type Options } from '@windward/table'
import { defaultLosses } from './default-losses.ts'
import { type Losses, lossOf } from './loss.ts'
import { healthOf, type Stock } from './stock.ts'
import { say } from './words.en.ts'

/**
 * Every legal choice of losses (SNS 7.2.3), one figure after another, bigger ones before smaller: then the last one
 * could never be left out, and so none can. The cheapest choice is a branch of its own.
 */
export function lossOptions(stocks: readonly Stock[], points: number): Options<Losses> {
  const falling = [...stocks].sort((a, b) => b.figure.health - a.figure.health)
  return choice([
    branch('cheapest', () => answer(defaultLosses(stocks, points)), say('battle.losses.cheapest')),
    branch('choose', () => picked(falling, points, []), say('battle.losses.choose')),
  ])
}

function picked(stocks: readonly Stock[], points: number, taken: readonly Stock[]): Options<Losses> {
  if (points <= 0) return answer(taken.map(lossOf))
  return choice(
    stocks.flatMap((stock, index) => {
      const from = stocks.slice(index)
      if (healthOf(from) < points) return []
      const rest = stock.count > 1 ? [{ ...stock, count: stock.count - 1 }, ...from.slice(1)] : from.slice(1)
      const key = `${stock.piece} ${stock.kind}`
      return branch(
        key,
        () => picked(rest, points - stock.figure.health, withOneMore(taken, stock)),
        say('battle.losses.one', { piece: stock.piece, kind: stock.kind }),
      )
    }),
  )
}

function withOneMore(taken: readonly Stock[], stock: Stock): Stock[] {
  const last = taken.at(-1)
  return last !== undefined && last.piece === stock.piece && last.kind === stock.kind
    ? [...taken.slice(0, -1), { ...last, count: last.count + 1 }]
    : [...taken, { ...stock, count: 1 }]
}
