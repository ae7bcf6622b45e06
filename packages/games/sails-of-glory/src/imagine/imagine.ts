import type { Imagined, Seen, Viewer } from '@windward/table'
import type { CardId } from '../data/cards.ts'
import type { ShipId } from '../data/ships.ts'
import { stateBehind } from '../resample.ts'
import type { SailsOfGlory } from '../state.ts'
import { HIDDEN } from '../view.ts'
import { followers, likelyCards } from './likely-cards.ts'
import { likelyLoads } from './likely-loads.ts'
import { drawn, type Weighed } from './weighed.ts'

/** SOG 17.1: like `resample`, but loads as they are mostly chosen, and cards that make sense where a ship is. */
export function imagine(
  { view, lines }: Seen<SailsOfGlory>,
  _: Viewer<SailsOfGlory>,
): Imagined<SailsOfGlory> {
  const loads = likelyLoads(view, lines)
  const cards = new Map<ShipId, readonly Weighed<CardId>[]>(
    view.ships.flatMap((ship) => (ship.plan.now === HIDDEN ? [[ship.id, likelyCards(view, ship)]] : [])),
  )
  return (dice) =>
    stateBehind(view, dice, {
      card: (ship, before) => {
        const likely = before === null ? cards.get(ship.id) : undefined
        return likely === undefined ? dice.pick(followers(view, ship, before)) : drawn(likely, dice)
      },
      load: (gunner, side) => drawn(loads(gunner, side), dice),
    })
}
