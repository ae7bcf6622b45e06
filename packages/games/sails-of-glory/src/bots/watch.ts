import { musketry } from '../damage/log.ts'
import { MUSKETRY_LETTER } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import type { Arc } from '../data/measures.ts'
import { sourceOf } from '../data/winds.ts'
import type { Footprint } from '../geometry/footprint.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { dangerOf, landOf, shoreOfElement } from '../movement/hazards.ts'
import { type Box, boxAround } from '../quick/box-around.ts'
import { onTable } from '../ships.ts'
import type { SeenShip, View } from '../view.ts'
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
  readonly mind: typeof LOOKOUT.bold | typeof LOOKOUT.careful
  /** The most counters an arc of hers draws. */
  readonly counters: Readonly<Record<Arc, number>>
  /** No place is worth more to her. */
  readonly most: number
  readonly land: readonly Charted[]
  /** Outlines, and how near to each she must not come. */
  readonly dangers: readonly (Charted & { readonly clearance: number })[]
}

/** An outline with the box around it. */
interface Charted {
  readonly shore: Shore
  readonly box: Box
}

const charted = (shore: Shore): Charted => ({ shore, box: boxAround(shore) })

export function watchFor(view: View, ship: SeenShip): Watch {
  const goal = goalOf(view, ship)
  const standard = reaches(view.options.level, 'standard')
  const counters = {
    stem: mostCounters(ship, 'stem', standard),
    central: mostCounters(ship, 'central', standard),
    stern: mostCounters(ship, 'stern', standard),
  }
  const broadside = Math.max(...Object.values(counters)) * MOST_OF_BALL
  const armed = BROADSIDES.length * broadside + musketry(ship) * worthOf(MUSKETRY_LETTER)
  return {
    view,
    standard,
    windFrom: sourceOf(view.wind.from),
    goal,
    mind: mindOf(goal),
    counters,
    most: goal.kind === 'leave' ? Math.max(armed, LOOKOUT.escaped) : armed,
    land: landOf(view.terrain).map(charted),
    dangers: view.terrain.map((element) => ({
      ...charted(shoreOfElement(element)),
      clearance: dangerOf(element),
    })),
  }
}

/** The other ships where they are expected at the end of a turn. */
export interface Expected {
  readonly others: readonly Foreseen[]
  readonly enemies: readonly Enemy[]
}

export interface Enemy {
  readonly place: Foreseen
  /** What may lie between her and the ship that is planned for. */
  readonly around: readonly Footprint[]
}

export function expectedIn(view: View, ship: SeenShip, turns: number): Expected {
  const others = onTable(view)
    .filter(({ id }) => id !== ship.id)
    .map((other) => keptOn(view, other, turns))
  const enemies = others
    .filter((other) => other.ship.fate === 'afloat' && other.ship.side !== ship.side)
    .map((place) => ({
      place,
      around: others.filter((other) => other !== place).map(({ berth }) => berth.foot),
    }))
  return { others, enemies }
}
