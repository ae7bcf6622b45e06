import { type Decision, refuse, standing, straight } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../../data/factions/factions.ts'
import { keyOf, type PieceKey } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import { ownPower } from '../../view/own-power.ts'
import type { View } from '../../view/view.ts'
import { FIGURE_IDS, figureShape } from '../figure.ts'
import { type Stock, stocksOf } from '../stock.ts'
import { say } from '../words.en.ts'
import { defaultLosses, lossesInOrder } from './cheapest-losses.ts'
import { lossAdvice } from './loss-advice.ts'
import { chosenLosses } from './loss-options.ts'
import { type Losses, lossesFault, lossesShape } from './losses.ts'

export interface LossesBrief {
  /** Casualty points to take. */
  readonly points: number
  /** The seat's own pieces they may come from. */
  readonly pieces: readonly PieceKey[]
  /** Figures in them that cannot be lost now: cavalry that has been drawn off. */
  readonly spared: 'cavalry' | 'none'
}

/** SNS 7.2.1: the owner chooses what he loses, in battle, siege, sabotage and calamity alike. */
export const losses: Decision<SwordsAndSails, LossesBrief, Losses> = {
  kind: 'losses',
  title: ({ seat, view, brief: { points } }) =>
    view.options.novices.includes(seat)
      ? say('battle.losses.title-advised', { points, advice: lossAdvice(seat).map(({ units }) => units) })
      : say('battle.losses.title', { points }),
  shape: lossesShape,
  ...straight((choose, { seat, view, brief }) =>
    chosenLosses(choose, exposed(view, seat, brief), brief.points),
  ),
  check: ({ seat, view, brief }, chosen) => {
    const { points } = brief
    switch (lossesFault(exposed(view, seat, brief), points, chosen)) {
      case 'notThere':
        return refuse('SNS 7.2.1', say('battle.losses.not-there'))
      case 'tooFew':
        return refuse('SNS 7.2.2', say('battle.losses.too-few', { points }))
      case 'tooMany':
        return refuse('SNS 7.2.3', say('battle.losses.too-many', { points }))
      case undefined:
        return undefined
    }
  },
  absent: ({ seat, view, brief }) => defaultLosses(exposed(view, seat, brief), brief.points),
  standing: standing(
    say('battle.losses.standing'),
    z.strictObject({ order: z.array(figureShape).max(FIGURE_IDS.length) }),
    ({ seat, view, brief }, { order }) => lossesInOrder(exposed(view, seat, brief), brief.points, order),
  ),
}

function exposed(view: View, seat: FactionId, { pieces, spared }: LossesBrief): Stock[] {
  const { armies, fleets } = ownPower(view, seat)
  const own = [...armies, ...fleets].filter((piece) => pieces.includes(keyOf(piece)))
  return stocksOf(own).filter(({ figure }) => spared === 'none' || !figure.cavalry)
}
