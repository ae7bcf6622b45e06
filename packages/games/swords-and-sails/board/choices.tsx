import type { ChoiceLook, PanelProps } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import { HAND_CARD_IDS, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import type { Branch, Question } from '@windward/table'
import { IntrigueCard } from './cards/card.tsx'
import { Emblem } from './factions/emblem.tsx'
import { isFaction } from './factions/faction.ts'
import { isFigure } from './pieces/is-figure.ts'
import { Token } from './pieces/token.tsx'

const BidsAbove = later(async () => (await import('./setup/bids.tsx')).BidsAbove)

/** SNS 3.3: the cards that can be played lie open; factions have their emblems, and units and ships their tokens. */
export function choiceLook({ kind, seat }: Question<SwordsAndSails>, { key }: Branch<unknown>): ChoiceLook {
  const bare = key.replace(/^\+/, '')
  const card = kind === 'play-card' ? HAND_CARD_IDS.find((each) => each === bare) : undefined
  if (card !== undefined) return { face: <IntrigueCard card={card} /> }
  if (isFaction(bare)) return { sign: <Emblem of={bare} size={24} /> }
  return isFigure(bare) ? { sign: <Token kind={bare} of={seat} /> } : {}
}

/** What lies open beside a question. */
export function Above(props: PanelProps<SwordsAndSails>) {
  return props.question.kind === 'bid' ? <BidsAbove {...props} /> : null
}
