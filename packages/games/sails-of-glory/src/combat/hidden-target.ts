import { ARCS, type Arc } from '../data/measures.ts'
import type { ShipId } from '../data/ships.ts'
import { isLand } from '../data/terrain.ts'
import type { Footprint } from '../geometry/footprint.ts'
import { type Broadside, dot, rangeFrom, wedgeOf } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import type { Pose } from '../geometry/pose.ts'
import { landOf } from '../movement/hazards.ts'
import { berthOf, onTable, shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'

/** A target that would be in an arc and in reach, if nothing lay between. */
export interface Hidden {
  readonly at: ShipId
  readonly arc: Arc
  /** The ships that stand before it; none where it is land. */
  readonly by: readonly ShipId[]
  /** Where the land lies that stands before it. */
  readonly land: readonly Pose[]
}

type Sea = Pick<State, 'terrain'> & { readonly ships: readonly Seen[] }
type Seen = Pick<Ship, 'id' | 'pose' | 'fate' | 'wreck'>

/** SOG 3.2.4: whether a ship is hidden from a broadside of another, as anybody with a ruler can see. */
export function hiddenFrom(sea: Sea, from: ShipId, side: Broadside, at: ShipId): Hidden | undefined {
  const own = berthOf(shipOf(sea, from))
  const { foot } = berthOf(shipOf(sea, at))
  const others = onTable(sea).filter(({ id }) => id !== from && id !== at)
  const shores = landOf(sea.terrain)
  const elements = sea.terrain.filter(isLand)
  const isSeen = (arc: Arc, bases: readonly Footprint[], land: readonly Shore[]) =>
    rangeFrom(dot(own, side, arc), wedgeOf(own, side, arc), foot, bases, land) !== undefined
  const bases = others.map((other) => berthOf(other).foot)
  const bearing = ARCS.filter((arc) => isSeen(arc, [], []))
  if (bearing.some((arc) => isSeen(arc, bases, shores))) return undefined
  const arc = bearing.includes('central') ? 'central' : bearing[0]
  if (arc === undefined) return undefined
  return {
    at,
    arc,
    by: others.filter((_, index) => !isSeen(arc, bases.slice(index, index + 1), [])).map(({ id }) => id),
    land: elements.filter((element) => !isSeen(arc, [], landOf([element]))).map(({ pose }) => pose),
  }
}
