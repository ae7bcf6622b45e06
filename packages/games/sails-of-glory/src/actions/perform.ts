import { freeBox } from '../damage/free.ts'
import { mostSails } from '../damage/special.ts'
import type { ActionId, DelayedId } from '../data/crew-actions.ts'
import { SAILS, stepped } from '../data/sails.ts'
import type { Broadside } from '../geometry/gunnery.ts'
import { serveGrog } from '../grog/grog.ts'
import { takeBackIfBecalmed } from '../movement/becalmed.ts'
import { settingIn } from '../movement/executed.ts'
import type { Ship, SogTable } from '../state.ts'
import { isWhole } from './repairable.ts'
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
export function perform(t: SogTable, ship: Ship, action: ActionId, planned: readonly ActionId[]): boolean {
  switch (action) {
    case 'increase-sails':
      return increase(t, ship)
    case 'decrease-sails':
      return decrease(t, ship)
    case 'pump':
      return pump(t, ship)
    case 'extinguish':
      return ship.dousing || (ship.special.fires > 0 && wait(t, ship, action))
    case 'repair':
      return !isWhole(ship) && wait(t, ship, action)
    case 'fire-port':
      return ship.guns.port.box !== null || t.state.options.continuousFire
    case 'fire-starboard':
      return ship.guns.starboard.box !== null || t.state.options.continuousFire
    case 'reload-port':
      return mayReload(t, ship, 'port', planned) && loadNowOrLater(t, ship, 'port', action)
    case 'reload-starboard':
      return mayReload(t, ship, 'starboard', planned) && loadNowOrLater(t, ship, 'starboard', action)
    case 'grog':
      return serveGrog(t, ship)
    case 'musketry':
    case 'boarding':
      return true
  }
}

/** SOG 11.2.7, SOG 12.6.3: an empty side, and not one that fires unloaded in this turn. */
function mayReload(t: SogTable, ship: Ship, side: Broadside, planned: readonly ActionId[]): boolean {
  const fires = t.state.options.continuousFire && planned.includes(`fire-${side}`)
  return ship.guns[side].box === null && !fires
}

/** SOG 12.3.2, SOG 12.9.4: with untrained gunners it waits a turn, but for the second half of double shot. */
function loadNowOrLater(
  t: SogTable,
  ship: Ship,
  side: Broadside,
  action: 'reload-port' | 'reload-starboard',
): boolean {
  const trained = !t.state.options.untrainedGunners.includes(ship.id)
  return trained || ship.guns[side].doubling || wait(t, ship, action)
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
