import type { EventCardId } from '../data/action-cards.ts'
import type { Open } from '../public-state.ts'

/** SOW 16.5: whether a card was carried this round, rejected, or not voted on. */
export function lawOn({ weather }: Pick<Open, 'weather'>, card: EventCardId): 'carried' | 'rejected' | null {
  const law = weather.laws.find((each) => each.card === card)
  if (law === undefined) return null
  return law.carried ? 'carried' : 'rejected'
}

/** Half of it, rounded up, where the law says so. */
export const halved = (count: number): number => Math.ceil(count / 2)
