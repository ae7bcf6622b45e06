import type { Chooser, Phrase } from '@windward/table'
import { type HandCard, isMercenary } from '../cards.ts'
import type { AreaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { areSoldiers, hiringFee } from '../expansion/mercenaries.ts'
import { isArmy, keyOf, noShips, noUnits, type PieceKey } from '../pieces.ts'
import type { View } from '../view/view.ts'
import { giftsOf, isFreeUnitCard } from './free-units.ts'
import { emptyPlan, type Plan, withBought, withGift, withHired, withJoining, withRaised } from './plan.ts'
import { commandCost } from './prices.ts'
import type { Gift, Hired, Purchase } from './purchase.ts'
import {
  affordable,
  canReceive,
  chosenGoods,
  type Goods,
  goodsFor,
  type Receiver,
  type Receiving,
  receiving,
  type Supply,
  someReceiving,
} from './receiving-goods.ts'
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

/** SNS 9.2: a new army, or a new fleet. */
const RAISINGS = ['raise-army', 'raise-fleet'] as const
type Raising = (typeof RAISINGS)[number]

const NEW_ARMY: Receiver = { id: 'I', units: noUnits() }
const NEW_FLEET: Receiver = { id: '1', ships: noShips() }

/** What it costs to raise one; nothing where there can be no more. */
function raisePrice({ armies, fleets }: Plan, raising: Raising): number | undefined {
  return commandCost(raising === 'raise-army' ? armies.length : fleets.length)
}

/** SNS 9.2.3: whether it can be raised with its first units, since it cannot stand empty. */
function canRaise(plan: Plan, raising: Raising): boolean {
  const { own, gold, grounds } = plan
  const price = raisePrice(plan, raising)
  if (price === undefined || price >= gold) return false
  const isArmy = raising === 'raise-army'
  if (!canReceive(own, isArmy ? NEW_ARMY : NEW_FLEET, affordable(own, gold - price))) return false
  return (isArmy ? grounds.lands : grounds.waters).length > 0
}

/** SNS 9.2.2: it gets the lowest number that is free. */
function chosenRaising(choose: Chooser, plan: Plan, raising: Raising): Plan {
  const { own, gold, grounds, armies, fleets } = plan
  const supply = affordable(own, gold - (raisePrice(plan, raising) ?? 0))
  if (raising === 'raise-army') {
    const army = ARMY_IDS.find((id) => !armies.some((each) => each.id === id)) ?? ARMY_IDS[0]
    const at = choose.oneOf(grounds.lands, place)
    const batch = chosenGoods(choose, goodsFor(own, { id: army, units: noUnits() }, supply))
    return withBought(withRaised(plan, { army, at }), batch)
  }
  const fleet = FLEET_IDS.find((id) => !fleets.some((each) => each.id === id)) ?? FLEET_IDS[0]
  const at = choose.oneOf(grounds.waters, place)
  const batch = chosenGoods(choose, goodsFor(own, { id: fleet, ships: noShips() }, supply))
  return withBought(withRaised(plan, { fleet, at }), batch)
}

function place(at: AreaId) {
  return { key: at, label: say('build.option.at', { at }) }
}

/** A card of the hand that can be played when units are built. */
type Playable = Gift['card'] | Hired['card']

function isPlayable(card: HandCard): card is Playable {
  return isFreeUnitCard(card) || isMercenary(card)
}

/** Whether there is a piece to play it for, and gold for its fee. */
function canPlay(plan: Plan, card: Playable): boolean {
  if (!isFreeUnitCard(card))
    return hiringFee(plan.own.faction, card) <= plan.gold && someReceiving(plan, canHire(card))
  const supply = supplyOf(plan, card)
  return someReceiving(plan, (piece) => canReceive(plan.own, piece, supply))
}

function chosenPlay(choose: Chooser, plan: Plan, card: Playable): Plan {
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
