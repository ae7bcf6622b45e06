import {
  type CardId,
  cardName,
  classOf,
  type SailsOfGlory,
  SET_SAILS,
  type SeenShip,
  type SetSails,
  trackOf,
  veerValue,
} from '@windward/sails-of-glory/board'
import { mm } from '../measure.ts'

interface FanProps {
  readonly ship: SailsOfGlory['view']['ships'][number]
  readonly cards: readonly CardId[]
  readonly chosen: CardId | null | undefined
  /** What would be sailed straight on instead, when it is revealed (SOG 10.2.1). */
  readonly isBeyond: (card: CardId) => boolean
  readonly choose: (card: CardId) => void
}

/** The cards in the hand, from the hardest turn to port to the hardest to starboard. */
export function Fan({ ship, cards, chosen, isBeyond, choose }: FanProps) {
  return (
    <ul class="sog-fan" aria-label="Manoeuvre cards">
      {fanned(ship, cards).map((card) => (
        <li key={card}>
          <CardButton
            ship={ship}
            card={card}
            beyond={isBeyond(card)}
            chosen={chosen === card}
            choose={() => choose(card)}
          />
        </li>
      ))}
    </ul>
  )
}

function fanned(ship: SeenShip, cards: readonly CardId[]): CardId[] {
  const place = (card: CardId) =>
    (veerValue(ship, card) ?? 20) + (card === 'slip-left' ? -0.2 : card === 'slip-right' ? 0.2 : 0)
  return cards.toSorted((a, b) => place(a) - place(b))
}

interface CardButtonProps {
  readonly ship: SeenShip
  readonly card: CardId
  readonly beyond: boolean
  readonly chosen: boolean
  readonly choose: () => void
}

function CardButton({ ship, card, beyond, chosen, choose }: CardButtonProps) {
  const value = veerValue(ship, card)
  const reach = farthest(ship)
  return (
    <button
      type="button"
      class={beyond ? 'sog-card sog-card-beyond' : 'sog-card'}
      aria-pressed={chosen}
      aria-label={`${value ?? '–'} ${short(card)}${beyond ? ', beyond veer' : ''}, ${cardName(card)}`}
      title={beyond ? `${cardName(card)}: beyond her veer, she would sail straight on` : cardName(card)}
      onClick={choose}
    >
      <svg class="sog-lines" viewBox={`${-reach / 2} ${-reach} ${reach} ${reach + 3}`} aria-hidden="true">
        <path class="sog-keel" d={`M0 0V${-reach}`} />
        {SET_SAILS.map((sails) => (
          <path key={sails} class={`sog-line-${sails}`} d={curve(ship, card, sails)} />
        ))}
      </svg>
      {value ?? '–'}
      {SLIPS[card]}
    </button>
  )
}

const SLIPS: Readonly<Record<string, string>> = { 'slip-left': '↖', 'slip-right': '↗' }

function short(card: CardId): string {
  if (card.startsWith('slip')) return card === 'slip-left' ? 'slip to port' : 'slip to stbd'
  if (card === 'straight') return 'straight'
  return card.startsWith('veer') ? (Number(card.slice(5)) > 5 ? 'starboard' : 'port') : 'broken mast'
}

/** As far as her deck's longest card goes, so that every card of a fan has one scale. */
function farthest({ id }: SeenShip): number {
  return mm(trackOf(classOf(id).deck, 'straight', 'full', 'green', 1).track.at(1).ahead) + 3
}

const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 1]

function curve(ship: SeenShip, card: CardId, sails: SetSails): string {
  const { track } = trackOf(classOf(ship.id).deck, card, sails, 'green', 1)
  return `M${PARTS.map((part) => track.at(part))
    .map(({ right, ahead }) => `${mm(right).toFixed(1)} ${(-mm(ahead)).toFixed(1)}`)
    .join('L')}`
}
