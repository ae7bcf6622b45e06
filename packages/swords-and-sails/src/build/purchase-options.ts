import { after, answer, type Options, oneOf, type Phrase, turned } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { keyOf } from '../pieces.ts'
import type { View } from '../view.ts'
import { canPlay, isPlayable, type Playable, playOptions } from './card-options.ts'
import { affordable, canReceive, goodsFor, goodsOptions } from './goods.ts'
import { emptyPlan, type Plan, withBought, withJoining } from './plan.ts'
import type { Purchase } from './purchase.ts'
import { canRaise, RAISINGS, type Raising, raiseOptions, raisePrice } from './raising-options.ts'
import { receiving, someReceiving } from './receiving.ts'
import { say } from './words.en.ts'

/** Longer lists are legal and must be written out. */
const MOST_STEPS = 12

/** What can be done next: nothing more, something bought, a piece raised, a card of the hand played. */
type Step = 'done' | 'buy' | Raising | Playable

/** A list that grows by one purchase at a time until the seat is done. Each list on the way is legal as it is. */
export function purchaseOptions(view: View, seat: FactionId): Options<Purchase> {
  return further(emptyPlan(view, seat))
}

function further(plan: Plan): Options<Purchase> {
  const steps = oneOf(stepsOpen(plan), (step) => described(plan, step))
  return after(
    steps,
    (step): Options<Purchase> =>
      step === 'done' ? answer(withJoining(plan)) : after(stepOptions(plan, step), further),
  )
}

function stepsOpen(plan: Plan): Step[] {
  const { bought, gifts, hired } = plan.list
  const steps: Step[] = ['done']
  if (bought.length + gifts.length + hired.length >= MOST_STEPS) return steps
  if (canBuy(plan)) steps.push('buy')
  for (const raising of RAISINGS) if (canRaise(plan, raising)) steps.push(raising)
  for (const card of plan.cards)
    if (isPlayable(card) && !steps.includes(card) && canPlay(plan, card)) steps.push(card)
  return steps
}

function stepOptions(plan: Plan, step: Exclude<Step, 'done'>): Options<Plan> {
  switch (step) {
    case 'buy':
      return buyingOptions(plan)
    case 'raise-army':
    case 'raise-fleet':
      return raiseOptions(plan, step)
    default:
      return playOptions(plan, step)
  }
}

function described(plan: Plan, step: Step): { readonly key: Step; readonly label: Phrase } {
  switch (step) {
    case 'done':
      return { key: step, label: say('build.option.done') }
    case 'buy':
      return { key: step, label: say('build.option.buy') }
    case 'raise-army':
    case 'raise-fleet': {
      const kind = step === 'raise-army' ? 'army' : 'fleet'
      return { key: step, label: say('build.option.raise', { kind, price: raisePrice(plan, step) ?? 0 }) }
    }
    default:
      return { key: step, label: say('build.option.card', { card: step }) }
  }
}

function canBuy(plan: Plan): boolean {
  const { own, gold } = plan
  const supply = affordable(own, gold)
  return someReceiving(plan, (piece) => canReceive(own, piece, supply))
}

function buyingOptions(plan: Plan): Options<Plan> {
  const { own, gold } = plan
  const supply = affordable(own, gold)
  const pieces = oneOf(
    receiving(plan, (piece) => canReceive(own, piece, supply)),
    (piece) => ({ key: keyOf(piece), label: say('build.option.piece', { piece: keyOf(piece) }) }),
  )
  return after(pieces, (piece) =>
    turned(goodsOptions(goodsFor(own, piece, supply)), (batch) => withBought(plan, batch)),
  )
}
