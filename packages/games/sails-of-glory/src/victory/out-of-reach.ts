import { type Scene, sceneOf } from '../combat/firing-scene.ts'
import { musketTargets, shotsOf } from '../combat/shots.ts'
import { classOf, SIDES, type Side } from '../data/ships.ts'
import { positionsOf } from '../gunners/gun-position.ts'
import { type Gunner, inPlay } from '../gunners/gunner.ts'
import { afloat, afloatOf } from '../ships.ts'
import type { State } from '../state.ts'

/** SOG 16.3.4, SOG 16.7.2: every ship in play is aground or at anchor, and neither ships nor batteries reach an enemy. */
export function isFightOver(state: State): boolean {
  if (!afloat(state).every(({ aground, anchored }) => aground || anchored)) return false
  const scene = sceneOf(state)
  return !inPlay(state).some((gunner) => hasTargets(state, scene, gunner))
}

function hasTargets(state: State, scene: Scene, gunner: Gunner): boolean {
  return (
    musketTargets(state, scene, gunner).length > 0 ||
    positionsOf(scene, gunner).some((position) => shotsOf(state, scene, position).length > 0)
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
