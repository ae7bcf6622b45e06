import type { Base } from '../data/measures.ts'
import type { ShipId } from '../data/ships.ts'
import type { Colour } from '../geometry/attitude.ts'
import { type Course, courseEnd } from '../geometry/course.ts'
import { type Footprint, footprint } from '../geometry/footprint.ts'
import { isNearShore, isOnShore, type Shore } from '../geometry/outline.ts'
import { overlap } from '../geometry/overlap.ts'
import type { Pose } from '../geometry/pose.ts'
import { slide } from '../geometry/slide.ts'

/** A ship on the table when ships move. */
export interface Mover {
  readonly id: ShipId
  readonly burden: number
  readonly colour: Colour
  readonly pose: Pose
  readonly base: Base
  /** Null for a ship that lies still. */
  readonly course: Course | null
}

/** Water in which no movement may end: an outline and how near to it. */
export interface Hazard {
  readonly shore: Shore
  readonly clearance: number
}

export interface Moved {
  readonly id: ShipId
  readonly pose: Pose
  readonly slid: boolean
  /** The ships and hazards that stopped her. */
  readonly struck: readonly ShipId[]
  readonly aground: readonly number[]
}

/** Ships alike in burden and attitude, in the order a lot gives them (SOG 6.2.4). */
export type Lot = (alike: readonly ShipId[]) => readonly ShipId[]

/** SOG 6.2: where all ships come to. */
export function moveAll(movers: readonly Mover[], hazards: readonly Hazard[], lot: Lot): Moved[] {
  const fleet = movers.map((mover) => new Moving(mover, hazards))
  markOverlapping(fleet)
  for (const ship of fleet) if (!ship.held) ship.finish()
  for (const id of orderOf(fleet, lot)) fleet.find((ship) => ship.mover.id === id)?.moveAmong(fleet)
  return fleet.map((ship) => ship.moved())
}

/** SOG 6.2.1, SOG 6.2.2: whoever would overlap is put back, and whoever would then overlap those, until nobody joins. */
function markOverlapping(fleet: readonly Moving[]): void {
  for (const ship of fleet) if (ship.isWrecked(ship.end)) ship.held = true
  for (const [index, ship] of fleet.entries()) {
    for (const other of fleet.slice(index + 1)) {
      if (!overlap(ship.endFoot, other.endFoot)) continue
      ship.held = true
      other.held = true
    }
  }
  for (let joined = true; joined; ) {
    joined = false
    for (const ship of fleet) {
      if (ship.held || !fleet.some((other) => other.held && overlap(ship.endFoot, other.foot))) continue
      ship.held = true
      joined = true
    }
  }
}

const BEST: readonly Colour[] = ['green', 'orange', 'red']

/** SOG 6.2.4: burden, then attitude, then by lot. Ships that lie still do not move. */
function orderOf(fleet: readonly Moving[], lot: Lot): ShipId[] {
  const groups = new Map<number, ShipId[]>()
  for (const { held, mover } of fleet) {
    if (!held || mover.course === null) continue
    const rank = mover.burden * BEST.length - BEST.indexOf(mover.colour)
    const group = groups.get(rank)
    if (group === undefined) groups.set(rank, [mover.id])
    else group.push(mover.id)
  }
  const ranks = [...groups.keys()].sort((a, b) => b - a)
  return ranks.flatMap((rank) => {
    const alike = groups.get(rank) ?? []
    return alike.length > 1 ? lot(alike) : alike
  })
}

function isIn(foot: Footprint, { shore, clearance }: Hazard): boolean {
  return isNearShore(foot, shore, clearance)
}

/** A ship while all move. */
class Moving {
  readonly mover: Mover
  readonly end: Pose
  readonly endFoot: Footprint
  readonly #dangers: readonly Hazard[]
  /** The same, but for land she sets out for: that stops her at its very shore (SOG 13.3.3). */
  readonly #hazards: readonly Hazard[]
  /** One of those that overlap: she waits where she was. */
  held = false
  pose: Pose
  foot: Footprint
  #slid = false
  #struck: ShipId[] = []
  #aground: number[] = []

  constructor(mover: Mover, hazards: readonly Hazard[]) {
    this.mover = mover
    this.pose = mover.pose
    this.foot = footprint(mover.pose, mover.base)
    this.end = mover.course === null ? mover.pose : courseEnd(mover.course)
    this.endFoot = mover.course === null ? this.foot : footprint(this.end, mover.base)
    this.#dangers = mover.course === null ? [] : hazards
    this.#hazards = this.#dangers.map((hazard) =>
      isOnShore(this.endFoot, hazard.shore) ? { ...hazard, clearance: 0 } : hazard,
    )
  }

  finish(): void {
    this.pose = this.end
    this.foot = this.endFoot
  }

  isWrecked(pose: Pose): boolean {
    if (this.#hazards.length === 0) return false
    const foot = footprint(pose, this.mover.base)
    return this.#hazards.some((hazard) => isIn(foot, hazard))
  }

  /** SOG 6.2.5 to SOG 6.2.9 */
  moveAmong(fleet: readonly Moving[]): void {
    const { course } = this.mover
    if (course === null) return
    const others = fleet.filter((other) => other !== this)
    const isBlocked = (pose: Pose) => {
      const foot = footprint(pose, this.mover.base)
      return others.some((other) => overlap(foot, other.foot)) || this.isWrecked(pose)
    }
    if (!isBlocked(this.end)) {
      this.finish()
      return
    }
    const { pose, struck } = slide(course, isBlocked)
    this.#slid = true
    this.pose = pose
    this.foot = footprint(pose, this.mover.base)
    const foot = struck === null ? this.foot : footprint(struck, this.mover.base)
    this.#struck = others.filter((other) => overlap(foot, other.foot)).map(({ mover }) => mover.id)
    this.#aground = this.#met(foot)
  }

  /** SOG 13.3.2, SOG 13.3.3: what stopped her, and the dangerous water she lies in though she did not come to its land. */
  #met(foot: Footprint): number[] {
    return this.#hazards.flatMap((hazard, index) => {
      const danger = this.#dangers[index]
      return isIn(foot, hazard) || (danger !== undefined && isIn(this.foot, danger)) ? [index] : []
    })
  }

  moved(): Moved {
    return {
      id: this.mover.id,
      pose: this.pose,
      slid: this.#slid,
      struck: this.#struck,
      aground: this.#aground,
    }
  }
}
