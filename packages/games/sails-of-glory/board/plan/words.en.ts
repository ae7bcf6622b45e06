import { type attitudeOf, type CardId, cardName, counted, type Sails } from '@windward/sails-of-glory/facts'
import { names } from '../names.en.ts'

/** SOG 3.1.1, SOG 6.1.3: an attitude, and what it means for those who have not met the word. */
type Attitude = ReturnType<typeof attitudeOf>
const ATTITUDES: Readonly<Record<Attitude, string>> = {
  reaching: 'reaching, the wind on her side, at her fastest',
  beating: 'beating, the wind before her beam',
  running: 'running, the wind behind her',
  aback: 'taken aback, the wind against her',
}

/** Which way a card leads, as briefly as can be. */
function way(card: CardId): string {
  if (card.startsWith('slip')) return card === 'slip-left' ? 'slip to port' : 'slip to starboard'
  if (card === 'straight') return 'straight'
  if (card.startsWith('aback')) return card === 'aback-5' ? 'straight astern' : 'astern'
  return card.startsWith('veer') ? (Number(card.slice(5)) > 5 ? 'starboard' : 'port') : 'broken mast'
}

/** What is said while cards are chosen and the crew is set to work. */
export const words = {
  cards: 'Manoeuvre cards',
  card: {
    label: (value: number | string, card: CardId, beyond: boolean, ends: Attitude | undefined) =>
      `${value} ${way(card)}${beyond ? ', beyond veer' : ''}, ${cardName(card)}${ends === undefined ? '' : `, ends ${names.attitudes[ends]}`}`,
    title: (card: CardId, beyond: boolean) =>
      beyond ? `${cardName(card)}: beyond her veer, she would sail straight on` : cardName(card),
    /** What stands on a card of a broken mast. */
    easy: 'easy',
    hard: 'hard',
  },
  ship: {
    heading: (point: string, sails: Sails, veer: number) =>
      `heading ${point}, ${names.sails[sails]} sails, veer ${veer}`,
    attitude: (point: string, attitude: keyof typeof ATTITUDES) => `heading ${point}; ${ATTITUDES[attitude]}`,
  },
  crew: {
    name: 'The crew',
    left: (name: string, left: number, most: number) => `${name}: ${left} of ${counted(most, 'action')} left`,
    useless: 'no effect now',
  },
  seal: {
    whole: 'Submit the plan',
    /** Where there are several ships the ticks beside their names tell which. */
    missing: (cards: number) => `${counted(cards, 'card')} to go`,
  },
  passing: { basic: 'straight on.', advanced: 'straight on; the guns are loaded and fired.' },
}
