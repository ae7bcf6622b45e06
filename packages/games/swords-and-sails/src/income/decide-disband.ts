import { type Decision, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { FIGURE_IDS, figureShape } from '../battle/figure.ts'
import { lossesInOrder, lossesInTurn } from '../battle/losses/cheapest-losses.ts'
import { lossOptions } from '../battle/losses/loss-options.ts'
import { type Losses, lossesFault, lossesShape } from '../battle/losses/losses.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { Piece } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { keptInOrderOfGoing, keptStocks } from './upkeep.ts'
import { say } from './words.en.ts'

export interface DisbandingBrief {
  /** Upkeep the seat has no gold for. */
  readonly points: number
}

/** SNS 2.5.3: units sent home because they cannot be paid. */
export const disbanding: Decision<SwordsAndSails, DisbandingBrief, Losses> = {
  kind: 'disband',
  title: ({ brief: { points } }) => say('income.disband.title', { points }),
  shape: lossesShape,
  options: ({ seat, view, brief }) => lossOptions(keptStocks(piecesOf(view, seat)), brief.points),
  check: ({ seat, view, brief: { points } }, chosen) => {
    switch (lossesFault(keptStocks(piecesOf(view, seat)), points, chosen)) {
      case 'notThere':
        return refuse('SNS 2.5.3', say('income.disband.not-there'))
      case 'tooFew':
        return refuse('SNS 2.5.3', say('income.disband.too-few', { points }))
      case 'tooMany':
        return refuse('SNS 2.5.3', say('income.disband.too-many', { points }))
      case undefined:
        return undefined
    }
  },
  absent: ({ seat, view, brief }) => lossesInTurn(keptInOrderOfGoing(piecesOf(view, seat)), brief.points),
  standing: standing(
    say('income.disband.standing'),
    z.strictObject({ order: z.array(figureShape).max(FIGURE_IDS.length) }),
    ({ seat, view, brief }, { order }) =>
      lossesInOrder(keptStocks(piecesOf(view, seat)), brief.points, order),
  ),
}

function piecesOf(view: View, seat: FactionId): Piece[] {
  const { armies, fleets } = ownPower(view, seat)
  return [...armies, ...fleets]
}
