import type { PreparedPosition, ScriptedAnswer } from '@windward/table/lesson'
import type { HandCard } from '../../src/cards.ts'
import { stackOf } from '../../src/cards.ts'
import type { FactionId } from '../../src/facts.ts'
import { game } from '../../src/game.ts'
import { scriptedCards } from '../../src/setup/learning-turn.ts'
import type { Power, State } from '../../src/state.ts'

interface Wish {
  readonly seats: readonly FactionId[]
  readonly options?: object
  readonly change?: (state: State) => void
}

/** The first season of a match with these seats, changed as a lesson needs it. */
export function prepared({ seats, options = {}, change }: Wish): PreparedPosition {
  const state: State = game.begin(seats, game.options.parse({ length: 'short', ...options }))
  state.number = 1
  change?.(state)
  return { turn: 1, state: { ...state } }
}

export function powerIn({ powers }: State, faction: FactionId): Power {
  const power = powers[faction]
  if (power === undefined) throw new Error(`${faction} is not in play`)
  return power
}

/** Puts cards into a hand, out of the piles they would have come from. */
export function deal(state: State, faction: FactionId, ...cards: readonly HandCard[]): void {
  for (const card of cards) {
    const { pile } = state.stacks[stackOf(card)]
    const place = pile.indexOf(card)
    if (place >= 0) pile.splice(place, 1)
    powerIn(state, faction).hand.push(card)
  }
}

const STAY = { armies: [], fleets: [], transfers: [] }

/** Everybody takes the free cards of his sheet, plays none, says nothing and stays where he is. */
export function quietly(seats: readonly FactionId[]): readonly ScriptedAnswer[] {
  return seats.flatMap((seat): ScriptedAnswer[] => [
    { seat, turn: 1, kind: 'take-cards', answer: { free: scriptedCards(seat), bought: [] } },
    { seat, turn: 1, kind: 'play-card', answer: 'pass' },
    { seat, turn: 1, kind: 'diplomacy', answer: 'ready' },
    { seat, turn: 1, kind: 'orders', answer: STAY },
    { seat, turn: 1, kind: 'sabotage', answer: 'pass' },
  ])
}
