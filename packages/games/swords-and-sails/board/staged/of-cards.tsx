import { HAND_CARD_IDS, type HandCard, ownPower } from '@windward/swords-and-sails/facts'
import { aboutCard, IntrigueCard } from '../cards/card.tsx'
import type { About } from './about.ts'

const isCard = (key: unknown): key is HandCard => HAND_CARD_IDS.some((card) => card === key)

const HEADS: Readonly<Record<string, string>> = {
  royalMarriage: 'Which land to win',
  inheritTitle: 'Which land to win',
  spy: 'Whom to spy on',
  raidCaravans: 'Whose caravans',
  look: 'Whose hand',
}

/** SNS 3.3: the cards that can be played lie open, and what is chosen after one stands under it, on the map too. */
export const ofCards: Readonly<Record<string, About>> = {
  'play-card': {
    words: () => 'One card after another; each takes effect before the next.',
    facts: ({ view, seat }) => [{ label: 'Gold', value: ownPower(view, seat).gold }],
    head: (_, stage, [card]) => (stage === 0 ? undefined : (HEADS[`${card}`] ?? 'Where')),
    face: (_, key, stage) => (stage === 0 && isCard(key) ? <IntrigueCard card={key} /> : undefined),
    seal: (_, [card]) => {
      if (isCard(card)) return `Play ${aboutCard(card).name}`
      return card === 'look' ? 'Look at it' : 'Play no more cards'
    },
  },
}
