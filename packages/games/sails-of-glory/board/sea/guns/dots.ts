import { type Arc, BASES, type Broadside, classOf, type SeenShip } from '@windward/sails-of-glory/facts'
import { mm } from '../../measure.ts'
import type { Spot } from '../boxes.ts'

const ALONG: Readonly<Record<Arc, number>> = { stem: -1, central: 0, stern: 1 }

/** SOG 3.2.1: the dot of an arc off the middle of her base, bow up. */
export function dotOn({ id }: SeenShip, side: Broadside, arc: Arc): Spot {
  const { length, mastFromBow, dotsOff, dotsApart } = BASES[classOf(id).base]
  const y = mm(mastFromBow) - mm(length) / 2 + ALONG[arc] * mm(dotsApart)
  return { x: side === 'starboard' ? mm(dotsOff) : -mm(dotsOff), y }
}
