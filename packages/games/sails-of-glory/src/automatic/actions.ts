import { repairable } from '../actions/repairable.ts'
import { musketTargets, type Scene, sceneOf, shotsOf } from '../combat/shots.ts'
import { crewActions } from '../damage/log.ts'
import { isFull } from '../damage/place.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { reaches } from '../data/levels.ts'
import { SHIP_PRIORITIES, type ShipPriority } from '../data/priorities.ts'
import { classOf, type ShipId } from '../data/ships.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import { afloat } from '../ships.ts'
import type { Ship, State } from '../state.ts'

/** SOG 15.2.7: automatic ships choose with the position as it is before anybody moves. */
export function automaticActions(state: State): Map<ShipId, readonly ActionId[]> {
  const chosen = new Map<ShipId, readonly ActionId[]>()
  if (!reaches(state.options.level, 'advanced')) return chosen
  const ships = afloat(state).filter(({ captain }) => captain === null)
  if (ships.length === 0) return chosen
  const scene = sceneOf(state)
  for (const ship of ships) chosen.set(ship.id, actionsOf(state, scene, ship))
  return chosen
}

/** SOG 15.2.5: as far as the number of actions goes; a counter that still lies open from the turn before is not free. */
function actionsOf(state: State, scene: Scene, ship: Ship): ActionId[] {
  const wanted = SHIP_PRIORITIES.flatMap((priority) => wishes(state, scene, ship, priority))
  const free = [...new Set(wanted)].filter((action) => !ship.delayed.some((busy) => busy === action))
  return free.slice(0, Math.max(0, crewActions(ship) - ship.delayed.length))
}

function wishes(state: State, scene: Scene, ship: Ship, priority: ShipPriority): ActionId[] {
  switch (priority) {
    case 'musketry':
      return musketTargets(state, scene, ship).length > 0 ? ['musketry'] : []
    case 'extinguish':
      return ship.special.fires > 0 ? ['extinguish'] : []
    case 'repair-leak':
      return ship.special.leaks > 0 ? ['repair'] : []
    case 'fire':
      return BROADSIDES.filter((side) => mayFire(state, scene, ship, side)).map(
        (side): ActionId => `fire-${side}`,
      )
    case 'reload':
      return BROADSIDES.filter(
        (side) => ship.guns[side].box === null && !mayFire(state, scene, ship, side),
      ).map((side): ActionId => `reload-${side}`)
    case 'repair':
      return automaticRepair(ship) === undefined ? [] : ['repair']
  }
}

/** SOG 15.2.3: with continuous fire a target is enough. */
function mayFire(state: State, scene: Scene, ship: Ship, side: Broadside): boolean {
  const loaded = ship.guns[side].box !== null
  return (loaded || state.options.continuousFire) && shotsOf(state, scene, ship, side).length > 0
}

/** SOG 15.2.5: a leak, a full box of damage, a mast, the rudder; nothing where there is none of these. */
export function automaticRepair(ship: Ship) {
  const { boxes, others } = repairable(ship)
  if (others.includes('leak')) return { ship: ship.id, on: 'leak' as const, box: null }
  const { burden } = classOf(ship.id)
  const full = boxes.find(({ box }) => isFull(ship.hull[box] ?? [], burden))
  if (full !== undefined) return { ship: ship.id, on: 'damage' as const, box: full.box }
  const on = (['mast', 'rudder'] as const).find((each) => others.includes(each))
  return on && { ship: ship.id, on, box: null }
}
