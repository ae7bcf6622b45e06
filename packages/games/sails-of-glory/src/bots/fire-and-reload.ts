import { z } from 'zod'
import type { Aim } from '../combat/aiming.ts'
import type { Fire } from '../combat/decide-fire.ts'
import { AMMUNITION, type Ammo, lettersAt, MUSKETRY_LETTER } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { ARCS } from '../data/measures.ts'
import { classOf, SHIP_IDS } from '../data/ships.ts'
import { isShip, TARGET_IDS, type TargetId } from '../data/targets.ts'
import type { BROADSIDES } from '../geometry/gunnery.ts'
import { gap, isWithin } from '../geometry/overlap.ts'
import { afloat, berthOf, shipOf } from '../ships.ts'
import type { SeenShip, View } from '../view.ts'
import type { Captain } from './captain.ts'
import type { Asked } from './captains-question.ts'
import { harmTo } from './harm.ts'
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
    mayFireAtNothing: z.boolean(),
    mayAimHigh: z.boolean(),
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

/** What one counter does to a target, as a captain sees it. */
type Worth = (at: TargetId, letters: ReturnType<typeof lettersAt>) => number

/** SOG 18.2: each broadside and the muskets where they do most. */
export function targetsToFireAt({ view, brief }: Asked, { sound }: Captain): Fire[] {
  const worth = sound ? bySoundHabit(view) : byNumbersAlone(view)
  return fireShape.parse(brief).ships.map(({ ship, port, starboard, muskets }) => {
    const useless = sound && isFarFromAll(view, shipOf(view, ship))
    const by = (at: TargetId) => worth(at, [MUSKETRY_LETTER])
    return {
      ship,
      port: bestAim(port, worth) ?? emptied(port, useless),
      starboard: bestAim(starboard, worth) ?? emptied(starboard, useless),
      muskets: muskets.toSorted((a, b) => by(b) - by(a))[0] ?? null,
    }
  })
}

function bestAim(side: SideTold, worth: Worth): Aim | null {
  if (side === null) return null
  let best: Aim | null = null
  let most = 0
  for (const { at, arc, range, counters } of side.shots) {
    for (const load of side.loads.length === 0 ? [null] : side.loads) {
      const fired: Ammo = side.load ?? load ?? 'ball'
      const done = counters * worth(at, lettersAt(fired, range))
      if (done > most) {
        most = done
        best = { at, arc, load, high: false }
      }
    }
  }
  return best
}

/** SOG 10.6.3: shot that does not reach far is fired at nothing when nobody is near, so that ball can be loaded. */
function emptied(side: SideTold, useless: boolean): Aim | null {
  if (!useless || side === null || !side.mayFireAtNothing || !isShortOfRange(side.load)) return null
  return { at: null, arc: 'central', load: null, high: false }
}

/** SOG 10.6.2: chain and grapeshot. */
export function isShortOfRange(load: Ammo | null): boolean {
  return load === 'chain' || load === 'grape'
}

function bySoundHabit(view: View): Worth {
  const advanced = reaches(view.options.level, 'advanced')
  return (at, letters) =>
    letters.reduce((sum, letter) => {
      return sum + (isShip(at) ? harmTo(shipOf(view, at), letter, advanced) : worthOf(letter) / LOOKOUT.works)
    }, 0)
}

/** The nearer a ship is to her end, the more she is worth firing at. */
function byNumbersAlone(view: View): Worth {
  return (at, letters) => {
    const each = letters.reduce((sum, letter) => sum + worthOf(letter), 0)
    if (!isShip(at)) return each
    const { hull, crew } = shipOf(view, at)
    return each * (1 + Math.max(hull.length, crew.length) / classOf(at).log.length)
  }
}

/** Whether no enemy will be near enough for grapeshot in the next turns. */
export function isFarFromAll(view: View, ship: SeenShip): boolean {
  const { foot } = berthOf(ship)
  return enemiesOf(view, ship).every((enemy) => gap(foot, berthOf(enemy).foot) > LOOKOUT.grapeUseless)
}

export function enemiesOf(view: View, { side }: SeenShip): SeenShip[] {
  return afloat(view).filter((other) => other.side !== side)
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
type Reload = { ship: SeenShip['id']; port: Ammo | null; starboard: Ammo | null }

/** SOG 18.2: the shot that will do most at the range the enemy is likely to be at, ball otherwise. */
export function loadsToRam({ view, brief }: Asked, { sound }: Captain): Reload[] {
  return reloadShape.parse(brief).ships.map(({ ship, port, starboard }) => {
    const own = shipOf(view, ship)
    const best = sound ? shotFor(view, own) : isEnemyClose(view, own) ? 'grape' : 'ball'
    const wished = (side: (typeof BROADSIDES)[number], loads: readonly Ammo[]) => {
      // SOG 12.9.2: what was begun is finished.
      if (sound && own.guns[side].doubling && loads.includes('double')) return 'double'
      return loads.find((load) => load === best) ?? loads[0] ?? null
    }
    return { ship, port: wished('port', port), starboard: wished('starboard', starboard) }
  })
}

/** Grapeshot or chain only where it does more than ball to whoever lies close, and she is likely to stay there. */
function shotFor(view: View, ship: SeenShip): Ammo {
  const { foot } = berthOf(ship)
  const advanced = reaches(view.options.level, 'advanced')
  const close = enemiesOf(view, ship).filter((enemy) =>
    isWithin(foot, berthOf(enemy).foot, LOOKOUT.grapeWithin),
  )
  const [enemy] = close.toSorted((a, b) => gap(foot, berthOf(a).foot) - gap(foot, berthOf(b).foot))
  if (enemy === undefined) return 'ball'
  const ball = harmTo(enemy, 'B', advanced) * LOOKOUT.ballIsSurer
  const [chain, grape] = [harmTo(enemy, 'C', advanced), harmTo(enemy, 'D', advanced)]
  if (Math.max(chain, grape) <= ball) return 'ball'
  return chain > grape ? 'chain' : 'grape'
}

function isEnemyClose(view: View, ship: SeenShip): boolean {
  const { foot } = berthOf(ship)
  return enemiesOf(view, ship).some((other) => isWithin(foot, berthOf(other).foot, LOOKOUT.grapeWithin))
}
