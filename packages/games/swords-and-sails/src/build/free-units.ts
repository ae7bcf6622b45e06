import type { HandCard } from '../cards.ts'
import { HORSE_BREEDING, IRON_VEIN, LOGGING_BONUS, SHEEP_BREEDING } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import { eachFaction } from '../data/factions/each-faction.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'

/** The cards that give units or ships for nothing (SNS 9.3). */
export const FREE_UNIT_CARDS = ['loggingBonus', 'sheepBreeding', 'horseBreeding', 'ironVein'] as const
export type FreeUnitCard = (typeof FREE_UNIT_CARDS)[number]

export type Kind = UnitId | ShipId
const KINDS = [...UNIT_IDS, ...SHIP_IDS] as const

const freeUnitCards: ReadonlySet<string> = new Set(FREE_UNIT_CARDS)

export function isFreeUnitCard(card: HandCard): card is FreeUnitCard {
  return freeUnitCards.has(card)
}

type Gifts = Readonly<Partial<Record<Kind, number>>>

const gifts = eachFaction(
  (faction) => new Map(FREE_UNIT_CARDS.map((card) => [card, workedOut(card, faction)])),
)

/** SNS 9.3.1 to SNS 9.3.4: for each kind the card can give, how many of it the faction may have. */
export function giftsOf(card: FreeUnitCard, faction: FactionId): Gifts {
  return gifts[faction].get(card) ?? workedOut(card, faction)
}

function workedOut(card: FreeUnitCard, faction: FactionId): Gifts {
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
function favoured(given: Gifts, card: FreeUnitCard, faction: FactionId): Gifts {
  const own = INTRIGUE_CARDS[card].favoured[faction]
  const more: Partial<Record<Kind, number>> = {}
  for (const kind of KINDS) {
    const number = given[kind]
    if (number !== undefined) more[kind] = kind === own ? number + 1 : number
  }
  return more
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
  const given = giftsOf(card, faction)
  const kinds = KINDS.filter((kind) => (taken[kind] ?? 0) > 0)
  const [kind, ...others] = kinds
  if (kind === undefined || kinds.some((each) => given[each] === undefined)) return 'wrongKinds'
  if (card === 'sheepBreeding') {
    // Counted in peasants, of which a light infantryman is worth some.
    const { LI = 0, PS = 0 } = taken
    return compared(LI * peasantsForOne(faction) + PS, given.PS ?? 0)
  }
  return others.length > 0 ? 'wrongKinds' : compared(taken[kind] ?? 0, given[kind] ?? 0)
}

function compared(number: number, most: number): Taken {
  if (number > most) return 'tooMany'
  return number === most ? 'all' : 'part'
}
