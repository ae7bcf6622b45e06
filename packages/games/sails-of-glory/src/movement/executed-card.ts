import type { Dice } from '@windward/table'
import { type CardId, RED_IDS } from '../data/cards.ts'
import type { SetSails } from '../data/deck-figures.ts'
import { reaches } from '../data/levels.ts'
import { type Sails, stepped } from '../data/sails.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf, type Colour, colourOf } from '../geometry/attitude.ts'
import { mayFollow, redFor, veerValue } from '../planning/veer.ts'
import type { Ship, State } from '../state.ts'

/** How a revealed card is executed. */
export interface Executed {
  readonly card: CardId
  readonly sails: SetSails
  readonly colour: Colour
  readonly sandglasses: number
  /** The card was beyond her veer and made a straight one (SOG 10.2.2). */
  readonly illegal: boolean
}

/** SOG 10.1.4: her attitude when she moves; in the Basic rules it is still that of before planning (SOG 5.3), for the wind turns earlier. */
export function colourNow({ wind }: Pick<State, 'wind'>, ship: Pick<Ship, 'pose'>): Colour {
  return colourOf(attitudeOf(ship.pose.heading, sourceOf(wind.from)))
}

/**
 * The card a ship executes in place of the one revealed, and how: an illegal one is made straight before the wind is
 * looked at (SOG 10.3.2), a gray one stands whatever masts she has left (SOG 11.8.4). Turns aback have been counted.
 */
export function executed(state: State, ship: Ship, revealed: CardId, dice: Dice): Executed {
  const colour = colourNow(state, ship)
  const sails = lineOf(state, ship.sails)
  if (!reaches(state.options.level, 'standard')) {
    return { card: revealed, sails, colour, sandglasses: 2, illegal: false }
  }
  const illegal = !mayFollow(ship, revealed, ship.dropped ?? ship.last)
  const legal = illegal ? 'straight' : revealed
  const sandglasses = ship.aback > 1 ? 2 : 1
  if (colour !== 'red') return { card: legal, sails, colour, sandglasses, illegal }
  const value = veerValue(ship, legal)
  // SOG 11.8.2: a gray card has no value.
  const card = value === null ? dice.pick(RED_IDS) : redFor(value)
  return { card, sails, colour, sandglasses, illegal }
}

/** SOG 12.20.1: the setting the sails count as in this wind. */
export function settingIn({ wind }: Pick<State, 'wind'>, sails: Sails): Sails {
  if (wind.strength === 'medium' || sails === 'struck') return sails
  return stepped(sails, wind.strength === 'low' ? 1 : -1)
}

/** SOG 11.3.3; SOG 6.1.4, as below the Advanced rules all set battle sails; SOG 11.3.4: struck ships execute what they had laid on the backing line. */
function lineOf(state: State, sails: Sails): SetSails {
  const set = settingIn(state, sails)
  return set === 'struck' ? 'backing' : set
}
