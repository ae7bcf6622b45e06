import type { SeenLine } from '@windward/table'
import type { Ammo } from '../data/ammunition.ts'
import { RULER } from '../data/measures.ts'
import type { Broadside } from '../geometry/gunnery.ts'
import { gap } from '../geometry/overlap.ts'
import type { GunnerId } from '../gunners/gunner.ts'
import { loadsOf } from '../reloading/loads.ts'
import { afloat, berthOf } from '../ships.ts'
import type { SeenShip, View } from '../view.ts'
import type { Weighed } from './weighed.ts'

/** How likely each load is to lie in a box. */
export type LoadsOf = (gunner: GunnerId, side: Broadside | 'guns') => readonly Weighed<Ammo>[]

/** What guns are mostly loaded with, before anything is known of a captain, and how much that counts against what he has fired. */
const USUAL: Readonly<Record<Ammo, number>> = { ball: 6, chain: 1, grape: 1, double: 1 }

/** A box that has not been fired was loaded when everybody was far away. */
const FIRST_BALL = 10
/** What reaches no further than the red ruler is loaded by those who have somebody near. */
const NEAR = { within: RULER.red * 2, times: 5 } as const
const FAR_TIMES = 1 / 3

/** SOG 17.1: by what a captain has fired so far, whether the box was ever fired, and who is near. */
export function likelyLoads(view: View, lines: readonly SeenLine[]): LoadsOf {
  const captains = new Map<string, string | null>(
    [...view.ships, ...view.batteries].map(({ id, captain }) => [id, captain]),
  )
  const fired = new Map<string | null, Ammo[]>()
  const allowed = loadsOf(view.options)
  for (const { what } of lines) {
    const { ship, load: named } = what.fields
    const load = what.key === 'fire.fired' ? allowed.find((each) => each === named) : undefined
    const captain = typeof ship === 'string' ? captains.get(ship) : undefined
    if (load !== undefined && captain !== undefined) fired.set(captain, [...(fired.get(captain) ?? []), load])
  }
  return (gunner, side) => {
    const ship = view.ships.find(({ id }) => id === gunner)
    const before = fired.get(captains.get(gunner) ?? null) ?? []
    const isFirst = ship !== undefined && side !== 'guns' && ship.guns[side].fresh
    const times = ship === undefined ? 1 : isFirst ? 1 : nearness(view, ship)
    return allowed.map((load) => {
      const usual = USUAL[load] + before.filter((each) => each === load).length
      if (load === 'ball') return { thing: load, weight: isFirst ? usual * FIRST_BALL : usual }
      return { thing: load, weight: load === 'double' ? usual : usual * times }
    })
  }
}

function nearness(view: View, ship: SeenShip): number {
  const { foot } = berthOf(ship)
  const enemies = afloat(view).filter(({ side }) => side !== ship.side)
  const nearest = Math.min(...enemies.map((enemy) => gap(foot, berthOf(enemy).foot)))
  return nearest <= NEAR.within ? NEAR.times : FAR_TIMES
}
