import { type Decision, inTurn, oneOf, refuse, turned } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { berthFault } from './berth-fault.ts'
import { ordinaryPlaces, placesToOffer, type Squadron } from './ordinary-places.ts'
import { say } from './words.en.ts'

export type PlaceBrief = Squadron

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
      const free = placesToOffer(view, brief, ship, before).map((pose, index) => ({
        pose,
        number: index + 1,
      }))
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
