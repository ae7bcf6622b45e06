import { after, answer, type Branch, branch, oneOf } from '@windward/table'
import { isMercenary } from '../cards.ts'
import { areSoldiers, hiringFee } from '../expansion/mercenaries.ts'
import { isArmy, keyOf } from '../pieces.ts'
import { giftsOf, isFreeUnitCard } from './free-units.ts'
import { goodsFor } from './goods.ts'
import type { Plan } from './plan.ts'
import type { Gift, Hired, Purchase } from './purchase.ts'
import { type Receiving, receiverOf, receiving } from './receiving.ts'
import { say } from './words.en.ts'

/** Every card in the hand that can be played now; each kind once. */
export function cardOptions(plan: Plan): Branch<Purchase>[] {
  return [...new Set(plan.cards)].flatMap((card) => {
    if (isFreeUnitCard(card)) return played(card, giftPlays(plan, card))
    return isMercenary(card) ? played(card, hirePlays(plan, card)) : []
  })
}

function played(card: Gift['card'] | Hired['card'], plays: readonly Play[]): Branch<Purchase>[] {
  if (plays.length === 0) return []
  const choices = oneOf(plays, ({ key, label }) => ({ key, label }))
  const leads = () => after(choices, ({ list }) => answer(list))
  return [branch(card, leads, say('build.option.card', { card }))]
}

interface Play {
  readonly key: string
  readonly label: ReturnType<typeof say>
  readonly list: Purchase
}

/** All of one kind into one piece; what is split must be written out. */
function giftPlays(plan: Plan, card: Gift['card']): Play[] {
  const gifts = giftsOf(card, plan.own.faction)
  return receiving(plan).flatMap((piece) =>
    goodsFor(plan.own, receiverOf(piece), (kind) => gifts[kind] ?? 0).map(({ kind, most, batch }) => ({
      key: `${keyOf(piece)} ${kind}`,
      label: say('build.option.gift', { kind, number: most, piece: keyOf(piece) }),
      list: { ...plan.list, gifts: [...plan.list.gifts, { card, batches: [batch(most)] }] },
    })),
  )
}

function hirePlays(plan: Plan, card: Hired['card']): Play[] {
  const fee = hiringFee(plan.own.faction, card)
  if (fee > plan.gold) return []
  const pieces = receiving(plan).filter((piece) => isArmy(piece) === areSoldiers(card))
  return pieces.map((piece) => ({
    key: keyOf(piece),
    label: say('build.option.hire', { piece: keyOf(piece), fee }),
    list: { ...plan.list, hired: [...plan.list.hired, hiredBy(card, piece)] },
  }))
}

function hiredBy(card: Hired['card'], piece: Receiving): Hired {
  return isArmy(piece) ? { card, army: piece.id } : { card, fleet: piece.id }
}
