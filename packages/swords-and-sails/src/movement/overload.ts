import { answer, branch, choice, type Decision, type Options, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { FIGURE_IDS, figureShape } from '../battle/figure.ts'
import { type Losses, lossesShape, type Stock, stocksOf } from '../battle/losses.ts'
import type { FactionId } from '../data/factions.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { excessOf, placesFor, placesOf } from '../orders/places.ts'
import { ownPower } from '../own-view.ts'
import { keyOf } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

export interface OverloadBrief {
  /** The armies about to board, each with its fleets. */
  readonly boarding: readonly { readonly army: ArmyId; readonly fleets: readonly FleetId[] }[]
  /** How many units find no place. */
  readonly excess: number
}

/** SNS 5.4.6: units for which there is no place are disbanded, as their owner chooses. */
export const overload: Decision<SwordsAndSails, OverloadBrief, Losses> = {
  kind: 'overload',
  title: ({ brief }) => say('overload.title', { excess: brief.excess }),
  shape: lossesShape,
  options: ({ view, seat, brief }) =>
    choice([
      branch('cheapest', () => answer(cheapest(view, seat, brief)), say('overload.cheapest')),
      branch('choose', () => picked(view, seat, brief, []), say('overload.choose')),
    ]),
  check: ({ view, seat, brief }, losses) => {
    const { excess } = brief
    if (isNotThere(view, seat, brief, losses)) return refuse('SNS 5.4.6', say('overload.not-there'))
    return countOf(losses) === excess && wantOf(view, seat, brief, losses) === 0
      ? undefined
      : refuse('SNS 5.4.6', say('overload.count', { excess }))
  },
  absent: ({ view, seat, brief }) => cheapest(view, seat, brief),
  /** Units in the order in which they are to go; those it does not name follow, the cheapest first. */
  standing: standing(
    z.strictObject({ order: z.array(figureShape).max(FIGURE_IDS.length) }),
    ({ view, seat, brief }, { order }) =>
      shed(view, seat, brief, ({ kind, figure }) => {
        const place = order.indexOf(kind)
        return place < 0 ? order.length + figure.gold : place
      }),
  ),
}

function stocks(view: View, seat: FactionId, { boarding }: OverloadBrief): Stock[] {
  return stocksOf(ownPower(view, seat).armies.filter(({ id }) => boarding.some(({ army }) => army === id)))
}

/** How many units would still find no place without these. */
function wantOf(
  view: View,
  seat: FactionId,
  { boarding }: Pick<OverloadBrief, 'boarding'>,
  gone: Losses,
): number {
  const { armies, fleets } = ownPower(view, seat)
  const loads = armies.flatMap((army) => {
    const ids = boarding.find((each) => each.army === army.id)?.fleets ?? army.aboard
    const left = placesFor(army) - countOf(gone.filter(({ piece }) => piece === keyOf(army)))
    return ids.length === 0 ? [] : [{ units: left, fleets: ids }]
  })
  return excessOf(loads, (id) => {
    const fleet = fleets.find((each) => each.id === id)
    return fleet === undefined ? 0 : placesOf(fleet)
  })
}

function isNotThere(view: View, seat: FactionId, brief: OverloadBrief, losses: Losses): boolean {
  const there = stocks(view, seat, brief)
  return losses.some(({ piece, kind }) => {
    const wanted = countOf(losses.filter((loss) => loss.piece === piece && loss.kind === kind))
    return wanted > (there.find((stock) => stock.piece === piece && stock.kind === kind)?.count ?? 0)
  })
}

function countOf(losses: Losses): number {
  return losses.reduce((sum, { count }) => sum + count, 0)
}

/** The units of which one less leaves one less without a place. */
function helpful(view: View, seat: FactionId, brief: OverloadBrief, gone: Losses): Stock[] {
  const want = wantOf(view, seat, brief, gone)
  return stocks(view, seat, brief).filter((stock) => {
    const taken = gone.find(({ piece, kind }) => piece === stock.piece && kind === stock.kind)?.count ?? 0
    return taken < stock.count && wantOf(view, seat, brief, withOneMore(gone, stock)) < want
  })
}

function picked(view: View, seat: FactionId, brief: OverloadBrief, gone: Losses): Options<Losses> {
  if (wantOf(view, seat, brief, gone) === 0) return answer(gone)
  return choice(
    helpful(view, seat, brief, gone).map((stock) => {
      const { piece, kind } = stock
      const next = () => picked(view, seat, brief, withOneMore(gone, stock))
      return branch(`${piece} ${kind}`, next, say('overload.one', { piece, kind }))
    }),
  )
}

/** The cheapest in gold first; among equals the first army's. */
function cheapest(view: View, seat: FactionId, brief: OverloadBrief): Losses {
  return shed(view, seat, brief, ({ figure }) => figure.gold)
}

/** One unit after another, the lowest rank first, until the rest fit. */
function shed(view: View, seat: FactionId, brief: OverloadBrief, rank: (stock: Stock) => number): Losses {
  let gone: Losses = []
  while (wantOf(view, seat, brief, gone) > 0) {
    const [first, ...others] = helpful(view, seat, brief, gone)
    if (first === undefined) throw new Error('nobody can make room')
    gone = withOneMore(
      gone,
      others.reduce((best, stock) => (rank(stock) < rank(best) ? stock : best), first),
    )
  }
  return gone
}

function withOneMore(gone: Losses, { piece, kind }: Stock): Losses {
  const same = (loss: Losses[number]) => loss.piece === piece && loss.kind === kind
  return gone.some(same)
    ? gone.map((loss) => (same(loss) ? { ...loss, count: loss.count + 1 } : loss))
    : [...gone, { piece, kind, count: 1 }]
}
