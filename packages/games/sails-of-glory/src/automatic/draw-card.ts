import { isHeld } from '../cannot-move.ts'
import { STRAIGHT_VEER } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import { colourNow, settingIn } from '../movement/executed-card.ts'
import { cardsToPlan } from '../planning/cards-to-plan.ts'
import { redFor, veerValue } from '../planning/veer.ts'
import { afloat } from '../ships.ts'
import type { Ship, SogTable, State } from '../state.ts'
import { layOpen } from './automatic-deck.ts'
import { say } from './words.en.ts'

/** SOG 15.1.1: before ships move, each automatic one that can move turns up a card. */
export function drawAutomaticCards(t: SogTable): void {
  for (const ship of afloat(t.state)) {
    if (ship.captain === null && mayMove(t.state, ship)) ship.plan.now = drawnCard(t, ship)
  }
}

/** SOG 15.1.5, SOG 13.1.4, SOG 12.5.2; SOG 12.20.5: nor where the wind is too low for what is left of her sails. */
function mayMove(state: State, ship: Ship): boolean {
  if (ship.anchored || ship.aground || isHeld(state, ship.id)) return false
  return settingIn(state, ship.sails) !== 'struck'
}

/** SOG 15.1.4: a gray card by lot with a broken mast; in the Basic rules the red one of that value when aback. */
function drawnCard(t: SogTable, ship: Ship): NonNullable<Ship['plan']['now']> {
  if (ship.special.masts > 0) return t.dice.pick(cardsToPlan(t.state, ship))
  const card = t.dice.pick(ship.deck)
  layOpen(ship, card)
  t.tell('all', 'SOG 15.1.1', say('automatic.drawn', { ship: ship.id, card }))
  if (reaches(t.state.options.level, 'standard') || colourNow(t.state, ship) !== 'red') return card
  return redFor(veerValue(ship, card) ?? STRAIGHT_VEER)
}
