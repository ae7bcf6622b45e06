import type { Dice, Viewer } from '@windward/table'
import type { Ammo } from './data/ammunition.ts'
import type { CardId } from './data/cards.ts'
import { reaches } from './data/levels.ts'
import { inPlay } from './gunners/gunner.ts'
import { cardsToPlan } from './planning/cards-to-plan.ts'
import { actionsDue, batteryDue } from './planning/orders-due.ts'
import { loadsOf } from './reloading/loads.ts'
import type { CrewActions, Guns, SailsOfGlory, Ship, State } from './state.ts'
import {
  HIDDEN,
  openOf,
  openOfBattery,
  openOn,
  type SeenActions,
  type SeenGuns,
  type SeenShip,
  type View,
} from './view.ts'

/** A full state that agrees with a view: what lies face down is drawn among what might lie there. */
export function resample(view: View, _: Viewer<SailsOfGlory>, dice: Dice): State {
  const state: State = {
    ...openOn(view),
    ships: view.ships.map((ship) => drawnShip(view, ship, dice)),
    batteries: view.batteries.map((battery) => ({
      ...openOfBattery(battery),
      guns: drawnGuns(view, battery.guns, dice),
    })),
  }
  if (view.planned !== undefined) state.planned = drawnPlans(state, view.planned, dice)
  return state
}

/** SOG 11.2.1: some of the counters a crew has free, as many as it has hands for. */
function drawnPlans(state: State, planned: SeenActions, dice: Dice): CrewActions {
  const drawn: CrewActions = {}
  for (const gunner of inPlay(state)) {
    const seen = planned[gunner.id]
    const { most, counters } = 'type' in gunner ? batteryDue(gunner) : actionsDue(state.options, gunner)
    drawn[gunner.id] =
      seen === HIDDEN ? dice.shuffle(counters).slice(0, dice.below(most + 1)) : [...(seen ?? [])]
  }
  return drawn
}

function drawnShip(view: View, ship: SeenShip, dice: Dice): Ship {
  const { plan, guns, dropped } = ship
  const now = drawnCard(view, ship, plan.now, null, dice)
  return {
    ...openOf(ship),
    dropped: drawnCard(view, ship, dropped, null, dice),
    plan: { now, next: drawnCard(view, ship, plan.next, now, dice) },
    guns: { port: drawnGuns(view, guns.port, dice), starboard: drawnGuns(view, guns.starboard, dice) },
  }
}

function drawnCard(
  view: View,
  ship: SeenShip,
  card: SeenShip['plan']['now'],
  before: CardId | null,
  dice: Dice,
): CardId | null {
  return card === HIDDEN ? dice.pick(cardsToPlan(view, { ...ship, plan: { now: before } })) : card
}

function drawnGuns({ options }: View, guns: SeenGuns, dice: Dice): Guns {
  const loads: readonly Ammo[] = reaches(options.level, 'standard') ? loadsOf(options) : ['ball']
  const { box } = guns
  return { ...guns, box: box === HIDDEN ? dice.pick(loads) : box }
}
