import { after, answer, type Branch, branch, choice, type Options, oneOf } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { keyOf } from '../pieces.ts'
import type { View } from '../view.ts'
import { cardOptions } from './card-options.ts'
import { affordable, goodsFor, goodsOptions } from './goods.ts'
import { type Plan, planned, withJoining } from './plan.ts'
import { nothing, type Purchase } from './purchase.ts'
import { raisingOptions } from './raising-options.ts'
import { receiverOf, receiving } from './receiving.ts'
import { say } from './words.en.ts'

/** Longer lists are legal and must be written out. */
const MOST_STEPS = 12

/** A list that grows by one purchase at a time until the seat is done. Each list on the way is legal as it is. */
export function purchaseOptions(view: View, seat: FactionId, list = nothing()): Options<Purchase> {
  const plan = planned(view, seat, list)
  const done = branch('done', () => answer(withJoining(plan)), say('build.option.done'))
  const steps = list.bought.length + list.gifts.length + list.hired.length
  const ways =
    steps < MOST_STEPS ? [...buyingOptions(plan), ...raisingOptions(plan), ...cardOptions(plan)] : []
  const onwards = ways.map(({ key, label, leads }) =>
    branch(key, () => after(leads(), (longer) => purchaseOptions(view, seat, longer)), label),
  )
  return choice([done, ...onwards])
}

function buyingOptions(plan: Plan): Branch<Purchase>[] {
  const { own, list } = plan
  const offers = receiving(plan)
    .map((piece) => ({ piece, goods: goodsFor(own, receiverOf(piece), affordable(own, plan.gold)) }))
    .filter(({ goods }) => goods.length > 0)
  if (offers.length === 0) return []
  const pieces = oneOf(offers, ({ piece }) => ({
    key: keyOf(piece),
    label: say('build.option.piece', { piece: keyOf(piece) }),
  }))
  const leads = () =>
    after(pieces, ({ goods }) =>
      after(goodsOptions(goods), (batch) => answer({ ...list, bought: [...list.bought, batch] })),
    )
  return [branch('buy', leads, say('build.option.buy'))]
}
