import { hasEffect } from '../actions/has-effect.ts'
import { mostSails } from '../damage/special-damage.ts'
import type { ActionId } from '../data/crew-actions.ts'
import type { Options } from '../options.ts'
import type { SeenShip } from '../view.ts'

/** SOG 11.2.3: whether an action would have no effect as the ship now is. Water may be thrown on an enemy, too (SOG 12.17.2). */
export function isUseless(options: Options, ship: SeenShip, action: ActionId): boolean {
  switch (action) {
    case 'extinguish':
      return !hasEffect(options, ship, action) && !options.spreadingFires
    case 'pump':
      return !ship.hull.some((box) => box.includes('water'))
    case 'increase-sails':
      return ship.sails === mostSails(ship)
    case 'decrease-sails':
      return ship.sails === 'struck'
    case 'grog':
      return ship.crew.length === 0
    default:
      return !hasEffect(options, ship, action)
  }
}
