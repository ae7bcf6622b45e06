import type { Dice } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS } from '../data/ships.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf } from '../geometry/attitude.ts'
import type { Pose } from '../geometry/pose.ts'
import { EDGES } from '../geometry/sea.ts'
import { limitShape } from '../scenario/distance-limits.ts'
import type { PlaceBrief, Placed } from '../setup/decide-place-ships.ts'
import { ordinaryPlaces } from '../setup/ordinary-places.ts'
import type { Captain } from './captain.ts'
import type { Asked } from './captains-question.ts'

const briefShape: z.ZodType<PlaceBrief> = z.object({
  ships: z.array(z.enum(SHIP_IDS)),
  zone: z.object({ left: z.number(), bottom: z.number(), right: z.number(), top: z.number() }),
  limits: z.array(limitShape),
  edge: z.enum(EDGES),
})

/** SOG 18.2: evenly spaced over some part of the water, and not aback where that can be. */
export function berthsToTake({ view, brief }: Asked, { variety }: Captain, dice: Dice): Placed[] {
  const told = briefShape.parse(brief)
  const part = variety === 0 ? WHOLE : someOf(dice)
  const placed = ordinaryPlaces(view, told, (free) => {
    const sailing = free.filter(({ heading }) => attitudeOf(heading, sourceOf(view.wind.from)) !== 'aback')
    return within(part, sailing.length > 0 ? sailing : free)
  })
  return placed.length === told.ships.length ? placed : ordinaryPlaces(view, told)
}

/** From where to where in the water a squadron lies, in shares of it, and whether its ships change places. */
interface Part {
  readonly from: number
  readonly to: number
}

const WHOLE: Part = { from: 0, to: 1 }
const GRAIN = 100
/** At least so much of the water, so that all find room. */
const LEAST = 0.4

function someOf(dice: Dice): Part {
  const size = LEAST + ((1 - LEAST) * dice.below(GRAIN)) / GRAIN
  const from = ((1 - size) * dice.below(GRAIN)) / GRAIN
  return { from, to: from + size }
}

/** Of places that look the same way, those in this part; the rest after them. */
function within({ from, to }: Part, free: readonly Pose[]): readonly Pose[] {
  if (from === 0 && to === 1) return free
  const ahead = free.filter(({ heading }) => heading === free[0]?.heading)
  const part = ahead.slice(Math.floor(from * ahead.length), Math.ceil(to * ahead.length))
  return part.length > 0 ? part : free
}
