import { z } from 'zod'
import { SHIP_IDS } from '../data/ships.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf } from '../geometry/attitude.ts'
import { EDGES } from '../geometry/sea.ts'
import { limitShape } from '../scenario/distance-limits.ts'
import type { PlaceBrief, Placed } from '../setup/decide-place-ships.ts'
import { ordinaryPlaces } from '../setup/ordinary-places.ts'
import type { Asked } from './captains-question.ts'

const briefShape: z.ZodType<PlaceBrief> = z.object({
  ships: z.array(z.enum(SHIP_IDS)),
  zone: z.object({ left: z.number(), bottom: z.number(), right: z.number(), top: z.number() }),
  limits: z.array(limitShape),
  edge: z.enum(EDGES),
})

/** SOG 18.2: evenly spaced, and not aback where that can be. */
export function berthsToTake({ view, brief }: Asked): Placed[] {
  const told = briefShape.parse(brief)
  const placed = ordinaryPlaces(view, told, (free) => {
    const sailing = free.filter(({ heading }) => attitudeOf(heading, sourceOf(view.wind.from)) !== 'aback')
    return sailing.length > 0 ? sailing : free
  })
  return placed.length === told.ships.length ? placed : ordinaryPlaces(view, told)
}
