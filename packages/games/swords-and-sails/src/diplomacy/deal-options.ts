import type { Chooser } from '@windward/table'
import type { HandCard } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { cardsInPlay } from '../setup/begin.ts'
import type { View } from '../view/view.ts'
import type { Act } from './act.ts'
import type { Goods } from './offer.ts'
import type { Chance } from './talk-chances.ts'
import { say } from './words.en.ts'

/** A sum of gold or a card. */
type Thing = number | HandCard

/** Sums the tree offers; any other multiple of 5 can be written. */
const SUMS = [10, 20, 50] as const
const NOTHING = 0

/** Deals of one thing for one thing, or for nothing. */
export function chosenDeal(choose: Chooser, { view, free }: Chance, to: FactionId): Act {
  const given: Thing[] = [NOTHING]
  for (const sum of SUMS) if (sum <= free.gold) given.push(sum)
  for (const card of free.cards) if (!given.includes(card)) given.push(card)
  const gives = choose.oneOf(given, describedGift)
  const wants = choose.oneOf(wishes(view, gives), describedWish)
  return { act: 'deal', to, gives: goodsOf(gives), wants: goodsOf(wants) }
}

/** Something for nothing, but not nothing for nothing. */
function wishes({ options }: View, gives: Thing): readonly Thing[] {
  let all = wished.get(options)
  if (all === undefined) {
    const cards = cardsInPlay(options)
    all = { something: [...SUMS, ...cards], anything: [NOTHING, ...SUMS, ...cards] }
    wished.set(options, all)
  }
  return gives === NOTHING ? all.something : all.anything
}

/** The cards of a table are the same as long as it lasts. */
const wished = new WeakMap<
  View['options'],
  { readonly something: readonly Thing[]; readonly anything: readonly Thing[] }
>()

function goodsOf(thing: Thing): Goods {
  return typeof thing === 'number' ? { gold: thing, cards: [] } : { gold: 0, cards: [thing] }
}

function describedGift(thing: Thing) {
  return { key: `${thing}`, label: say('diplomacy.gives', { goods: goodsOf(thing) }) }
}

function describedWish(thing: Thing) {
  return { key: `${thing}`, label: say('diplomacy.wants', { goods: goodsOf(thing) }) }
}
