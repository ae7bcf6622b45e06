import { musketry } from '../damage/log.ts'
import { MUSKETRY_LETTER } from '../data/ammunition.ts'
import type { CardId } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import type { Arc } from '../data/measures.ts'
import type { ShipId } from '../data/ships.ts'
import { sourceOf } from '../data/winds.ts'
import type { Footprint } from '../geometry/footprint.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { dangerOf, landOf, shoreOfElement } from '../movement/hazards.ts'
import { type Box, boxAround, grown } from '../quick/box-around.ts'
import { onTable } from '../ships.ts'
import type { SeenShip, View } from '../view.ts'
import type { Captain, Mind } from './captain.ts'
import { type Foreseen, keptOn } from './foresee-place.ts'
import { type Goal, goalOf, mindOf } from './goal-of-ship.ts'
import { LOOKOUT, worthOf } from './weights.ts'
import { MOST_OF_BALL, mostCounters } from './worth-of-broadside.ts'

/** What a lookout goes by while it plans for one ship: all that stays as it is, wherever she may come to be. */
export interface Watch {
  readonly view: View
  readonly standard: boolean
  readonly windFrom: number
  readonly goal: Goal
  readonly captain: Captain
  readonly mind: Mind
  /** The most counters an arc of hers draws. */
  readonly counters: Readonly<Record<Arc, number>>
  /** No place is worth more to her. */
  readonly most: number
  readonly land: readonly Charted[]
  /** Outlines, and how near to each she must not come; the box is around all the water she must not come to. */
  readonly dangers: readonly (Charted & { readonly clearance: number })[]
}

/** An outline with the box around it. */
interface Charted {
  readonly shore: Shore
  readonly box: Box
}

const charted = (shore: Shore): Charted => ({ shore, box: boxAround(shore) })

function dangerAt(element: View['terrain'][number]): Watch['dangers'][number] {
  const shore = shoreOfElement(element)
  const clearance = dangerOf(element)
  return { shore, box: grown(boxAround(shore), clearance), clearance }
}

export function watchFor(view: View, ship: SeenShip, captain: Captain): Watch {
  const goal = goalOf(view, ship)
  const mind = mindOf(captain, goal)
  const standard = reaches(view.options.level, 'standard')
  const counters = {
    stem: mostCounters(ship, 'stem', standard),
    central: mostCounters(ship, 'central', standard),
    stern: mostCounters(ship, 'stern', standard),
  }
  const broadside = Math.max(...Object.values(counters)) * MOST_OF_BALL
  const muskets = mind.muskets * musketry(ship) * worthOf(MUSKETRY_LETTER)
  const armed = BROADSIDES.length * broadside + muskets + mind.windward
  return {
    view,
    standard,
    windFrom: sourceOf(view.wind.from),
    goal,
    captain,
    mind,
    counters,
    most: goal.kind === 'leave' ? Math.max(armed, LOOKOUT.escaped) : armed,
    land: landOf(view.terrain).map(charted),
    dangers: view.terrain.map(dangerAt),
  }
}

/** The other ships where they are expected at the end of a turn. */
export interface Expected {
  readonly others: readonly Foreseen[]
  readonly enemies: readonly Enemy[]
  /** How likely her own broadsides are loaded by then. */
  readonly ready: Ready
}

/** How likely each broadside is loaded. */
type Ready = Readonly<Record<Broadside, number>>

export interface Enemy {
  readonly place: Foreseen
  readonly ready: Ready
  /** What may lie between her and the ship that is planned for. */
  readonly around: readonly Footprint[]
}

/** What is known of her own squadron: the cards its ships will sail by, and her broadsides that are about to fire. */
export interface Squadron {
  readonly laid: ReadonlyMap<ShipId, readonly CardId[]>
  readonly spent: readonly Broadside[]
}

const ALWAYS: Ready = { port: 1, starboard: 1 }

/** Without a squadron everybody keeps straight on and all guns are loaded. */
export function expectedIn(view: View, ship: SeenShip, turns: number, squadron?: Squadron): Expected {
  const others = onTable(view)
    .filter(({ id }) => id !== ship.id)
    .map((other) => keptOn(view, other, turns, squadron?.laid.get(other.id)))
  const enemies = others
    .filter((other) => other.ship.fate === 'afloat' && other.ship.side !== ship.side)
    .map((place) => ({
      place,
      ready: squadron === undefined ? ALWAYS : readyIn(place.ship, turns, LOOKOUT.perhapsSpent),
      around: others.filter((other) => other !== place).map(({ berth }) => berth.foot),
    }))
  return { others, enemies, ready: squadron === undefined ? ALWAYS : ownReady(ship, turns, squadron) }
}

/** SOG 9.1: empty guns are loaded for the turn after; those loaded now may have been fired by then. */
function readyIn({ guns }: SeenShip, turns: number, later: number): Ready {
  const ready = (side: Broadside) => {
    const loaded = guns[side].box !== null
    return turns === 1 ? Number(loaded) : loaded ? later : 1
  }
  return { port: ready('port'), starboard: ready('starboard') }
}

function ownReady(ship: SeenShip, turns: number, { spent }: Squadron): Ready {
  const ready = readyIn(ship, turns, 1)
  if (turns === 1) return ready
  const left = (side: Broadside) => (spent.includes(side) ? LOOKOUT.surelySpent : ready[side])
  return { port: left('port'), starboard: left('starboard') }
}
