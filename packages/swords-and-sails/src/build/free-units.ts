import type { HandCard } from '../cards.ts'
import { HORSE_BREEDING, IRON_VEIN, LOGGING_BONUS, SHEEP_BREEDING } from '../data/card-effects.ts'
import type { FactionId } from '../data/factions.ts'
import { INTRIGUE_CARDS } from '../data/intrigue-cards.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'

/** The cards that give units or ships for nothing (SNS 9.3). */
export const FREE_UNIT_CARDS = ['loggingBonus', 'sheepBreeding', 'horseBreeding', 'ironVein'] as const
export type FreeUnitCard = (typeof FREE_UNIT_CARDS)[number]

export type Kind = UnitId | ShipId

export function isFreeUnitCard(card: HandCard): card is FreeUnitCard {
  return FREE_UNIT_CARDS.some((each) => each === card)
}

/** SNS 9.3.1 to SNS 9.3.4: for each kind the card can give, how many of it the faction may have. */
export function giftsOf(card: FreeUnitCard, faction: FactionId): Readonly<Partial<Record<Kind, number>>> {
  switch (card) {
    case 'loggingBonus':
      return favoured(LOGGING_BONUS, card, faction)
    case 'horseBreeding':
      return favoured(HORSE_BREEDING, card, faction)
    case 'ironVein':
      return favoured(IRON_VEIN, card, faction)
    case 'sheepBreeding': {
      const LI = lightInfantry(faction)
      return { LI, PS: LI * peasantsForOne(faction) }
    }
  }
}

/** One more of the kind that is the faction's own on the card. */
function favoured(
  given: Readonly<Partial<Record<Kind, number>>>,
  card: FreeUnitCard,
  faction: FactionId,
): Partial<Record<Kind, number>> {
  const own = INTRIGUE_CARDS[card].favoured[faction]
  const gifts: Partial<Record<Kind, number>> = {}
  for (const kind of [...UNIT_IDS, ...SHIP_IDS]) {
    const number = given[kind]
    if (number !== undefined) gifts[kind] = kind === own ? number + 1 : number
  }
  return gifts
}

/** SNS 9.3.2 */
function lightInfantry(faction: FactionId): number {
  const isFavoured = INTRIGUE_CARDS.sheepBreeding.favoured[faction] !== undefined
  return isFavoured ? SHEEP_BREEDING.favouredLightInfantry : SHEEP_BREEDING.lightInfantry
}

/** SNS 9.3.2: each light infantryman may come as so many peasants. */
function peasantsForOne(faction: FactionId): number {
  return faction === 'KIE' ? SHEEP_BREEDING.kievanPeasantsForOne : SHEEP_BREEDING.peasantsForOne
}

/** How much of a card's gift is taken, or why it cannot be: more than it gives, or kinds it does not give or mix. */
export type Taken = 'all' | 'part' | 'tooMany' | 'wrongKinds'

export function shareTaken(
  card: FreeUnitCard,
  faction: FactionId,
  taken: Readonly<Partial<Record<Kind, number>>>,
): Taken {
  const gifts = giftsOf(card, faction)
  const kinds = [...UNIT_IDS, ...SHIP_IDS].filter((kind) => (taken[kind] ?? 0) > 0)
  const [kind, ...others] = kinds
  if (kind === undefined || kinds.some((each) => gifts[each] === undefined)) return 'wrongKinds'
  if (card === 'sheepBreeding') {
    // Counted in peasants, of which a light infantryman is worth some.
    const { LI = 0, PS = 0 } = taken
    return compared(LI * peasantsForOne(faction) + PS, gifts.PS ?? 0)
  }
  return others.length > 0 ? 'wrongKinds' : compared(taken[kind] ?? 0, gifts[kind] ?? 0)
}

function compared(number: number, most: number): Taken {
  if (number > most) return 'tooMany'
  return number === most ? 'all' : 'part'
}
