import type { Dice } from '@windward/table'
import { figureOf } from '../battle/figure.ts'
import { type FreeUnitCard, giftsOf, type Kind } from '../build/free-units.ts'
import { eachFaction } from '../data/factions/each-faction.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'

interface Gift {
  readonly kind: Kind
  readonly count: number
}

const KINDS: readonly Kind[] = [...UNIT_IDS, ...SHIP_IDS]

/** SNS 9.3: what somebody takes who plays such a card: mostly what is worth most casualty points. */
export function giftTaken(faction: FactionId, card: FreeUnitCard, dice: Dice): Gift {
  const [best, ...others] = GIFTS[faction].get(card) ?? []
  if (best === undefined) throw new Error(`${card} gives nothing`)
  return others.length > 0 && dice.below(OTHER_IN) === 0 ? dice.pick(others) : best
}

const OTHER_IN = 5

const CARDS = ['loggingBonus', 'sheepBreeding', 'horseBreeding', 'ironVein'] as const

const GIFTS = eachFaction((faction) => new Map(CARDS.map((card) => [card, bestFirst(faction, card)])))

function bestFirst(faction: FactionId, card: FreeUnitCard): Gift[] {
  const given = giftsOf(card, faction)
  const gifts = KINDS.flatMap((kind): Gift[] => {
    const count = given[kind] ?? 0
    return count === 0 || kind === 'PS' ? [] : [{ kind, count }]
  })
  const points = ({ kind, count }: Gift) => count * figureOf(faction, kind).health
  return gifts.toSorted((a, b) => points(b) - points(a))
}
