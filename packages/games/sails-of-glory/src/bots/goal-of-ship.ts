import { RULER } from '../data/measures.ts'
import { SUPPLIES } from '../data/scores.ts'
import type { Footprint } from '../geometry/footprint.ts'
import { gapToShore } from '../geometry/outline.ts'
import { type Edge, edgesCrossed, type Sea } from '../geometry/sea.ts'
import { landOf } from '../movement/hazards.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { worksOf } from '../terrain/works-on-land.ts'
import type { SeenShip, View } from '../view.ts'
import type { Captain, Mind } from './captain.ts'
import type { Foreseen } from './foresee-place.ts'
import type { Watch } from './watch.ts'
import { LOOKOUT } from './weights.ts'

/** What a ship is there for (SOG 16), beyond fighting whoever is near. */
export type Goal =
  | { readonly kind: 'fight' }
  /** To leave by an edge (SOG 16.4.2). */
  | { readonly kind: 'leave'; readonly by: Edge }
  /** To lie at the harbour (SOG 16.6.3). */
  | { readonly kind: 'harbour' }
  /** To bring her guns to bear on a building (SOG 16.5.4). */
  | { readonly kind: 'outpost'; readonly works: readonly { readonly x: number; readonly y: number }[] }
  /** To win without being hurt (SOG 16.7.2). */
  | { readonly kind: 'unscathed' }

const FIGHT: Goal = { kind: 'fight' }

export function goalOf(view: View, { id, side }: SeenShip): Goal {
  const { victory } = scenarioNow(view)
  switch (victory.kind) {
    case 'break-through':
      return victory.runners === side ? { kind: 'leave', by: view.edges[side] } : FIGHT
    case 'supplies': {
      const carrier = view.ships.find((ship) => ship.side === victory.supplied)
      return carrier?.id === id && view.supplies < SUPPLIES.most ? { kind: 'harbour' } : FIGHT
    }
    case 'outpost': {
      const works = victory.attackers.includes(side) ? enemyWorks(view, side) : []
      return works.length > 0 ? { kind: 'outpost', works } : FIGHT
    }
    case 'unscathed':
      return victory.by === side ? { kind: 'unscathed' } : FIGHT
    case 'last-afloat':
      return FIGHT
  }
}

function enemyWorks(view: View, side: SeenShip['side']) {
  return worksOf({ ...view, terrain: [...view.terrain], batteries: [] }).filter((work) => work.side !== side)
}

/** Whether she leaves the sea here as she is meant to. */
export function leavesAsMeant(goal: Goal, foot: Footprint, sea: Sea): boolean {
  return goal.kind === 'leave' && edgesCrossed(foot, sea).includes(goal.by)
}

/** How far she still is from her goal, in points of hull damage. */
export function farFromGoal({ view, goal }: Watch, { berth }: Foreseen): number {
  switch (goal.kind) {
    case 'leave':
      return (LOOKOUT.hurry * distanceTo(goal.by, berth.foot, view)) / LOOKOUT.aPointEach
    case 'harbour':
      return (LOOKOUT.hurry * Math.max(0, gapToHarbour(view, berth.foot) - RULER.red)) / LOOKOUT.aPointEach
    case 'outpost': {
      const gaps = goal.works.map(({ x, y }) => apart(berth.foot, x, y))
      return Math.max(0, Math.min(...gaps) - LOOKOUT.siege) / LOOKOUT.aPointEach
    }
    case 'unscathed':
    case 'fight':
      return 0
  }
}

/** Somebody who must not be hurt keeps off, and minds each hit and each collision more. */
export function mindOf({ bold, careful }: Captain, { kind }: Goal): Mind {
  return kind === 'unscathed' ? careful : bold
}

/** Whoever has a place to be does not look for a fight. */
export function seeksFight({ kind }: Goal): boolean {
  return kind !== 'leave' && kind !== 'harbour'
}

/** How her sails should be: all of them to get away, none to lie at the harbour. */
export function sailsWished(
  { view, goal: { kind } }: Watch,
  ship: SeenShip,
  at: Foreseen,
): 'more' | 'less' | null {
  if (kind === 'leave') return ship.sails === 'full' ? null : 'more'
  if (kind !== 'harbour') return ship.sails === 'struck' || ship.sails === 'backing' ? 'more' : null
  const gap = gapToHarbour(view, at.berth.foot)
  if (gap <= RULER.red) return ship.sails === 'struck' ? null : 'less'
  if (gap <= LOOKOUT.shorten) return ship.sails === 'full' || ship.sails === 'battle' ? 'less' : null
  return ship.sails === 'struck' || ship.sails === 'backing' ? 'more' : null
}

function gapToHarbour(view: View, foot: Footprint): number {
  return Math.min(Number.POSITIVE_INFINITY, ...landOf(view.terrain).map((shore) => gapToShore(foot, shore)))
}

function distanceTo(edge: Edge, { x, y }: Footprint, { sea }: View): number {
  return { top: sea.length - y, right: sea.width - x, bottom: y, left: x }[edge]
}

function apart({ x, y }: Footprint, toX: number, toY: number): number {
  return Math.sqrt((toX - x) ** 2 + (toY - y) ** 2)
}
