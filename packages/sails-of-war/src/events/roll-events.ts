import type { SowFlow, SowTable } from '../state.ts'

/** SOW 4.3.3: one event for each EVENT card drawn, one at a time; then the cards leave the game. */
export function* rollEvents({ state }: SowTable): SowFlow {
  state.eventsGone.push(...state.events)
  state.events = []
}
