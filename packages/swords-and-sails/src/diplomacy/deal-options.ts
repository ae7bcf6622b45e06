import { after, answer, type Options, oneOf } from '@windward/table'
import { HAND_CARD_IDS, type HandCard } from '../cards.ts'
import type { FactionId } from '../data/factions.ts'
import { ownPower } from '../own-view.ts'
import { copiesOf } from '../setup/begin.ts'
import type { View } from '../view.ts'
import type { Act } from './act.ts'
import { proposalFault, type TalkBrief } from './act-fault.ts'
import { type Goods, unpledged } from './offer.ts'
import { say } from './words.en.ts'

/** Sums the tree offers; any other multiple of 5 can be written. */
const SUMS = [10, 20, 50] as const

/** Deals of one thing for one thing, or for nothing. */
export function dealOptions(view: View, seat: FactionId, { diplomat }: TalkBrief): Options<Act> {
  const free = unpledged(view.offers, seat, ownPower(view, seat))
  const others = (view.talk?.room ?? []).filter(
    (other) =>
      proposalFault(view, seat, [other]) === undefined &&
      (diplomat === null || [seat, other].includes(diplomat)),
  )
  const given = things(free.gold, free.cards)
  const partners = oneOf(others, (other) => ({ key: other, label: say('diplomacy.seat', { seat: other }) }))
  return after(partners, (to) =>
    after(oneOf([NOTHING, ...given], describe('diplomacy.gives')), (gives) =>
      after(oneOf(wishes(view, gives), describe('diplomacy.wants')), (wants) =>
        answer({ act: 'deal', to, gives, wants }),
      ),
    ),
  )
}

const NOTHING: Goods = { gold: 0, cards: [] }

/** Something for nothing, but not nothing for nothing. */
function wishes(view: View, gives: Goods): Goods[] {
  const cards = HAND_CARD_IDS.filter(
    (card) => !view.options.espionageOnly && copiesOf(card, view.options) > 0,
  )
  const some = things(Math.max(...SUMS), cards)
  return gives === NOTHING ? some : [NOTHING, ...some]
}

function things(gold: number, cards: readonly HandCard[]): Goods[] {
  return [
    ...SUMS.filter((sum) => sum <= gold).map((sum): Goods => ({ gold: sum, cards: [] })),
    ...[...new Set(cards)].map((card): Goods => ({ gold: 0, cards: [card] })),
  ]
}

function describe(key: 'diplomacy.gives' | 'diplomacy.wants') {
  return (goods: Goods) => ({
    key: goods.cards[0] ?? `${goods.gold}`,
    label: say(key, { goods }),
  })
}
