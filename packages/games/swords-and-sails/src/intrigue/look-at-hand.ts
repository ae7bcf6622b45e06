import type { FactionId } from '../data/factions/factions.ts'
import { powerOf } from '../powers.ts'
import type { SnsTable } from '../state.ts'
import { say } from './words.en.ts'

/** SNS 3.5.2: he remembers what he saw, with its season; that he looked is no secret. */
export function lookAtHand(t: SnsTable, by: FactionId, of: FactionId): void {
  const { state } = t
  const power = powerOf(state, by)
  const cards = [...powerOf(state, of).hand]
  power.knownHands = [
    ...power.knownHands.filter((seen) => seen.of !== of),
    { of, number: state.number, cards },
  ]
  t.tell('all', 'SNS 3.5.2', say('intrigue.looked', { by, of }))
  t.tell([by], 'SNS 3.5.2', say('intrigue.look.saw', { of, cards: [...cards] }))
}
