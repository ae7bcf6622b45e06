import {
  type attitudeOf,
  type CardId,
  type CourseAhead,
  type Sails,
  type SeenShip,
  veerValue,
} from '@windward/sails-of-glory/facts'
import { Card } from './card.tsx'
import { words } from './words.en.ts'

interface FanProps {
  readonly ship: SeenShip
  readonly cards: readonly CardId[]
  readonly sails: Sails
  readonly chosen: CardId | null | undefined
  /** What would be sailed straight on instead, when it is revealed (SOG 10.2.1). */
  readonly isBeyond: (card: CardId) => boolean
  /** The attitude each ends in, where that may be known beforehand. */
  readonly endsOf: (card: CardId) => ReturnType<typeof attitudeOf> | undefined
  readonly choose: (card: CardId) => void
  /** Where cards lead before they are sailed; not while a ship is only fitted out. */
  readonly sight?: CourseSight
}

/** Where each card leads, where that may be known, and which of them somebody looks at. */
export interface CourseSight {
  readonly courses: readonly CourseAhead[]
  look(card: CardId | undefined): void
}

const HANDS = ['port', 'starboard'] as const

/** The cards in the hand: straight ahead first, then those to port above those to starboard, the hardest turn last. */
export function Fan({ ship, cards, sails, chosen, isBeyond, endsOf, choose, sight }: FanProps) {
  const card = (id: CardId) => (
    <Card
      ship={ship}
      card={id}
      sails={sails}
      beyond={isBeyond(id)}
      ends={endsOf(id)}
      chosen={chosen === id}
      choose={() => choose(id)}
      {...(sight && { sight })}
    />
  )
  const ahead = cards.filter(isAhead)
  const beside = HANDS.map((hand) => turning(ship, cards, hand))
  const columns = ahead.length + Math.max(...beside.map(({ length }) => length))
  return (
    <ul class="sog-fan" style={{ '--columns': columns }} aria-label={words.cards}>
      {ahead.map((id) => (
        <li key={id} class="sog-ahead">
          {card(id)}
        </li>
      ))}
      {beside.flatMap((hand, row) =>
        hand.map((id, place) => (
          <li key={id} style={{ gridArea: `${row + 1} / ${ahead.length + place + 1}` }}>
            {card(id)}
          </li>
        )),
      )}
    </ul>
  )
}

const isAhead = (card: CardId): boolean => card === 'straight' || card === 'aback-5'
const isToPort = (card: CardId): boolean =>
  card.endsWith('left') || card === 'aback-4' || (card.startsWith('veer') && Number(card.slice(5)) < 5)

/** Gray and red cards have no value: they lie in the order of their deck. */
function turning(ship: SeenShip, cards: readonly CardId[], hand: (typeof HANDS)[number]): CardId[] {
  const hardness = (card: CardId) => Math.abs((veerValue(ship, card) ?? 5) - 5)
  return cards
    .filter((card) => !isAhead(card) && isToPort(card) === (hand === 'port'))
    .toSorted((a, b) => hardness(a) - hardness(b))
}
