import { CONTACT } from '../data/measures.ts'
import type { ShipId } from '../data/ships.ts'
import { courseEnd } from '../geometry/course.ts'
import { type Footprint, footprint } from '../geometry/footprint.ts'
import { gapToShore, isNearShore } from '../geometry/outline.ts'
import { overlap } from '../geometry/overlap.ts'
import type { Pose } from '../geometry/pose.ts'
import { slide } from '../geometry/slide.ts'
import type { Hazard } from './hazards.ts'
import type { Moved, Mover } from './move-all.ts'

/** A ship while all move. */
export class Moving {
  readonly mover: Mover
  readonly #end: Pose
  /** Where her manoeuvre would end: that decides what befalls her, a slide only where she lies (SOG 6.2.9, SOG 13.1.5). */
  readonly endFoot: Footprint
  readonly #planned: readonly Hazard[]
  readonly #stopping: readonly Hazard[]
  /** One of those that overlap: she waits where she was. */
  held = false
  foot: Footprint
  #pose: Pose
  #slid = false
  #touched: readonly ShipId[] = []
  #collided: readonly ShipId[] = []
  #upon: readonly Hazard[] = []

  constructor(mover: Mover, hazards: readonly Hazard[]) {
    const { pose, base, course } = mover
    this.mover = mover
    this.#pose = pose
    this.foot = footprint(pose, base)
    this.#end = course === null ? pose : courseEnd(course)
    this.endFoot = course === null ? this.foot : footprint(this.#end, base)
    this.#planned = course === null ? [] : hazards.filter((hazard) => isIn(this.endFoot, hazard))
    this.#stopping = course === null ? [] : hazards.filter((hazard) => this.#isStoppedBy(hazard))
  }

  /**
   * SOG 13.2.1: sand stops nobody; SOG 13.3.2: nor do rocks she lies among already and sails out of; SOG 13.3.3: those
   * about the land she sets out for let her come to the land.
   */
  #isStoppedBy(hazard: Hazard): boolean {
    const { element, ground } = hazard
    if (ground !== 'rocks') return ground === 'land'
    if (this.#planned.some((each) => each.ground === 'land' && each.element === element)) return false
    return this.#planned.includes(hazard) || !isIn(this.foot, hazard)
  }

  /** SOG 13.1.1: her manoeuvre would end where land or rocks stop her. */
  get isWrecked(): boolean {
    return this.#isStopped(this.endFoot)
  }

  #isStopped(foot: Footprint): boolean {
    return this.#stopping.some((hazard) => isIn(foot, hazard))
  }

  finish(): void {
    this.#pose = this.#end
    this.foot = this.endFoot
    this.#upon = this.#planned
  }

  /** SOG 6.2.5 to SOG 6.2.9 */
  moveAmong(fleet: readonly Moving[]): void {
    const { course, base } = this.mover
    if (course === null) return
    const others = fleet.filter((other) => other !== this)
    const isBlocked = (foot: Footprint) =>
      others.some((other) => overlap(foot, other.foot)) || this.#isStopped(foot)
    if (!isBlocked(this.endFoot)) {
      this.finish()
      return
    }
    const { pose, struck } = slide(course, (tried) => isBlocked(footprint(tried, base)))
    this.#slid = true
    this.#pose = pose
    this.foot = footprint(pose, base)
    this.#meet(others, struck && footprint(struck, base))
  }

  /** What acts on her, and whom she collided with; `struck` is where something stopped her, if anything did. */
  #meet(others: readonly Moving[], struck: Footprint | null): void {
    const touched = struck === null ? [] : others.filter((other) => overlap(struck, other.foot))
    this.#touched = touched.map(({ mover }) => mover.id)
    this.#upon = this.#planned.filter((hazard) => touched.length === 0 || this.#hasComeTo(hazard))
    const byLand = struck !== null && touched.length === 0 && this.isWrecked
    this.#collided = byLand ? [] : others.filter((other) => this.#isMetBy(other)).map(({ mover }) => mover.id)
  }

  /** SOG 10.4.3: who would end where she would, or stands there. */
  #isMetBy(other: Moving): boolean {
    return overlap(this.endFoot, other.foot) || overlap(this.endFoot, other.endFoot)
  }

  /** SOG 13.1.5: whether she had come so far when a base stopped her. */
  #hasComeTo({ shore, clearance }: Hazard): boolean {
    return gapToShore(this.foot, shore) <= clearance + CONTACT
  }

  moved(): Moved {
    return {
      id: this.mover.id,
      pose: this.#pose,
      slid: this.#slid,
      touched: this.#touched,
      collided: this.#collided,
      upon: this.#upon,
    }
  }
}

function isIn(foot: Footprint, { shore, clearance }: Hazard): boolean {
  return isNearShore(foot, shore, clearance)
}
