import type { Reference } from '@windward/kit/reference.ts'
import { cardOf, FACTION_IDS, type FactionId, names, SHIP_IDS, UNIT_IDS } from './src/facts.ts'

const upTo = (dice: number, hit: number): string => (dice === 0 ? 'never' : `${hit} or less`)

function unitsOf(of: FactionId): Reference[number] {
  const { units } = cardOf(of)
  return {
    title: 'Units',
    of: names.factions[of].short,
    head: ['Unit', 'Price', 'Upkeep', 'Dice', 'Hits on', 'Absorbs', 'Armour', 'Morale', 'Good for'],
    rows: UNIT_IDS.map((id) => {
      const { cost, maintenance, dice, hit, health, shield, morale } = units[id]
      const { name, about } = names.units[id]
      return [name, cost, maintenance, dice, upTo(dice, hit), health, shield, morale, about]
    }),
  }
}

function shipsOf(of: FactionId): Reference[number] {
  const { ships } = cardOf(of)
  return {
    title: 'Ships',
    of: names.factions[of].short,
    head: ['Ship', 'Price', 'Upkeep', 'Carries', 'Dice', 'Hits on', 'Absorbs', 'Armour', 'Good for'],
    rows: SHIP_IDS.map((id) => {
      const { cost, maintenance, carry, dice, hit, health, shield } = ships[id]
      const { name, about } = names.ships[id]
      return [name, cost, maintenance, carry, dice, upTo(dice, hit), health, shield, about]
    }),
  }
}

const turn: Reference[number] = {
  title: 'A season',
  head: ['Phase', 'What happens'],
  rows: [
    ['Income', 'Gold from cities, harvest and trade; upkeep is paid.'],
    ['Intrigue', 'Cards are drawn or bought, agents hired, spies sent.'],
    ['Diplomacy', 'Talk, alliances, trade.'],
    ['Orders', 'Every army and fleet is given its order in secret.'],
    ['Movement', 'All orders are opened and carried out at once.'],
    ['Battles', 'At sea, then on land, then sieges.'],
    ['Units', 'Units and ships are hired and built.'],
    ['Cities', 'Cities are founded and enlarged.'],
    ['End of the season', 'Points are counted.'],
  ],
}

/** What is looked up again and again. */
export const reference: Reference = [turn, ...FACTION_IDS.flatMap((of) => [unitsOf(of), shipsOf(of)])]
