import { z } from 'zod'
import type { Aim } from '../combat/aiming.ts'
import type { Fire } from '../combat/decide-fire.ts'
import { AMMUNITION, type Ammo, lettersAt } from '../data/ammunition.ts'
import { ARCS } from '../data/measures.ts'
import { classOf, SHIP_IDS } from '../data/ships.ts'
import { isShip, TARGET_IDS, type TargetId } from '../data/targets.ts'
import { isWithin } from '../geometry/overlap.ts'
import type { Reload } from '../reloading/decide-reload.ts'
import { afloat, berthOf, shipOf } from '../ships.ts'
import type { SeenShip, View } from '../view.ts'
import type { Asked } from './captains-question.ts'
import { LOOKOUT, worthOf } from './weights.ts'

const shotShape = z.object({
  at: z.enum(TARGET_IDS),
  arc: z.enum(ARCS),
  range: z.number(),
  counters: z.number(),
})
const sideShape = z
  .object({
    load: z.enum(AMMUNITION).nullable(),
    loads: z.array(z.enum(AMMUNITION)),
    shots: z.array(shotShape),
  })
  .nullable()
type SideTold = z.infer<typeof sideShape>

const fireShape = z.object({
  ships: z.array(
    z.object({
      ship: z.enum(SHIP_IDS),
      port: sideShape,
      starboard: sideShape,
      muskets: z.array(z.enum(TARGET_IDS)),
    }),
  ),
})

/** SOG 18.2: each broadside and the muskets where they do most. */
export function targetsToFireAt({ view, brief }: Asked): Fire[] {
  return fireShape.parse(brief).ships.map(({ ship, port, starboard, muskets }) => ({
    ship,
    port: bestAim(view, port),
    starboard: bestAim(view, starboard),
    muskets: muskets.toSorted((a, b) => eagerness(view, b) - eagerness(view, a))[0] ?? null,
  }))
}

function bestAim(view: View, side: SideTold): Aim | null {
  if (side === null) return null
  let best: Aim | null = null
  let most = 0
  for (const { at, arc, range, counters } of side.shots) {
    for (const load of side.loads.length === 0 ? [null] : side.loads) {
      const fired: Ammo = side.load ?? load ?? 'ball'
      const each = lettersAt(fired, range).reduce((sum, letter) => sum + worthOf(letter), 0)
      const worth = counters * each * eagerness(view, at)
      if (worth > most) {
        most = worth
        best = { at, arc, load, high: false }
      }
    }
  }
  return best
}

/** The nearer a ship is to her end, the more she is worth firing at. */
function eagerness(view: View, at: TargetId): number {
  if (!isShip(at)) return 1
  const { hull, crew } = shipOf(view, at)
  return 1 + Math.max(hull.length, crew.length) / classOf(at).log.length
}

const reloadShape = z.object({
  ships: z.array(
    z.object({
      ship: z.enum(SHIP_IDS),
      port: z.array(z.enum(AMMUNITION)),
      starboard: z.array(z.enum(AMMUNITION)),
    }),
  ),
})

/** SOG 18.2: grapeshot when an enemy is close, ball otherwise. */
export function loadsToRam({ view, brief }: Asked): Reload[] {
  return reloadShape.parse(brief).ships.map(({ ship, port, starboard }) => {
    const close = isEnemyClose(view, shipOf(view, ship))
    const wished = (loads: readonly Ammo[]) =>
      loads.find((load) => load === (close ? 'grape' : 'ball')) ?? loads[0] ?? null
    return { ship, port: wished(port), starboard: wished(starboard) }
  })
}

function isEnemyClose(view: View, ship: SeenShip): boolean {
  const { foot } = berthOf(ship)
  return afloat(view).some(
    (other) => other.side !== ship.side && isWithin(foot, berthOf(other).foot, LOOKOUT.grapeWithin),
  )
}
