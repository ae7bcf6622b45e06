import { z } from 'zod'
import { classOf, SHIP_IDS, type ShipId } from '../data/ships.ts'
import { shipOf } from '../ships.ts'
import { pairsInContact } from '../ships-in-contact.ts'
import type { SeenShip, View } from '../view.ts'
import type { Captain } from './captain.ts'
import type { Asked } from './captains-question.ts'

const boardShape = z.object({ ships: z.array(z.enum(SHIP_IDS)) })

/** SOG 18.2: boards where her crew will last longer than those of whoever she touches. */
export function shipsToBoardWith({ view, brief }: Asked, { sound }: Captain): ShipId[] {
  return boardShape.parse(brief).ships.filter((id) => {
    const own = shipOf(view, id)
    const touched = enemiesTouching(view, own)
    if (sound) return boardingPays(own, touched)
    return touched.length > 0 && touched.every((enemy) => crewLeft(own) > crewLeft(enemy))
  })
}

/** SOG 12.11.3: each ship draws as many counters as her burden, so a heavy one takes a light one soonest. */
export function boardingPays(own: SeenShip, touched: readonly SeenShip[]): boolean {
  if (touched.length === 0) return false
  const against = touched.reduce((sum, enemy) => sum + classOf(enemy.id).burden, 0)
  const theirs = Math.min(...touched.map(crewLeft))
  return crewLeft(own) * classOf(own.id).burden > theirs * against * SURELY
}

/** By how much she must be the stronger. */
const SURELY = 1.15

export function enemiesTouching(view: View, ship: SeenShip): SeenShip[] {
  return pairsInContact(view)
    .filter(([one, other]) => one.side !== other.side && (one.id === ship.id || other.id === ship.id))
    .map(([one, other]) => (one.id === ship.id ? other : one))
}

const targetShape = z.object({ ship: z.enum(SHIP_IDS), targets: z.array(z.enum(SHIP_IDS)) })

/** SOG 12.12.1, SOG 12.12.3: whoever has the fewest left. */
export function shipToBoard({ view, brief }: Asked, { sound }: Captain): ShipId | undefined {
  const { targets } = targetShape.parse(brief)
  if (!sound) return targets[0]
  return targets.toSorted((one, other) => crewLeft(shipOf(view, one)) - crewLeft(shipOf(view, other)))[0]
}

function crewLeft({ id, crew }: SeenShip): number {
  return classOf(id).log.length - crew.length
}
