import { isHeld } from '../cannot-move.ts'
import { type CardId, STRAIGHT_VEER } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import { classOf } from '../data/ships.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf, colourOf } from '../geometry/attitude.ts'
import { courseEnd } from '../geometry/course.ts'
import { type Berth, berth } from '../geometry/gunnery.ts'
import type { Pose } from '../geometry/pose.ts'
import { settingIn } from '../movement/executed-card.ts'
import { trackOf } from '../movement/track-of.ts'
import { redFor, veerValue } from '../planning/veer.ts'
import { baseOf } from '../ships.ts'
import type { SeenShip, View } from '../view.ts'

/** A ship where she may come to be. */
export interface Foreseen {
  readonly ship: SeenShip
  readonly berth: Berth
  /** For how many turns she has been aback by then. */
  readonly aback: number
  /** The card that takes her there, which the next one follows (SOG 10.2.3). */
  readonly by: CardId | null
}

export function foreseen(ship: SeenShip, pose: Pose): Foreseen {
  return { ship, berth: berth(pose, baseOf(ship.id)), aback: ship.aback, by: null }
}

/** Where a card would take a ship, if nothing is in her way and the wind stays, with her turns aback counted (SOG 10.3.3). */
export function sailedTo(
  view: View,
  { ship, aback, berth: { pose: from, base } }: Foreseen,
  card: CardId,
): Foreseen {
  const colour = colourOf(attitudeOf(from.heading, sourceOf(view.wind.from)))
  const set = settingIn(view, ship.sails)
  const sails = set === 'struck' ? 'backing' : set
  const standard = reaches(view.options.level, 'standard')
  const executed = standard && colour === 'red' ? redFor(veerValue(ship, card) ?? STRAIGHT_VEER) : card
  const sandglasses = standard && aback === 0 ? 1 : 2
  const { track, way } = trackOf(classOf(ship.id).deck, executed, sails, colour, sandglasses)
  const pose = courseEnd({ from, base, track, way })
  return { ship, berth: berth(pose, base), aback: colour === 'red' ? aback + 1 : 0, by: executed }
}

/** Where another ship will be in so many turns, by the cards that are known of her and then straight on. */
export function keptOn(view: View, ship: SeenShip, turns: number, laid: readonly CardId[] = []): Foreseen {
  let place = foreseen(ship, ship.pose)
  if (!isUnderWay(view, ship)) return place
  const basic = !reaches(view.options.level, 'standard')
  for (let turn = 0; turn < turns; turn += 1) {
    const { pose } = place.berth
    const aback = attitudeOf(pose.heading, sourceOf(view.wind.from)) === 'aback'
    place = sailedTo(view, place, laid[turn] ?? (basic && aback ? 'aback-5' : 'straight'))
  }
  return place
}

function isUnderWay(view: View, { id, fate, aground, anchored, sails }: SeenShip): boolean {
  return fate === 'afloat' && !aground && !anchored && !isHeld(view, id) && sails !== 'struck'
}
