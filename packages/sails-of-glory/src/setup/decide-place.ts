import { type Decision, inTurn, oneOf, refuse, turned } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { type Berthing, berthFault, type Waters } from './berth-fault.ts'
import { freePlaces } from './places-free.ts'
import { say } from './words.en.ts'

export interface PlaceBrief extends Berthing {
  readonly ships: readonly ShipId[]
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
      const free = freePlaces(view, brief, ship, before).map((pose, index) => ({ pose, number: index + 1 }))
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
      const fault = berthFault(view, brief, ship, pose, placed.slice(0, index))
      if (fault !== undefined) return fault
    }
    return undefined
  },
  absent: ({ brief, view }) => ordinaryPlaces(view, brief),
}

/** SOG 16.1.6: ships lie evenly spaced, heading away from the edge where that can be. */
export function ordinaryPlaces(waters: Waters, brief: PlaceBrief): Placed[] {
  const placed: Placed[] = []
  const { ships } = brief
  for (const [index, ship] of ships.entries()) {
    const free = freePlaces(waters, brief, ship, placed)
    const ahead = free.filter(({ heading }) => heading === free[0]?.heading)
    const pose = ahead[Math.floor(((2 * index + 1) * ahead.length) / (2 * ships.length))]
    if (pose === undefined) throw new Error(`There is no place left for ${ship}.`)
    placed.push({ ship, ...pose })
  }
  return placed
}
