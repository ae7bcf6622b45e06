import { type Branch, branch, oneOf, turned } from '@windward/table'
import { isMercenary } from '../cards.ts'
import { areSoldiers, hiringFee } from '../expansion/mercenaries.ts'
import { isArmy, keyOf } from '../pieces.ts'
import { giftsOf, isFreeUnitCard } from './free-units.ts'
import { canReceive, goodsFor } from './goods.ts'
import { type Plan, withGift, withHired } from './plan.ts'
import type { Gift, Hired } from './purchase.ts'
import { type Receiving, receiverOf, receiving } from './receiving.ts'
import { say } from './words.en.ts'

/** Every card in the hand that can be played now; each kind once. */
export function cardOptions(plan: Plan): Branch<Plan>[] {
  const ways: Branch<Plan>[] = []
  for (const card of new Set(plan.cards)) {
    if (isFreeUnitCard(card)) ways.push(...giftOptions(plan, card))
    else if (isMercenary(card)) ways.push(...hireOptions(plan, card))
  }
  return ways
}

/** All of one kind into one piece; what is split must be written out. */
function giftOptions(plan: Plan, card: Gift['card']): Branch<Plan>[] {
  const { own } = plan
  const gifts = giftsOf(card, own.faction)
  const supply = (kind: keyof typeof gifts) => gifts[kind] ?? 0
  const pieces = receiving(plan, (piece) => canReceive(own, receiverOf(piece), supply))
  if (pieces.length === 0) return []
  const leads = () => {
    const plays = pieces.flatMap((piece) =>
      goodsFor(own, receiverOf(piece), supply).map((goods) => ({ ...goods, piece: keyOf(piece) })),
    )
    const play = oneOf(plays, ({ kind, most, piece }) => ({
      key: `${piece} ${kind}`,
      label: say('build.option.gift', { kind, number: most, piece }),
    }))
    return turned(play, ({ most, batch }) => withGift(plan, card, batch(most)))
  }
  return [branch(card, leads, say('build.option.card', { card }))]
}

function hireOptions(plan: Plan, card: Hired['card']): Branch<Plan>[] {
  const { own, gold } = plan
  const fee = hiringFee(own.faction, card)
  if (fee > gold) return []
  const pieces = receiving(plan, (piece) => isArmy(piece) === areSoldiers(card))
  if (pieces.length === 0) return []
  const leads = () =>
    turned(
      oneOf(pieces, (piece) => ({
        key: keyOf(piece),
        label: say('build.option.hire', { piece: keyOf(piece), fee }),
      })),
      (piece) => withHired(plan, hiredBy(card, piece)),
    )
  return [branch(card, leads, say('build.option.card', { card }))]
}

function hiredBy(card: Hired['card'], piece: Receiving): Hired {
  return isArmy(piece) ? { card, army: piece.id } : { card, fleet: piece.id }
}
