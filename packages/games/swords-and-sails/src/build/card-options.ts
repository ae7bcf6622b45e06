import type { Chooser } from '@windward/table'
import { type HandCard, isMercenary } from '../cards.ts'
import { areSoldiers, hiringFee } from '../expansion/mercenaries.ts'
import { isArmy, keyOf, type PieceKey } from '../pieces.ts'
import { giftsOf, isFreeUnitCard } from './free-units.ts'
import { canReceive, type Goods, goodsFor, type Supply } from './goods.ts'
import { type Plan, withGift, withHired } from './plan.ts'
import type { Gift, Hired } from './purchase.ts'
import { type Receiving, receiving, someReceiving } from './receiving.ts'
import { say } from './words.en.ts'

/** A card of the hand that can be played when units are built. */
export type Playable = Gift['card'] | Hired['card']

export function isPlayable(card: HandCard): card is Playable {
  return isFreeUnitCard(card) || isMercenary(card)
}

/** Whether there is a piece to play it for, and gold for its fee. */
export function canPlay(plan: Plan, card: Playable): boolean {
  if (!isFreeUnitCard(card))
    return hiringFee(plan.own.faction, card) <= plan.gold && someReceiving(plan, canHire(card))
  const supply = supplyOf(plan, card)
  return someReceiving(plan, (piece) => canReceive(plan.own, piece, supply))
}

export function chosenPlay(choose: Chooser, plan: Plan, card: Playable): Plan {
  return isFreeUnitCard(card) ? chosenGift(choose, plan, card) : chosenHire(choose, plan, card)
}

/** All of one kind into one piece; what is split must be written out. */
function chosenGift(choose: Chooser, plan: Plan, card: Gift['card']): Plan {
  const supply = supplyOf(plan, card)
  const plays: { readonly goods: Goods; readonly piece: PieceKey }[] = []
  for (const piece of receiving(plan, () => true))
    for (const goods of goodsFor(plan.own, piece, supply)) plays.push({ goods, piece: keyOf(piece) })
  const { goods } = choose.oneOf(plays, ({ goods: { kind, most }, piece }) => ({
    key: `${piece} ${kind}`,
    label: say('build.option.gift', { kind, number: most, piece }),
  }))
  return withGift(plan, card, goods.batch(goods.most))
}

function supplyOf({ own }: Plan, card: Gift['card']): Supply {
  const gifts = giftsOf(card, own.faction)
  return (kind) => gifts[kind] ?? 0
}

function chosenHire(choose: Chooser, plan: Plan, card: Hired['card']): Plan {
  const fee = hiringFee(plan.own.faction, card)
  const piece = choose.oneOf(receiving(plan, canHire(card)), (each) => ({
    key: keyOf(each),
    label: say('build.option.hire', { piece: keyOf(each), fee }),
  }))
  return withHired(plan, hiredBy(card, piece))
}

function canHire(card: Hired['card']): (piece: Receiving) => boolean {
  const soldiers = areSoldiers(card)
  return (piece) => isArmy(piece) === soldiers
}

function hiredBy(card: Hired['card'], piece: Receiving): Hired {
  return isArmy(piece) ? { card, army: piece.id } : { card, fleet: piece.id }
}
