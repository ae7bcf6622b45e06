import type { Viewer } from '@windward/table'
import { healthOf, stocksOf } from '../battle/stock.ts'
import { HAND_CARD_IDS } from '../cards.ts'
import { countHeld } from '../hand.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { powersIn } from '../powers.ts'
import type { Power, State, SwordsAndSails } from '../state.ts'

/** SNS 14.1: what others hide: casualty points of each army and fleet, gold, and how many of each card are in a hand. */
export function hiddenFigures(state: State, viewer: Viewer<SwordsAndSails>): Record<string, number[]> {
  const others = powersIn(state).filter(({ faction }) => faction !== viewer)
  return {
    armies: others.flatMap((power) => armiesOf(power).map((army) => healthOf(stocksOf([army])))),
    fleets: others.flatMap((power) => fleetsOf(power).map((fleet) => healthOf(stocksOf([fleet])))),
    gold: others.map(({ gold }) => gold),
    hands: others.filter(({ hand }) => hand.length > 0).flatMap(cardsOf),
  }
}

function cardsOf(power: Power): number[] {
  return HAND_CARD_IDS.map((card) => countHeld(power, card))
}
