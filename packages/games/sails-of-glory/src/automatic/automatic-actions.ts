import { repairable } from '../actions/repairable.ts'
import { type Scene, sceneOf } from '../combat/firing-scene.ts'
import { musketTargets, shotsOf } from '../combat/shots.ts'
import { printedOn } from '../damage/log.ts'
import { isFull } from '../damage/place-counters.ts'
import { reaches } from '../data/levels.ts'
import { BATTERY_PRIORITIES, type Priority, SHIP_PRIORITIES } from '../data/priorities.ts'
import { positionsOf } from '../gunners/gun-position.ts'
import {
  actionAt,
  firesOn,
  type Gunner,
  type GunnerAction,
  type GunnerId,
  gunnersOf,
} from '../gunners/gunner.ts'
import { actionsLeft, freeCounters } from '../planning/orders-due.ts'
import type { Ship, State } from '../state.ts'

/** SOG 15.2.7: automatic ships and batteries choose with the position as it is before anybody moves. */
export function automaticActions(state: State): Map<GunnerId, readonly GunnerAction[]> {
  if (!reaches(state.options.level, 'advanced')) return new Map()
  const gunners = gunnersOf(state, null)
  if (gunners.length === 0) return new Map()
  const scene = sceneOf(state)
  return new Map(gunners.map((gunner) => [gunner.id, actionsOf(state, scene, gunner)]))
}

/** SOG 15.2.5, SOG 15.2.6: as far as the number of actions goes; a counter that still lies open from the turn before is not free. */
function actionsOf(state: State, scene: Scene, gunner: Gunner): GunnerAction[] {
  const priorities = 'type' in gunner ? BATTERY_PRIORITIES : SHIP_PRIORITIES
  const wanted = priorities.flatMap((priority) => wishes(state, scene, gunner, priority))
  return freeCounters([...new Set(wanted)], gunner).slice(0, actionsLeft(gunner))
}

function wishes(state: State, scene: Scene, gunner: Gunner, priority: Priority): GunnerAction[] {
  switch (priority) {
    case 'musketry':
      return musketTargets(state, scene, gunner).length > 0 ? ['musketry'] : []
    case 'extinguish':
      return firesOn(gunner) > 0 ? ['extinguish'] : []
    case 'repair-leak':
      return 'special' in gunner && gunner.special.leaks > 0 ? ['repair'] : []
    case 'fire':
    case 'reload':
      return atGuns(state, scene, gunner, priority)
    case 'repair':
      return ('type' in gunner ? fullBox(gunner) : automaticRepair(gunner)) === undefined ? [] : ['repair']
  }
}

/** SOG 15.2.3: with continuous fire a target is enough to fire; empty guns that do not fire are loaded. */
function atGuns(state: State, scene: Scene, gunner: Gunner, what: 'fire' | 'reload'): GunnerAction[] {
  return positionsOf(scene, gunner).flatMap((position) => {
    const empty = position.guns.box === null
    const fires = (!empty || state.options.continuousFire) && shotsOf(state, scene, position).length > 0
    return (what === 'fire' ? fires : empty && !fires) ? [actionAt(what, position.post)] : []
  })
}

/** SOG 15.2.5: a leak, a full box of damage, a mast, the rudder; nothing where there is none of these. */
export function automaticRepair(ship: Ship) {
  const { others } = repairable(ship)
  if (others.includes('leak')) return { ship: ship.id, on: 'leak' as const, box: null }
  const full = fullBox(ship)
  if (full !== undefined) return { ship: ship.id, on: 'damage' as const, box: full.box }
  const on = (['mast', 'rudder'] as const).find((each) => others.includes(each))
  return on && { ship: ship.id, on, box: null }
}

function fullBox(gunner: Gunner) {
  const { burden } = printedOn(gunner)
  return repairable(gunner).boxes.find(({ box }) => isFull(gunner.hull[box] ?? [], burden))
}
