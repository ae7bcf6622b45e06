import * as z from 'zod'
import { MOST_PORTS } from '../data/buildings.ts'
import { REALM_IDS } from '../data/realms.ts'
import { STOCK_LIMIT } from '../data/resources.ts'
import { ARMY_IDS } from '../data/units.ts'
import { portShape, shipShape } from '../movement/by-ship/ship-shape.ts'
import type { Fed, Keep } from './what-is-due.ts'

const MOST_PLACES = 200

/** SOW 14.2: what goes unpaid, and how much of what may be Wood or Iron is Iron. */
export const paymentShape = z.strictObject({
  unpaid: z.strictObject({
    units: z
      .array(
        z.strictObject({
          realm: z.enum(REALM_IDS).nullable(),
          ship: shipShape.nullable(),
          unit: z.enum(ARMY_IDS),
          count: z.int().min(1).max(99),
        }),
      )
      .max(MOST_PLACES),
    buildings: z.array(z.enum(REALM_IDS)).max(REALM_IDS.length),
    ports: z.array(portShape).max(MOST_PORTS),
    ships: z.array(shipShape).max(15),
  }),
  iron: z.int().min(0).max(STOCK_LIMIT),
})
export type Payment = Readonly<z.infer<typeof paymentShape>>

const isSameFed = (a: Omit<Fed, 'count'>, b: Omit<Fed, 'count'>): boolean =>
  a.realm === b.realm && a.ship === b.ship && a.unit === b.unit

/** What is kept when this goes unpaid; those aboard an unpaid ship are gone with it (SOW 14.4). */
export function kept(keep: Keep, unpaid: Keep): Keep {
  const ships = keep.ships.filter((ship) => !unpaid.ships.includes(ship))
  return {
    units: keep.units
      .filter(({ ship }) => ship === null || ships.includes(ship))
      .map((fed) => {
        const left = unpaid.units.find((each) => isSameFed(each, fed))?.count ?? 0
        return { ...fed, count: fed.count - left }
      })
      .filter(({ count }) => count > 0),
    buildings: keep.buildings.filter((realm) => !unpaid.buildings.includes(realm)),
    ports: keep.ports.filter(
      (port) => !unpaid.ports.some(({ realm, side }) => realm === port.realm && side === port.side),
    ),
    ships,
  }
}

/** Whether all that is named unpaid is there, each thing once. */
export function isWithin(keep: Keep, unpaid: Keep): boolean {
  const units = unpaid.units.every((wish, place) => {
    const there = keep.units.find((fed) => isSameFed(fed, wish))
    const again = unpaid.units.slice(0, place).some((other) => isSameFed(other, wish))
    return there !== undefined && wish.count <= there.count && !again
  })
  const after = kept(keep, { ...unpaid, units: [] })
  return (
    units &&
    after.buildings.length === keep.buildings.length - unpaid.buildings.length &&
    after.ports.length === keep.ports.length - unpaid.ports.length &&
    after.ships.length === keep.ships.length - unpaid.ships.length
  )
}
