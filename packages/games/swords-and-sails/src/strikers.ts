import { MERCENARIES } from './data/cards/expansion-cards.ts'
import { SHIP_IDS, SHIPS } from './data/ships.ts'
import type { Fleet } from './pieces.ts'
import { cardOf } from './powers.ts'

/** SNS 7.8.15: whether any ship of a fleet can strike, hired ones among them. */
export function hasStriker({ faction, ships, bands }: Pick<Fleet, 'faction' | 'ships' | 'bands'>): boolean {
  const own = cardOf(faction).ships
  for (const ship of SHIP_IDS) {
    if (ships[ship] > 0 && own[ship].dice > 0) return true
    const hired = bands.some(({ card, left }) => left > 0 && MERCENARIES[card].of === ship)
    if (hired && SHIPS[ship].dice > 0) return true
  }
  return false
}
