import type { ScriptedAnswer } from '@windward/table/lesson'
import type { CardId, Fire, Fitting, Orders, ShipId } from '../src/facts.ts'

type Fit = Pick<Fitting, 'ship' | 'card'> & Partial<Fitting>

/** How ships have been fitted out before the lesson begins: ball and battle sails, unless said otherwise. */
export function fitted(seat: string, fits: readonly Fit[]): ScriptedAnswer {
  const answer: readonly Fitting[] = fits.map((fit) => ({
    port: 'ball',
    starboard: 'ball',
    sails: 'battle',
    ...fit,
  }))
  return { seat, kind: 'fit-out', answer }
}

type Planned = Pick<Orders, 'ship'> & { readonly card: CardId } & Partial<Pick<Orders, 'actions'>>

/** What a captain plans in this turn. */
export function planned(seat: string, turn: number, orders: readonly Planned[]): ScriptedAnswer {
  const answer: readonly Orders[] = orders.map((each) => ({ actions: [], ...each }))
  return { seat, turn, kind: 'plan', answer }
}

/** The full broadside to port, in this turn. */
export function broadside(seat: string, turn: number, ship: ShipId, at: ShipId): ScriptedAnswer {
  const answer: readonly Fire[] = [
    { ship, port: { at, arc: 'central', load: null, high: false }, starboard: null, muskets: null },
  ]
  return { seat, turn, kind: 'fire', answer }
}
