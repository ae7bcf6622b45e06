import {
  type attitudeOf,
  type CardId,
  classOf,
  type Sails,
  SET_SAILS,
  type SeenShip,
  type SetSails,
  trackOf,
  veerValue,
} from '@windward/sails-of-glory/facts'
import { courseInWords } from '../ahead/course-facts.tsx'
import { mm } from '../measure.ts'
import type { CourseSight } from './fan.tsx'
import { words } from './words.en.ts'

type Attitude = ReturnType<typeof attitudeOf>

interface CardProps {
  readonly ship: SeenShip
  readonly card: CardId
  /** How her sails are set: this is the line she will follow. */
  readonly sails: Sails
  readonly beyond: boolean
  /** The attitude it ends in, where that may be known beforehand (SOG 1.2.4). */
  readonly ends: Attitude | undefined
  readonly chosen: boolean
  readonly choose: () => void
  readonly sight?: CourseSight
}

/** A manoeuvre card as it is printed: her three lines, or the only one she has left, and its value. */
export function Card({ ship, card, sails, beyond, ends, chosen, choose, sight }: CardProps) {
  const course = sight?.courses.find((each) => each.card === card)
  const value = veerValue(ship, card) ?? NO_VALUE[card] ?? ''
  return (
    <button
      type="button"
      class={classesOf(card, beyond, ends)}
      data-key={card}
      aria-pressed={chosen}
      aria-label={words.card.label(value, card, beyond, ends)}
      title={words.card.title(card, beyond)}
      aria-description={course && courseInWords(course)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && sight?.look(card)}
      onPointerLeave={() => sight?.look(undefined)}
      onFocus={() => sight?.look(card)}
      onBlur={() => sight?.look(undefined)}
      onClick={choose}
    >
      <Lines ship={ship} card={card} sails={sails} />
      <span>
        {value}
        {SLIPS[card]}
      </span>
    </button>
  )
}

function classesOf(card: CardId, beyond: boolean, ends: Attitude | undefined): string {
  const names = [
    'sog-card',
    `sog-card-${borderOf(card)}`,
    beyond && 'sog-card-beyond',
    ends && `sog-card-ends sog-course-${ends}`,
  ]
  return names.filter(Boolean).join(' ')
}

const SLIPS: Readonly<Record<string, string>> = { 'slip-left': '↖', 'slip-right': '↗' }

/** What stands on a card instead of a veer value. */
const NO_VALUE: Readonly<Record<string, string>> = {
  'aback-4': '4−',
  'aback-5': '5',
  'aback-6': '6+',
  'two-easy-left': words.card.easy,
  'two-easy-right': words.card.easy,
  'two-hard-left': words.card.hard,
  'two-hard-right': words.card.hard,
  'one-easy-left': words.card.easy,
  'one-easy-right': words.card.easy,
  'one-hard-left': words.card.hard,
  'one-hard-right': words.card.hard,
}

function borderOf(card: CardId): 'blue' | 'red' | 'gray' {
  if (card.startsWith('aback')) return 'red'
  return /^(one|two)-/.test(card) ? 'gray' : 'blue'
}

const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** SOG 6.1.5: only a captain of the Basic rules chooses a red card, and it is sailed by two sandglasses. */
function Lines({ ship, card, sails: set }: Pick<CardProps, 'ship' | 'card' | 'sails'>) {
  const { deck } = classOf(ship.id)
  const border = borderOf(card)
  const reach = mm(trackOf(deck, 'straight', 'full', 'green', 1).track.at(1).ahead) + 3
  const below = border === 'red' ? reach / 2 : 3
  const line = (sails: SetSails) =>
    `M${PARTS.map((part) => trackOf(deck, card, sails, 'green', border === 'red' ? 2 : 1).track.at(part))
      .map(({ right, ahead }) => `${mm(right).toFixed(1)} ${(-mm(ahead)).toFixed(1)}`)
      .join('L')}`
  return (
    <svg
      class="sog-lines"
      viewBox={`${-reach / 2} ${below - reach - 3} ${reach} ${reach + 3}`}
      aria-hidden="true"
    >
      <path class="sog-keel" d={`M0 0V${-reach}`} />
      {(border === 'blue' ? SET_SAILS : (['full'] as const)).map((sails) => (
        <path
          key={sails}
          class={`sog-line-${sails}${border === 'blue' && sails !== set ? ' sog-line-other' : ''}`}
          d={line(sails)}
        />
      ))}
    </svg>
  )
}
