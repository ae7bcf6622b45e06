import type { ColourId } from '../data/cards/intrigue-colours.ts'
import type { Taking } from '../intrigue/decide-take-cards.ts'
import { leftIn } from '../intrigue/draw-cards.ts'
import { countOf, freeCards, MOST_OF_A_COLOUR, nextPrice } from '../intrigue/free-cards.ts'
import { winnableLands } from '../intrigue/winnable-lands.ts'
import { ownPower } from '../view/own-power.ts'
import type { Habits } from './habits.ts'
import type { Asked } from './outlook.ts'

/** SNS 15.2.1: blue cards while there is land to be won by them, then green ones; a guard against spies now and then. */
export function coloursToTake({ view, seat }: Asked, { cardPrice }: Habits): Taking {
  const own = ownPower(view, seat)
  const lands = winnableLands(view, seat).length
  const wooing = own.hand.filter((card) => card === 'royalMarriage' || card === 'inheritTitle').length
  const isWooer = lands > wooing
  const liked: readonly ColourId[] = isWooer ? WOOER : BUILDER
  const taken: (ColourId | null)[] = []
  const left = (colour: ColourId) => countOf(taken, colour) < Math.min(MOST_OF_A_COLOUR, leftIn(view, colour))
  for (const colours of freeCards(seat, own)) {
    const open = colours.filter(left)
    taken.push(liked.find((colour) => open.includes(colour)) ?? open[0] ?? null)
  }
  const bought: ColourId[] = []
  let { gold } = own
  const free = [...taken]
  const buy = (colour: ColourId) => {
    const price = nextPrice(taken, colour)
    if (price > cardPrice || price * DEAR > gold || !left(colour)) return
    gold -= price
    taken.push(colour)
    bought.push(colour)
  }
  if (isWooer && lands - wooing >= ROOM_TO_WOO) buy('blue')
  if (gold >= RICH) buy(view.number % 2 === 0 ? 'yellow' : 'red')
  return { free, bought }
}

const WOOER: readonly ColourId[] = ['blue', 'green', 'red', 'yellow']
const BUILDER: readonly ColourId[] = ['green', 'red', 'yellow', 'blue']
/** He buys a card when he has so many times its price, and another sort when he is rich. */
const DEAR = 4
const RICH = 250
const ROOM_TO_WOO = 2
