import { BLUE_COPIES, BLUE_IDS, type BlueId, cardOf, DECKS } from '../data/cards.ts'
import { classOf, type ShipId } from '../data/ships.ts'

/** SOG 15.1.1: the least and the greatest veer of the cards an automatic ship draws from. */
const VEERS = { least: 3, most: 7 } as const

/** SOG 15.1.1. It is drawn from at random, which is as good as shuffling it. */
export function automaticDeck(ship: ShipId): BlueId[] {
  const { deck } = classOf(ship)
  const kinds = BLUE_IDS.filter((id) => DECKS[deck].has(id)).filter((id) => {
    const veer = veerOn(ship, id)
    return veer >= VEERS.least && veer <= VEERS.most
  })
  return kinds.flatMap((id) => Array.from({ length: BLUE_COPIES }, () => id))
}

function veerOn(ship: ShipId, id: BlueId): number {
  const card = cardOf(classOf(ship).deck, id)
  return card.border === 'blue' ? card.veer : 0
}

/** A deck and what lies open beside it. */
export interface Pile {
  deck: BlueId[]
  used: BlueId[]
}

/** Cards that cancel each other out: the sideslips, and turns whose values add up to 10. */
const PAIRS: readonly (readonly [BlueId, BlueId])[] = [
  ['slip-right', 'slip-left'],
  ['veer-6', 'veer-4'],
  ['veer-7', 'veer-3'],
]

/** SOG 15.1.2, SOG 15.1.3: lays a drawn card open, and puts back what must go back. */
export function layOpen(pile: Pile, card: BlueId): void {
  const place = pile.deck.indexOf(card)
  pile.deck.splice(place, 1)
  pile.used.push(card)
  for (const pair of PAIRS) {
    if (!pair.every((each) => pile.used.includes(each))) continue
    for (const each of pair) putBack(pile, each)
    while (pile.used.includes('straight')) putBack(pile, 'straight')
  }
  if (pile.deck.length === 0) pile.deck = pile.used.splice(0)
}

function putBack(pile: Pile, card: BlueId): void {
  pile.used.splice(pile.used.indexOf(card), 1)
  pile.deck.push(card)
}
