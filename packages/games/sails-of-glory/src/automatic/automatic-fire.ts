import { strongest } from '../combat/aiming.ts'
import type { Aims, BatteryAims } from '../combat/aims.ts'
import type { BatteryFire, Fire } from '../combat/decide-fire.ts'
import type { Scene } from '../combat/firing-scene.ts'
import { squareTo } from '../combat/shots.ts'
import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { RULER } from '../data/measures.ts'
import { isShip, type TargetId } from '../data/targets.ts'
import { gap } from '../geometry/overlap.ts'
import type { Gunner } from '../gunners/gunner.ts'
import type { State } from '../state.ts'

/** SOG 15.2.1, SOG 15.2.4: an automatic ship fires all she has; her shots are at the nearest enemy already. */
export function automaticFire(scene: Scene, { ship, port, starboard, muskets }: Aims): Fire {
  return {
    ship,
    port: strongest(port, 0),
    starboard: strongest(starboard, 0),
    muskets: nearestOf(scene, ship, muskets),
  }
}

/** SOG 15.2.6: and so does a battery, whose muskets know the nearest. */
export function automaticBatteryFire({ battery, guns, muskets }: BatteryAims): BatteryFire {
  return { battery, guns: strongest(guns, 0), muskets: muskets[0] ?? null }
}

function nearestOf(scene: Scene, ship: Fire['ship'], targets: readonly TargetId[]): TargetId | null {
  const own = scene.berths.get(ship)?.foot
  if (own === undefined) return null
  const far = (id: TargetId) => {
    const berth = isShip(id) ? scene.berths.get(id) : undefined
    if (berth !== undefined) return gap(own, berth.foot)
    return Math.sqrt(squareTo(scene.works.find((work) => work.id === id) ?? own, own))
  }
  return targets.toSorted((a, b) => far(a) - far(b))[0] ?? null
}

/** SOG 15.2.2: what is fired. From Standard on automatic guns fire grapeshot as it were when near, whatever lies in the box. */
export function firedBy({ options }: State, { captain }: Gunner, load: Ammo, range: number): Ammo {
  return captain === null && range <= RULER.red && reaches(options.level, 'standard') ? 'grape' : load
}
