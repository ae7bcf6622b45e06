import { freeBox } from '../damage/free-boxes.ts'
import { mostSails } from '../damage/special-damage.ts'
import type { ActionId, DelayedId } from '../data/crew-actions.ts'
import { SAILS, stepped } from '../data/sails.ts'
import { serveGrog } from '../grog/grog.ts'
import type { GunnerAction } from '../gunners/gunner.ts'
import { takeBackIfBecalmed } from '../movement/becalmed.ts'
import { settingIn } from '../movement/executed-card.ts'
import type { Ship, SogTable } from '../state.ts'
import { hasEffect } from './has-effect.ts'
import { say } from './words.en.ts'

/** SOG 11.3.2: the order in which revealed actions take effect. */
export const ORDER = [
  'increase-sails',
  'decrease-sails',
  'pump',
  'grog',
  'extinguish',
  'repair',
  'fire-port',
  'fire-starboard',
  'musketry',
  'reload-port',
  'reload-starboard',
  'boarding',
] as const satisfies readonly ActionId[]

/** Whether a revealed action is legal; what acts at once has acted then (SOG 11.2.3). */
export function perform(
  t: SogTable,
  ship: Ship,
  action: GunnerAction,
  planned: readonly GunnerAction[],
): boolean {
  switch (action) {
    case 'increase-sails':
      return increase(t, ship)
    case 'decrease-sails':
      return decrease(t, ship)
    case 'pump':
      return pump(t, ship)
    case 'grog':
      return serveGrog(t, ship)
  }
  if (action === 'extinguish' && ship.dousing) return true
  return hasEffect(t.state.options, ship, action, planned) && nowOrLater(t, ship, action)
}

/** SOG 11.4.2, SOG 11.4.3; SOG 12.3.2, SOG 12.9.4: untrained gunners load a turn later, but for the second half of double shot. */
function nowOrLater(t: SogTable, ship: Ship, action: GunnerAction): boolean {
  switch (action) {
    case 'extinguish':
    case 'repair':
      return wait(t, ship, action)
    case 'reload-port':
      return isTrained(t, ship) || ship.guns.port.doubling || wait(t, ship, action)
    case 'reload-starboard':
      return isTrained(t, ship) || ship.guns.starboard.doubling || wait(t, ship, action)
    default:
      return true
  }
}

function isTrained({ state }: SogTable, { id }: Ship): boolean {
  return !state.options.untrainedGunners.includes(id)
}

/** SOG 11.3.1, SOG 11.9.1; SOG 11.3.5, SOG 12.20.6: not while she still has way on, her sails struck or as good as struck. */
function increase(t: SogTable, ship: Ship): boolean {
  takeBackIfBecalmed(t, ship)
  const struck = settingIn(t.state, ship.sails) === 'struck'
  const stillMoving = struck && (ship.plan.now !== null || ship.plan.next !== null)
  const wished = stepped(ship.sails, -1)
  if (stillMoving || ship.sails === 'full') return false
  if (SAILS.indexOf(wished) < SAILS.indexOf(mostSails(ship))) return false
  return setSails(t, ship, wished)
}

/** SOG 11.3.1, SOG 11.3.6 */
function decrease(t: SogTable, ship: Ship): boolean {
  if (ship.sails === 'struck') return false
  const sails = stepped(ship.sails, 1)
  setSails(t, ship, sails)
  if (sails === 'struck' && ship.plan.now === null && ship.plan.next !== null) {
    ship.plan.next = null
    t.tell('all', 'SOG 11.3.6', say('actions.card-back', { ship: ship.id }))
  }
  return true
}

function setSails(t: SogTable, ship: Ship, sails: Ship['sails']): boolean {
  ship.sails = sails
  t.tell('all', 'SOG 11.3.1', say('actions.sails', { ship: ship.id, sails }))
  return true
}

/** SOG 11.4.1 */
function pump(t: SogTable, ship: Ship): boolean {
  const place = ship.hull.findIndex((box) => box.includes('water'))
  if (place < 0) return false
  freeBox(ship, place)
  t.tell('all', 'SOG 11.4.1', say('actions.pumped', { ship: ship.id }))
  return true
}

/** SOG 11.4.2, SOG 11.4.3: it lies open until the next Action phase. */
function wait(t: SogTable, ship: Ship, action: DelayedId): boolean {
  ship.delayed.push(action)
  t.tell('all', 'SOG 11.2.4', say('actions.waits', { ship: ship.id, action }))
  return true
}
