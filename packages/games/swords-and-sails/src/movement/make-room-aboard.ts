import type { Losses } from '../battle/losses/losses.ts'
import { type Stock, stocksOf } from '../battle/stock.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { excessOf, placesFor, placesOf } from '../orders/places-aboard.ts'
import { keyOf } from '../pieces.ts'
import type { OwnPower } from '../view/own-power.ts'

/** The pieces of who boards. */
type Own = Pick<OwnPower, 'armies' | 'fleets'>

/** The armies about to board, each with its fleets. */
export type Boarding = readonly { readonly army: ArmyId; readonly fleets: readonly FleetId[] }[]

/** All that is about to board. */
export function stocksBoarding({ armies }: Own, boarding: Boarding): Stock[] {
  return stocksOf(armies.filter(({ id }) => boarding.some(({ army }) => army === id)))
}

/** SNS 5.4.2: how many units would find no place without these. */
export function wantOf({ armies, fleets }: Own, boarding: Boarding, gone: Losses): number {
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

export function countOf(losses: Losses): number {
  return losses.reduce((sum, { count }) => sum + count, 0)
}

/** The units of which one less leaves one less without a place. */
export function helpful(own: Own, boarding: Boarding, gone: Losses): Stock[] {
  const want = wantOf(own, boarding, gone)
  return stocksBoarding(own, boarding).filter((stock) => {
    const taken = gone.find(({ piece, kind }) => piece === stock.piece && kind === stock.kind)?.count ?? 0
    return taken < stock.count && wantOf(own, boarding, withOneMore(gone, stock)) < want
  })
}

/** SNS 5.4.6: the cheapest in gold first; among equals the first army's. */
export function cheapest(own: Own, boarding: Boarding): Losses {
  return shed(own, boarding, ({ figure }) => figure.gold)
}

/** One unit after another, the lowest rank first, until the rest fit. */
export function shed(own: Own, boarding: Boarding, rank: (stock: Stock) => number): Losses {
  let gone: Losses = []
  while (wantOf(own, boarding, gone) > 0) {
    const [first, ...others] = helpful(own, boarding, gone)
    if (first === undefined) throw new Error('nobody can make room')
    gone = withOneMore(
      gone,
      others.reduce((best, stock) => (rank(stock) < rank(best) ? stock : best), first),
    )
  }
  return gone
}

export function withOneMore(gone: Losses, { piece, kind }: Stock): Losses {
  const same = (loss: Losses[number]) => loss.piece === piece && loss.kind === kind
  return gone.some(same)
    ? gone.map((loss) => (same(loss) ? { ...loss, count: loss.count + 1 } : loss))
    : [...gone, { piece, kind, count: 1 }]
}
