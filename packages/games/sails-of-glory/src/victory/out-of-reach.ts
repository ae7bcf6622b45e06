import { musketTargetsOf } from '../batteries/battery-aims.ts'
import { standing } from '../batteries/battery-log.ts'
import { batteryShots } from '../batteries/battery-shots.ts'
import { musketTargets, type Scene, sceneOf, shotsOf } from '../combat/shots.ts'
import { classOf, SIDES, type Side } from '../data/ships.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import { afloat, afloatOf } from '../ships.ts'
import type { Battery, Ship, State } from '../state.ts'

/** SOG 16.3.4, SOG 16.7.2: every ship in play is aground or at anchor, and neither ships nor batteries reach an enemy. */
export function isFightOver(state: State): boolean {
  const ships = afloat(state)
  if (!ships.every(({ aground, anchored }) => aground || anchored)) return false
  const scene = sceneOf(state)
  return (
    !ships.some((ship) => hasTargets(state, scene, ship)) &&
    !standing(state).some((battery) => hasBatteryTargets(state, scene, battery))
  )
}

function hasTargets(state: State, scene: Scene, ship: Ship): boolean {
  return (
    musketTargets(state, scene, ship).length > 0 ||
    BROADSIDES.some((side) => shotsOf(state, scene, ship, side).length > 0)
  )
}

/** SOG 14.1.2, SOG 14.1.3 */
function hasBatteryTargets(state: State, scene: Scene, battery: Battery): boolean {
  return (
    musketTargetsOf(state, scene, battery).length > 0 ||
    batteryShots(state, scene, battery, 'ball').length > 0
  )
}

/** SOG 16.3.3: more ships in play, then more ships of the line. */
export function strongerSide(state: State): Side | null {
  const [british = 0, french = 0] = SIDES.map((side) => afloatOf(state, side).length)
  const [ours = 0, theirs = 0] = SIDES.map(
    (side) => afloatOf(state, side).filter(({ id }) => classOf(id).rate === 'ship of the line').length,
  )
  const better = british - french || ours - theirs
  if (better === 0) return null
  return better > 0 ? 'british' : 'french'
}
