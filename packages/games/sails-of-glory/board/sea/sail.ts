import type { SeenShip, View } from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../measure.ts'
import { sailedPath } from './course.ts'
import { topOf } from './extent.ts'

const SAIL_MS = 560

/** Ships sail their true line to where they lie; with reduced motion they are simply there. */
export function sail(sheet: SVGSVGElement | null, view: View | undefined): void {
  if (sheet === null || view === undefined) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const ship of view.ships) {
    const path = sailedPath(ship)
    if (path.length < 2) continue
    const frames = path.map((pose) => ({ transform: cssPlaced(pose, topOf(view)) }))
    sheet
      .querySelector(`.sog-ship[data-ship="${ship.id}"]:not(.sog-ghost *)`)
      ?.animate(frames, { duration: SAIL_MS, easing: 'ease-in-out' })
  }
}

/** Which courses have been sailed, as a name that changes whenever ships have moved. */
export function coursesOf(view: View | undefined): string | undefined {
  return view?.ships.map(({ id, course }) => `${id}${course?.from.x},${course?.from.y}`).join()
}

function cssPlaced({ x, y, heading }: SeenShip['pose'], top: number): string {
  return `translate(${mm(x)}px, ${top - mm(y)}px) rotate(${degrees(heading)}deg)`
}
