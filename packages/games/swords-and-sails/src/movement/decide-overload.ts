import { answer, branch, choice, type Decision, type Options, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { FIGURE_IDS, figureShape } from '../battle/figure.ts'
import { type Losses, lossesShape } from '../battle/losses/losses.ts'
import type { SwordsAndSails } from '../state.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import {
  type Boarding,
  cheapest,
  countOf,
  helpful,
  shed,
  stocksBoarding,
  wantOf,
  withOneMore,
} from './make-room-aboard.ts'
import { say } from './words.en.ts'

export interface OverloadBrief {
  readonly boarding: Boarding
  /** How many units find no place; none, if all still do. */
  readonly excess: number
}

/** SNS 5.4.6: units for which ships lost have left no place are disbanded, as their owner chooses. */
export const overload: Decision<SwordsAndSails, OverloadBrief, Losses> = {
  kind: 'overload',
  title: ({ brief }) => say('overload.title', { excess: brief.excess }),
  shape: lossesShape,
  options: ({ view, seat, brief: { boarding, excess } }) => {
    const own = ownPower(view, seat)
    if (excess === 0) return choice([branch('nobody', () => answer([]), say('overload.nobody'))])
    return choice([
      branch('cheapest', () => answer(cheapest(own, boarding)), say('overload.cheapest')),
      branch('choose', () => picked(own, boarding, []), say('overload.choose')),
    ])
  },
  check: ({ view, seat, brief: { boarding, excess } }, losses) => {
    const own = ownPower(view, seat)
    if (isNotThere(own, boarding, losses)) return refuse('SNS 5.4.6', say('overload.not-there'))
    return countOf(losses) === excess && wantOf(own, boarding, losses) === 0
      ? undefined
      : refuse('SNS 5.4.6', say('overload.count', { excess }))
  },
  absent: ({ view, seat, brief }) => cheapest(ownPower(view, seat), brief.boarding),
  /** Units in the order in which they are to go; those it does not name follow, the cheapest first. */
  standing: standing(
    say('overload.standing'),
    z.strictObject({ order: z.array(figureShape).max(FIGURE_IDS.length) }),
    ({ view, seat, brief }, { order }) =>
      shed(ownPower(view, seat), brief.boarding, ({ kind, figure }) => {
        const place = order.indexOf(kind)
        return place < 0 ? order.length + figure.gold : place
      }),
  ),
}

function isNotThere(own: OwnPower, boarding: Boarding, losses: Losses): boolean {
  const there = stocksBoarding(own, boarding)
  return losses.some(({ piece, kind }) => {
    const wanted = countOf(losses.filter((loss) => loss.piece === piece && loss.kind === kind))
    return wanted > (there.find((stock) => stock.piece === piece && stock.kind === kind)?.count ?? 0)
  })
}

function picked(own: OwnPower, boarding: Boarding, gone: Losses): Options<Losses> {
  if (wantOf(own, boarding, gone) === 0) return answer(gone)
  return choice(
    helpful(own, boarding, gone).map((stock) => {
      const { piece, kind } = stock
      const next = () => picked(own, boarding, withOneMore(gone, stock))
      return branch(`${piece} ${kind}`, next, say('overload.one', { piece, kind }))
    }),
  )
}
