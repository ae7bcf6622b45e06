import { z } from 'zod'
import { classOf, SHIP_IDS, type ShipId } from '../data/ships.ts'
import { shipOf } from '../ships.ts'
import { pairsInContact } from '../ships-in-contact.ts'
import type { SeenShip, View } from '../view.ts'
import type { Asked } from './captains-question.ts'

const boardShape = z.object({ ships: z.array(z.enum(SHIP_IDS)) })

/** SOG 18.2: boards where she has more crew left than whoever she touches. */
export function shipsToBoardWith({ view, brief }: Asked): ShipId[] {
  return boardShape.parse(brief).ships.filter((id) => {
    const own = shipOf(view, id)
    const touched = enemiesTouching(view, own)
    return touched.length > 0 && touched.every((enemy) => crewLeft(own) > crewLeft(enemy))
  })
}

function enemiesTouching(view: View, ship: SeenShip): SeenShip[] {
  return pairsInContact(view)
    .filter(([one, other]) => one.side !== other.side && (one.id === ship.id || other.id === ship.id))
    .map(([one, other]) => (one.id === ship.id ? other : one))
}

function crewLeft({ id, crew }: SeenShip): number {
  return classOf(id).log.length - crew.length
}
