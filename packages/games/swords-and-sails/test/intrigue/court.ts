import type { HandCard } from '../../src/cards.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import type { SnsFlow, SnsTable, State } from '../../src/state.ts'
import { of, position, Scene, type SceneWish } from '../scene.ts'

export type Hands = Partial<Record<FactionId, readonly HandCard[]>>

/** A position in which everybody has 100 gold and these cards. */
export function court(
  seats: readonly FactionId[],
  hands: Hands = {},
  change?: (state: State) => void,
  options: object = {},
): State {
  return position(seats, options, (state) => {
    for (const seat of seats) {
      of(state, seat).gold = 100
      of(state, seat).hand = [...(hands[seat] ?? [])]
    }
    change?.(state)
  })
}

export function act(
  state: State,
  flow: (t: SnsTable) => SnsFlow<unknown>,
  dice: NonNullable<SceneWish['dice']> = [],
): Scene {
  return new Scene(state, flow, { dice })
}
