import { bowOn, type Course, sternOn } from './course.ts'
import type { Pose } from './pose.ts'
import type { Place } from './track.ts'

/** Steps along the line, and how closely the place of contact is found: micrometres. */
const STEP = 500
const CLOSE = 1

export interface Slid {
  readonly pose: Pose
  /** The first pose in which she would have been in something; null if she came to the arrow. */
  readonly struck: Pose | null
}

/** SOG 6.2.6, SOG 6.2.7, SOG 6.2.8: along the line as far as nothing is in the way, astern by the stern. */
export function slide(course: Course, isBlocked: (pose: Pose) => boolean): Slid {
  const start = course.track.at(0)
  const byStern = course.way === 'astern' || !isBlocked(sternOn(course, start))
  const on = byStern ? sternOn : bowOn
  return follow(course, (place) => on(course, place), isBlocked)
}

function follow(course: Course, poseAt: (place: Place) => Pose, isBlocked: (pose: Pose) => boolean): Slid {
  const { track } = course
  const steps = Math.max(1, Math.ceil(track.length / STEP))
  let free = 0
  let pose = poseAt(track.at(0))
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    const next = poseAt(track.at(part))
    if (isBlocked(next)) return closeIn(free, part, pose, next)
    free = part
    pose = next
  }
  return { pose, struck: null }

  function closeIn(clear: number, met: number, before: Pose, after: Pose): Slid {
    let low = clear
    let high = met
    let last = before
    let struck = after
    while ((high - low) * track.length > CLOSE) {
      const middle = (low + high) / 2
      const tried = poseAt(track.at(middle))
      if (isBlocked(tried)) {
        high = middle
        struck = tried
      } else {
        low = middle
        last = tried
      }
    }
    return { pose: last, struck }
  }
}
