import type { Base } from '../data/measures.ts'
import type { ShipId } from '../data/ships.ts'
import type { Colour } from '../geometry/attitude.ts'
import type { Course } from '../geometry/course.ts'
import { overlap } from '../geometry/overlap.ts'
import type { Pose } from '../geometry/pose.ts'
import type { Hazard } from './hazards.ts'
import { Moving } from './moving-ship.ts'

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

export interface Moved {
  readonly id: ShipId
  readonly pose: Pose
  readonly slid: boolean
  /** The ships whose bases stopped her. */
  readonly touched: readonly ShipId[]
  /** The ships she collided with, touched or not (SOG 6.2.9, SOG 10.4.3). */
  readonly collided: readonly ShipId[]
  /** The land, rocks and sand that act on her (SOG 13.1.5). */
  readonly upon: readonly Hazard[]
}

/** Ships alike in burden and attitude, in the order a lot gives them (SOG 6.2.4). */
export type Lot = (alike: readonly ShipId[]) => readonly ShipId[]

/** SOG 6.2, SOG 6.2.10: where all ships come to. Those that only pass through each other are not put back (SOG 6.2.3). */
export function moveAll(movers: readonly Mover[], hazards: readonly Hazard[], lot: Lot): Moved[] {
  const fleet = movers.map((mover) => new Moving(mover, hazards))
  markOverlapping(fleet)
  for (const ship of fleet) if (!ship.held) ship.finish()
  for (const id of orderOf(fleet, lot)) fleet.find((ship) => ship.mover.id === id)?.moveAmong(fleet)
  return fleet.map((ship) => ship.moved())
}

/** SOG 6.2.1, SOG 6.2.2: whoever would overlap is put back, and whoever would then overlap those, until nobody joins. */
function markOverlapping(fleet: readonly Moving[]): void {
  for (const ship of fleet) if (ship.isWrecked) ship.held = true
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
