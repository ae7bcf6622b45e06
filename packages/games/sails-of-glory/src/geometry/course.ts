import type { Base } from '../data/measures.ts'
import { cosine, sine } from './angle.ts'
import { moved, type Pose } from './pose.ts'
import type { Place, Track } from './track.ts'

/** Ahead the card lies before the bow; astern it lies behind the stern (SOG 6.1.2, SOG 6.1.5). */
export type Way = 'ahead' | 'astern'

/** A ship, the line she is to follow and which way. */
export interface Course {
  readonly from: Pose
  readonly base: Base
  readonly track: Track
  readonly way: Way
}

/** Where a ship comes to when nothing is in her way. */
export function courseEnd(course: Course): Pose {
  return sternOn(course, course.track.end)
}

/** With the middle of her stern edge on the line. */
export function sternOn({ from, base, way }: Course, place: Place): Pose {
  return placed(from, base, place, way === 'ahead' ? 1 : -1, 1)
}

/** With the middle of her bow edge on the line. */
export function bowOn({ from, base }: Course, place: Place): Pose {
  return placed(from, base, place, 1, -1)
}

/** The line begins half a length ahead or astern of her middle, and ends half a length astern or ahead of it. */
function placed(from: Pose, base: Base, place: Place, begins: number, ends: number): Pose {
  const half = base.length / 2
  const s = sine(from.heading)
  const c = cosine(from.heading)
  const straight = place.turned === 0
  const turned = from.heading + place.turned
  const endX = straight ? s : sine(turned)
  const endY = straight ? c : cosine(turned)
  const dx = begins * half * s + (place.right * c + place.ahead * s) + ends * half * endX
  const dy = begins * half * c + (place.ahead * c - place.right * s) + ends * half * endY
  return moved(from, dx, dy, place.turned)
}
