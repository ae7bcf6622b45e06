import type { Dice, Viewer } from '@windward/table'
import type { Ammo } from './data/ammunition.ts'
import type { CardId } from './data/cards.ts'
import type { Broadside } from './geometry/gunnery.ts'
import type { GunnerId } from './gunners/gunner.ts'
import { cardsToPlan } from './planning/cards-to-plan.ts'
import { loadsOf } from './reloading/loads.ts'
import type { Guns, SailsOfGlory, Ship, State } from './state.ts'
import { HIDDEN, type SeenGuns, type SeenShip, type View } from './view.ts'

/** A full state that agrees with a view: what lies face down is drawn among what might lie there. */
export function resample(view: View, _: Viewer<SailsOfGlory>, dice: Dice): State {
  const loads: readonly Ammo[] = loadsOf(view.options)
  return stateBehind(view, {
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
export function stateBehind(view: View, guess: Guess): State {
  const { ships, batteries, ...open } = structuredClone(view)
  return {
    ...open,
    ships: ships.map((ship) => wholeShip(ship, guess)),
    batteries: batteries.map((battery) => ({
      ...battery,
      guns: wholeGuns(battery.guns, () => guess.load(battery.id, 'guns')),
    })),
  }
}

function wholeShip(ship: SeenShip, guess: Guess): Ship {
  const { plan, guns, dropped, ...open } = ship
  const now = plan.now === HIDDEN ? guess.card(ship, null) : plan.now
  return {
    ...open,
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
