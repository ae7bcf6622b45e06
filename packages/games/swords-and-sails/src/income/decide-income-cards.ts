import { type Decision, refuse, several, standing } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../data/factions/factions.ts'
import { SEASONS } from '../data/seasons.ts'
import { holds } from '../hand.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { bonusPercent, INCOME_CARDS, type IncomeCard } from './bonus.ts'
import { say } from './words.en.ts'

export interface IncomeBrief {
  /** What the seat's cities and harvest will pay without cards. */
  readonly cityIncome: number
  readonly harvest: number
}

export const incomeCardsShape = z.array(z.enum(INCOME_CARDS)).max(4)

/** SNS 2.2.1, SNS 2.3.4: income cards to be played now. */
export const incomeCards: Decision<SwordsAndSails, IncomeBrief, IncomeCard[]> = {
  kind: 'income-cards',
  title: ({ view, brief }) => say('income.cards.title', { season: view.season, ...brief }),
  shape: incomeCardsShape,
  options: ({ seat, view }) =>
    several(held(view, seat), 0, INCOME_CARDS.length, (card) =>
      say('income.cards.card', { card, percent: bonusPercent(seat, card) }),
    ),
  check: ({ seat, view }, cards) => {
    const own = ownPower(view, seat)
    for (const card of cards) {
      if (!holds(own, card)) return refuse('SNS 3.3.3', say('income.cards.not-held', { card }))
    }
    const twice = INCOME_CARDS.find((card) => cards.filter((each) => each === card).length > 1)
    return twice && refuse('SNS 2.3.4', say('income.cards.twice', { card: twice }))
  },
  warn: ({ brief }, cards) => {
    const idle = cards.find((card) => (card === 'bonusHarvest' ? brief.harvest : brief.cityIncome) === 0)
    return idle === undefined ? [] : [say('income.cards.idle', { card: idle })]
  },
  // SNS 2.2.2: a card is never spent for somebody who is away.
  absent: () => [],
  /** Cards to be played as soon as they are held, the harvest's not in a season without one. */
  standing: standing(say('income.cards.standing'), incomeCardsShape, ({ seat, view }, cards) =>
    held(view, seat).filter(
      (card) => cards.includes(card) && (card !== 'bonusHarvest' || SEASONS[view.season].harvestTimes > 0),
    ),
  ),
}

function held(view: View, seat: FactionId): IncomeCard[] {
  const own = ownPower(view, seat)
  return INCOME_CARDS.filter((card) => holds(own, card))
}
