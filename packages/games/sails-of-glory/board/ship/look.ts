import { classOf, type Sails, type SeenShip, type ShipId, type Side } from '@windward/sails-of-glory/facts'
import { degrees } from '../measure.ts'
import type { Hand } from './hull.ts'

/** All that a drawing of a ship shows, and nothing that does not lie open to everybody (SOG 17.2). */
export interface ShipLook {
  readonly id: ShipId
  readonly side: Side
  /** In degrees, as the wind's. */
  readonly heading: number
  readonly wind: number
  readonly sails: Sails
  /** The sides whose guns are loaded: they are run out. */
  readonly runOut: readonly Hand[]
  readonly damage: {
    readonly masts: number
    readonly sails: number
    readonly fires: number
    readonly leaks: number
    /** The part of her hull boxes that is covered. */
    readonly hull: number
  }
  /** She has struck her colours. */
  readonly surrendered: boolean
}

const HANDS = ['port', 'starboard'] as const

/** A ship as she is seen, in a wind from there. */
export function lookOf(ship: SeenShip, wind: number): ShipLook {
  const { masts, sails, fires, leaks } = ship.special
  const isLost = ship.fate === 'surrendered' || ship.wreck
  const covered = ship.fate === 'afloat' ? ship.hull.length : ship.mustered.hull
  return {
    id: ship.id,
    side: ship.side,
    heading: degrees(ship.pose.heading),
    wind,
    sails: isLost ? 'struck' : ship.sails,
    runOut: isLost ? [] : HANDS.filter((hand) => ship.guns[hand].box !== null && !ship.guns[hand].fired),
    damage: { masts, sails, fires, leaks, hull: covered / classOf(ship.id).log.length },
    surrendered: isLost,
  }
}

/** Looks that are drawn alike have the same name. */
export const nameOf = ({ damage, runOut, ...look }: ShipLook): string =>
  [...Object.values(look), ...runOut, ...Object.values(damage).map((count) => count.toFixed(2))].join()
