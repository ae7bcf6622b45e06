import './cards.css'
import { type HandCard, names, type StackId, stackOf } from '@windward/swords-and-sails/facts'
import type { ComponentChildren } from 'preact'

/** What a card of a hand is called and what it does. */
export function aboutCard(card: HandCard): { readonly name: string; readonly about: string } {
  if (card === 'callUpMilitia') return names.callUpMilitia
  if (card in names.cards) return pick(names.cards, card)
  return card in names.revolts ? pick(names.revolts, card) : pick(names.mercenaries, card)
}

type Described = { readonly name: string; readonly about: string }

function pick(from: Readonly<Record<string, Described>>, card: string): Described {
  return from[card] ?? { name: card, about: '' }
}

/** The sign of each colour, so that the colour itself is not needed. */
const SIGNS: Readonly<Record<StackId, string>> = {
  green: 'M12 21V9M12 13c-5 0-7-3-7-7 5 0 7 3 7 7zM12 10c0-4 2-6 7-6 0 4-2 6-7 6z',
  blue: 'M4 18h16M5 16l-1-9 5 4 3-6 3 6 5-4-1 9z',
  yellow: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  red: 'M4 20L18 6M15 3l6 6M20 20L6 6M9 3L3 9M3 17l4 4M21 17l-4 4',
  cyan: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v10M9 9.5h4.5a2 2 0 0 1 0 4H9.5',
}

export function StackSign({ of, size = 20 }: { readonly of: StackId; readonly size?: number }) {
  return (
    <svg class="stack-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  )
}

interface CardProps {
  readonly card: HandCard
  readonly chosen?: boolean
  readonly children?: ComponentChildren
}

/** A card of a hand, face up. */
export function IntrigueCard({ card, chosen = false, children }: CardProps) {
  const { name, about } = aboutCard(card)
  const stack = stackOf(card)
  return (
    <div class={`intrigue-card ${stack}${chosen ? ' chosen' : ''}`}>
      <p class="card-stack">
        <StackSign of={stack} size={16} /> {names.colours[stack]}
      </p>
      <p class="card-name">{name}</p>
      <p class="card-about">{about}</p>
      {children}
    </div>
  )
}
