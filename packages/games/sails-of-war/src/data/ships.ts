import * as z from 'zod'
import { printed, type TableProvenance } from './provenance.ts'

export const SHIP_IDS = ['trader', 'transport', 'warship'] as const
export type ShipKind = (typeof SHIP_IDS)[number]

export const shipSchema = z.strictObject({
  move: z.int().min(1).max(5),
  /** So many Wood, or so many Iron (SOW 1.4.2). */
  cost: z.int().min(1).max(9),
  counters: z.int().min(1).max(9),
})
export type Ship = Readonly<z.infer<typeof shipSchema>>

export const SHIPS: Readonly<Record<ShipKind, Ship>> = {
  trader: { move: 2, cost: 4, counters: 5 },
  transport: { move: 2, cost: 5, counters: 5 },
  warship: { move: 3, cost: 6, counters: 5 },
}

/** SOW 1.4.3: the Dark Lord's own counters. */
export const DARK_FLEET: Readonly<Record<ShipKind, number>> = { trader: 0, transport: 7, warship: 8 }

/** What a Transport Ship carries in army units (SOW 7.4.2). */
export const TRANSPORT_ROOM = 3

/** One Wood or one Iron. */
export const SHIP_SUPPLY = 1

/** SOW 5.8 */
export const TRADE_WINDS = 2

/** SOW 9.1.2, SOW 9.2.2: what hits. */
export const SEA_BATTLE = { attacker: 7, defender: 6, denial: 3 } as const

export const SHIPS_PROVENANCE: TableProvenance<
  'table' | 'counters' | 'room' | 'supply' | 'winds' | 'battle' | 'trade'
> = {
  table: printed('S chart 1.0'),
  counters: printed('S 6.3'),
  room: printed('S 6.5'),
  supply: printed('S chart 1.0'),
  winds: printed('S Event Table'),
  battle: printed('S 6.6, 6.7'),
  trade: printed('S 6.5'),
}

/** SOW 7.5.5: what the ship brings, in trade values. */
export const TRADE_FACTOR = 2
