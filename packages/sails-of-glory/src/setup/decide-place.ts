import { type Decision, inTurn, oneOf, refuse, turned } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { Pose } from '../geometry/pose.ts'
import type { Edge, Zone } from '../geometry/sea.ts'
import type { SailsOfGlory } from '../state.ts'
import { berthFault } from './berth-fault.ts'
import { berths } from './berths.ts'
import { say } from './words.en.ts'

export interface PlaceBrief {
  readonly ships: readonly ShipId[]
  readonly zone: Zone
  readonly edge: Edge
}

const coordinate = z.int().min(0).max(3_000_000)

const berthShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  x: coordinate,
  y: coordinate,
  heading: z.int().min(0).max(359_999),
})
export type Placed = z.infer<typeof berthShape>

/** SOG 16.1.2, SOG 16.1.3 */
export const place: Decision<SailsOfGlory, PlaceBrief, Placed[]> = {
  kind: 'place-ships',
  title: () => say('setup.place-title'),
  shape: z.array(berthShape).min(1).max(8),
  openEnded: true,
  options: ({ brief, view }) =>
    inTurn(brief.ships, (ship, before: readonly Placed[]) => {
      const free = berths(brief.zone, brief.edge)
        .map((pose, index) => ({ pose, number: index + 1 }))
        .filter(({ pose }) => berthFault(view, brief.zone, ship, pose, before) === undefined)
      const chosen = oneOf(free, ({ pose, number }) => ({
        key: `${number}`,
        label: say('setup.berth', { ship, number, degrees: pose.heading / 1000 }),
      }))
      return turned(chosen, ({ pose }) => ({ ship, ...pose }))
    }),
  check({ brief, view }, placed) {
    const ships = new Set(placed.map(({ ship }) => ship))
    if (placed.length !== brief.ships.length || !brief.ships.every((ship) => ships.has(ship))) {
      return refuse('SOG 16.1.2', say('setup.place-ships'))
    }
    for (const [index, { ship, ...pose }] of placed.entries()) {
      const fault = berthFault(view, brief.zone, ship, pose, placed.slice(0, index))
      if (fault !== undefined) return fault
    }
    return undefined
  },
  absent({ brief, view }) {
    const placed: Placed[] = []
    for (const ship of brief.ships) placed.push({ ship, ...ordinary(ship) })
    return placed

    function ordinary(ship: ShipId): Pose {
      const pose = spread(berths(brief.zone, brief.edge), placed.length, brief.ships.length).find(
        (each) => berthFault(view, brief.zone, ship, each, placed) === undefined,
      )
      if (pose === undefined) throw new Error(`There is no place left for ${ship}.`)
      return pose
    }
  },
}

/** SOG 16.1.6: the places in the order in which they are taken, so that the ships lie evenly spaced. */
function spread(all: readonly Pose[], index: number, ships: number): Pose[] {
  const ahead = all.length / 3
  const first = Math.floor(((2 * index + 1) * ahead) / (2 * ships))
  return [...all.slice(first), ...all.slice(0, first)]
}
