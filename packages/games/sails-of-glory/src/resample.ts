import type { Dice, Viewer } from '@windward/table'
import type { Ammo } from './data/ammunition.ts'
import type { CardId } from './data/cards.ts'
import { reaches } from './data/levels.ts'
import type { Broadside } from './geometry/gunnery.ts'
import { type GunnerId, inPlay } from './gunners/gunner.ts'
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
  const { options } = view
  const loads: readonly Ammo[] = reaches(options.level, 'standard') ? loadsOf(options) : ['ball']
  return stateBehind(view, dice, {
    card: (ship, before) => dice.pick(cardsToPlan(view, { ...ship, plan: { now: before } })),
    load: () => dice.pick(loads),
  })
}

/** What is thought to lie face down. */
export interface Guess {
  /** A card laid for a ship, to be executed after this one; nothing, where none is laid before it. */
  card(ship: SeenShip, before: CardId | null): CardId
  load(gunner: GunnerId, side: Broadside | 'guns'): Ammo
}

/** The view, made whole by what is thought to lie face down. */
export function stateBehind(view: View, dice: Dice, guess: Guess): State {
  const state: State = {
    ...openOn(view),
    ships: view.ships.map((ship) => wholeShip(ship, guess)),
    batteries: view.batteries.map((battery) => ({
      ...openOfBattery(battery),
      guns: wholeGuns(battery.guns, () => guess.load(battery.id, 'guns')),
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

function wholeShip(ship: SeenShip, guess: Guess): Ship {
  const { plan, guns, dropped } = ship
  const now = plan.now === HIDDEN ? guess.card(ship, null) : plan.now
  return {
    ...openOf(ship),
    dropped: dropped === HIDDEN ? guess.card(ship, null) : dropped,
    plan: { now, next: plan.next === HIDDEN ? guess.card(ship, now) : plan.next },
    guns: {
      port: wholeGuns(guns.port, () => guess.load(ship.id, 'port')),
      starboard: wholeGuns(guns.starboard, () => guess.load(ship.id, 'starboard')),
    },
  }
}

function wholeGuns(guns: SeenGuns, load: () => Ammo): Guns {
  const { box } = guns
  return { ...guns, box: box === HIDDEN ? load() : box }
}
