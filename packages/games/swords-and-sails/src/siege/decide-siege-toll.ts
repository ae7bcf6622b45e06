import { type Chooser, type Decision, type Refusal, refuse, standing, straight } from '@windward/table'
import { z } from 'zod'
import { figureShape } from '../battle/figure.ts'
import { defaultLosses, lossesInOrder } from '../battle/losses/cheapest-losses.ts'
import { lossAdvice } from '../battle/losses/loss-advice.ts'
import { chosenLosses } from '../battle/losses/loss-options.ts'
import { isWholeForce, type Losses, lossesFault, lossesShape, lossOf } from '../battle/losses/losses.ts'
import { type Stock, stocksOf } from '../battle/stock.ts'
import type { LandId } from '../data/area-ids.ts'
import { BUY_OFF } from '../data/costs.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { Fraction } from '../data/fraction.ts'
import type { UnitId } from '../data/units.ts'
import { keyOf, type PieceKey } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { say } from './words.en.ts'

export interface TollBrief {
  readonly land: LandId
  /** Casualty points rolled. */
  readonly points: number
  /** SNS 8.3.1, SNS 8.3.2: the points that may be bought off by whoever has the gold. */
  readonly most: number
  readonly armies: readonly PieceKey[]
}

export const tollShape = z.strictObject({ bought: z.int().min(0).max(999), lost: lossesShape })
export interface Toll {
  readonly bought: number
  readonly lost: Losses
}

/** SNS 8.3: gold for some of the points, units for the rest. */
export const siegeToll: Decision<SwordsAndSails, TollBrief, Toll> = {
  kind: 'siege-toll',
  title: ({ seat, view, brief: { land, points } }) =>
    view.options.novices.includes(seat)
      ? say('siege.toll.title-advised', { land, points, advice: adviceFor(seat) })
      : say('siege.toll.title', { land, points }),
  shape: tollShape,
  ...straight((choose, { seat, view, brief }) => {
    const stocks = besiegers(view, seat, brief)
    const bought = choose.number(0, affordable(view, seat, brief), () => say('siege.toll.buy'))
    return { bought, lost: chosenToll(choose, stocks, brief.points - bought) }
  }),
  check: ({ seat, view, brief }, toll) => tollFault(view, seat, brief, toll),
  warn: ({ seat, view, brief }, { bought }) =>
    bought > 0 && isWholeForce(besiegers(view, seat, brief), brief.points - bought)
      ? [say('siege.toll.in-vain')]
      : [],
  absent: ({ seat, view, brief }) => ({
    bought: 0,
    lost: defaultLosses(besiegers(view, seat, brief), brief.points),
  }),
  standing: standing(
    say('siege.toll.standing'),
    z.strictObject({ buyOff: z.enum(['none', 'most']), order: z.array(figureShape).max(20).default([]) }),
    ({ seat, view, brief }, { buyOff, order }) => {
      const stocks = besiegers(view, seat, brief)
      const bought = buyOff === 'most' ? affordable(view, seat, brief) : 0
      const points = brief.points - bought
      return { bought, lost: lossesInOrder(stocks, points, order) }
    },
  ),
}

/** SNS 7.2.6: in a siege gold is as good as units that cost no less. */
function adviceFor(seat: FactionId): (UnitId | 'gold')[][] {
  return lossAdvice(seat).map(({ units, gold, points }) =>
    gold === points * BUY_OFF.goldPerPoint ? [...units, 'gold'] : units,
  )
}

/** SNS 8.3.1: a share of the points, rounded down. */
export function mostBoughtOff(points: number, [part, whole]: Fraction): number {
  return Math.floor((points * part) / whole)
}

function affordable(view: View, seat: FactionId, { most }: TollBrief): number {
  return Math.min(most, Math.floor(ownPower(view, seat).gold / BUY_OFF.goldPerPoint))
}

function chosenToll(choose: Chooser, stocks: readonly Stock[], points: number): Losses {
  if (isWholeForce(stocks, points)) return stocks.map(lossOf)
  return points === 0 ? [] : chosenLosses(choose, stocks, points)
}

function tollFault(
  view: View,
  seat: FactionId,
  brief: TollBrief,
  { bought, lost }: Toll,
): Refusal | undefined {
  if (bought > brief.most) return refuse('SNS 8.3.1', say('siege.toll.over-share', { most: brief.most }))
  const { gold } = ownPower(view, seat)
  const price = bought * BUY_OFF.goldPerPoint
  if (price > gold) return refuse('SNS 8.3.4', say('siege.toll.poor', { gold, price }))
  const points = brief.points - bought
  switch (lossesFault(besiegers(view, seat, brief), points, lost)) {
    case 'notThere':
      return refuse('SNS 8.3.3', say('siege.toll.not-there'))
    case 'tooFew':
      return refuse('SNS 8.3.3', say('siege.toll.too-few', { points }))
    case 'tooMany':
      return refuse('SNS 7.2.3', say('siege.toll.too-many', { points }))
    case undefined:
      return undefined
  }
}

function besiegers(view: View, seat: FactionId, { armies }: TollBrief): Stock[] {
  return stocksOf(ownPower(view, seat).armies.filter((army) => armies.includes(keyOf(army))))
}
