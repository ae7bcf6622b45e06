import { type Acting, aimsOf, hasAims, type SideAims } from '../combat/aims.ts'
import type { Aim, Fire } from '../combat/decide-fire.ts'
import { type Scene, sceneOf } from '../combat/shots.ts'
import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { RULER } from '../data/measures.ts'
import { isShip, type TargetId } from '../data/targets.ts'
import { gap, squareToBase } from '../geometry/overlap.ts'
import { afloat } from '../ships.ts'
import type { Ship, State } from '../state.ts'

/** SOG 15.2.1, SOG 15.2.4: what automatic ships fire at, with all they have. */
export function automaticFires(state: State, acting: Acting) {
  const ships = afloat(state).filter(({ captain }) => captain === null)
  if (ships.length === 0) return []
  const scene = sceneOf(state)
  return ships
    .map((ship) => ({ ship, aims: aimsOf(state, scene, ship, acting) }))
    .filter(({ aims }) => hasAims(aims))
    .map(({ ship, aims }) => {
      const chosen: Fire = {
        ship: ship.id,
        port: strongest(aims.port),
        starboard: strongest(aims.starboard),
        muskets: nearestOf(scene, ship, aims.muskets),
      }
      return { aims, chosen }
    })
}

/** SOG 15.2.1: her shots are at the nearest enemy already; the arc that draws the most counters fires. */
function strongest(aims: SideAims | null): Aim | null {
  if (aims === null) return null
  const [best] = aims.shots.toSorted((a, b) => b.counters - a.counters)
  if (best === undefined) return null
  return { at: best.at, arc: best.arc, load: aims.loads.length > 0 ? 'ball' : null, high: false }
}

function nearestOf(scene: Scene, ship: Ship, targets: readonly TargetId[]): TargetId | null {
  const own = scene.berths.get(ship.id)
  if (own === undefined) return null
  const far = (id: TargetId) => {
    const berth = isShip(id) ? scene.berths.get(id) : undefined
    if (berth !== undefined) return gap(own.foot, berth.foot)
    const { x, y } = scene.works.find((work) => work.id === id) ?? own.pose
    return Math.sqrt(squareToBase(x - own.pose.x, y - own.pose.y, own.foot))
  }
  return targets.toSorted((a, b) => far(a) - far(b))[0] ?? null
}

/** SOG 15.2.2: what is fired. From Standard on an automatic ship or battery fires grapeshot as it were when near, whatever lies in the box. */
export function firedBy(
  { options }: Pick<State, 'options'>,
  { captain }: { readonly captain: Ship['captain'] },
  load: Ammo,
  range: number,
): Ammo {
  return captain === null && range <= RULER.red && reaches(options.level, 'standard') ? 'grape' : load
}
