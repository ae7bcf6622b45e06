import { after, answer, type Branch, branch, choice, type Options, oneOf, turned } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { keyOf } from '../pieces.ts'
import type { View } from '../view.ts'
import { cardOptions } from './card-options.ts'
import { affordable, canReceive, goodsFor, goodsOptions } from './goods.ts'
import { emptyPlan, type Plan, withBought, withJoining } from './plan.ts'
import type { Purchase } from './purchase.ts'
import { raisingOptions } from './raising-options.ts'
import { receiverOf, receiving } from './receiving.ts'
import { say } from './words.en.ts'

/** Longer lists are legal and must be written out. */
const MOST_STEPS = 12

/** A list that grows by one purchase at a time until the seat is done. Each list on the way is legal as it is. */
export function purchaseOptions(view: View, seat: FactionId): Options<Purchase> {
  return further(emptyPlan(view, seat))
}

function further(plan: Plan): Options<Purchase> {
  const { list } = plan
  const done = branch('done', () => answer(withJoining(plan)), say('build.option.done'))
  const steps = list.bought.length + list.gifts.length + list.hired.length
  if (steps >= MOST_STEPS) return choice([done])
  const branches = [done]
  for (const ways of [buyingOptions(plan), raisingOptions(plan), cardOptions(plan)])
    for (const { key, label, leads } of ways) branches.push(branch(key, () => after(leads(), further), label))
  return choice(branches)
}

function buyingOptions(plan: Plan): Branch<Plan>[] {
  const { own, gold } = plan
  const supply = affordable(own, gold)
  const pieces = receiving(plan, (piece) => canReceive(own, receiverOf(piece), supply))
  if (pieces.length === 0) return []
  const leads = () => {
    const piece = oneOf(pieces, (each) => ({
      key: keyOf(each),
      label: say('build.option.piece', { piece: keyOf(each) }),
    }))
    return after(piece, (each) =>
      turned(goodsOptions(goodsFor(own, receiverOf(each), supply)), (batch) => withBought(plan, batch)),
    )
  }
  return [branch('buy', leads, say('build.option.buy'))]
}
