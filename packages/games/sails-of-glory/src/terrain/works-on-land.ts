import type { Work } from '../combat/firing-scene.ts'
import { BUILDING } from '../data/terrain.ts'
import { cosine, sine } from '../geometry/angle.ts'
import type { Footprint } from '../geometry/footprint.ts'
import { isInside, type Shore } from '../geometry/outline.ts'
import type { Pose } from '../geometry/pose.ts'
import { landOf, shoreOfElement } from '../movement/hazards.ts'
import type { State } from '../state.ts'

/** SOG 13.3.5, SOG 13.3.6, SOG 14.1.1: buildings and batteries that still hold out, each with the land that may hide it. */
export function worksOf({
  terrain,
  batteries,
  buildings,
}: Pick<State, 'terrain' | 'batteries' | 'buildings'>): Work[] {
  const land = landOf(terrain)
  return [
    ...buildings.flatMap(({ side, surrendered }) => {
      const element = terrain.find(({ building }) => building === side)
      if (element === undefined || surrendered) return []
      const foot = buildingAt(element.pose)
      const around = land.filter((shore) => shore !== shoreOfElement(element))
      return [{ id: `building-${side}` as const, side, foot, x: foot.x, y: foot.y, land: around }]
    }),
    ...batteries
      .filter(({ fate }) => fate === 'standing')
      .map(({ id, side, pose }) => {
        const { x, y } = pose
        return { id, side, foot: null, x, y, land: landAround(land, pose) }
      }),
  ]
}

function buildingAt(pose: Pose): Footprint {
  const half = (place: 0 | 1) => Math.max(...BUILDING.map((corner) => Math.abs(corner[place])))
  return {
    x: pose.x,
    y: pose.y,
    aheadX: sine(pose.heading),
    aheadY: cosine(pose.heading),
    halfLength: half(1),
    halfWidth: half(0),
    reach: Math.sqrt(half(1) * half(1) + half(0) * half(0)),
  }
}

/** SOG 14.1.4: the land that may lie between a battery and something else: all but what it stands on. */
export function landAround(land: readonly Shore[], { x, y }: Pose): Shore[] {
  return land.filter((shore) => !isInside(x, y, shore))
}
