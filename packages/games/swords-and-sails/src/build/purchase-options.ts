import type { Chooser, Phrase } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { keyOf } from '../pieces.ts'
import type { View } from '../view/view.ts'
import { canPlay, chosenPlay, isPlayable, type Playable } from './card-options.ts'
import { affordable, canReceive, chosenGoods, goodsFor } from './goods.ts'
import { emptyPlan, type Plan, withBought, withJoining } from './plan.ts'
import type { Purchase } from './purchase.ts'
import { canRaise, chosenRaising, RAISINGS, type Raising, raisePrice } from './raising-options.ts'
import { receiving, someReceiving } from './receiving.ts'
import { say } from './words.en.ts'

/** Longer lists are legal and must be written out. */
const MOST_STEPS = 12

/** What can be done next: nothing more, something bought, a piece raised, a card of the hand played. */
type Step = 'done' | 'buy' | Raising | Playable

/** A list that grows by one purchase at a time until the seat is done. Each list on the way is legal as it is. */
export function chosenPurchase(choose: Chooser, view: View, seat: FactionId): Purchase {
  return furtherThan(choose, emptyPlan(view, seat))
}

function furtherThan(choose: Chooser, plan: Plan): Purchase {
  const step = choose.oneOf(stepsOpen(plan), (each) => described(plan, each))
  return step === 'done' ? withJoining(plan) : furtherThan(choose, chosenStep(choose, plan, step))
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

function chosenStep(choose: Chooser, plan: Plan, step: Exclude<Step, 'done'>): Plan {
  switch (step) {
    case 'buy':
      return chosenBuying(choose, plan)
    case 'raise-army':
    case 'raise-fleet':
      return chosenRaising(choose, plan, step)
    default:
      return chosenPlay(choose, plan, step)
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

function chosenBuying(choose: Chooser, plan: Plan): Plan {
  const { own, gold } = plan
  const supply = affordable(own, gold)
  const open = receiving(plan, (each) => canReceive(own, each, supply))
  const piece = choose.oneOf(open, (each) => ({
    key: keyOf(each),
    label: say('build.option.piece', { piece: keyOf(each) }),
  }))
  return withBought(plan, chosenGoods(choose, goodsFor(own, piece, supply)))
}
