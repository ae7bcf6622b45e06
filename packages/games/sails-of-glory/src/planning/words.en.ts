import { type Catalogue, speaker } from '@windward/table'
import { actionName, cardName, counted, shipName } from '../data/names.en.ts'

export const planningWords = {
  'plan.title': () => 'Plan your manoeuvres',
  'plan.card': (f: { card: string }) => cardName(f.card),
  'plan.ships': () => 'Orders are needed for each of these ships, and for no other.',
  'plan.no-card': (f: { ship: string }) => `${shipName(f.ship)} plans no card now.`,
  'plan.card-needed': (f: { ship: string }) => `${shipName(f.ship)} needs a card.`,
  'plan.wrong-card': (f: { ship: string; card: string }) =>
    `${shipName(f.ship)} may not plan ${cardName(f.card)} now.`,
  'plan.veer': (f: { ship: string; card: string; veer: number }) =>
    `${shipName(f.ship)}: ${cardName(f.card)} is farther from the card before than her veer of ${f.veer}; as things are she will sail straight on.`,
  'plan.action': (f: { action: string }) => actionName(f.action),
  'plan.too-many': (f: { ship: string; most: number }) =>
    `The crew of ${shipName(f.ship)} can do ${counted(f.most, 'thing')} in this turn, not more.`,
  'plan.action-twice': (f: { ship: string; action: string }) =>
    `${shipName(f.ship)} has the counter “${actionName(f.action)}” only once.`,
  'plan.action-busy': (f: { ship: string; action: string }) =>
    `${shipName(f.ship)} cannot plan “${actionName(f.action)}” now.`,
  'plan.useless': (f: { ship: string; action: string }) =>
    `${shipName(f.ship)}: as things are, “${actionName(f.action)}” will have no effect.`,
  'plan.laid': (f: { ship: string }) => `${shipName(f.ship)} has her orders.`,
} satisfies Catalogue

export const say = speaker<typeof planningWords>()
