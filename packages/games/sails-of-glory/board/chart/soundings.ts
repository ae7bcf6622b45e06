import type { View } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { type Spot, seedOf, shaking } from '../ship/pen.ts'
import { reachOf } from './coast.ts'

export interface Sounding extends Spot {
  readonly fathoms: number
}

const APART = 165

/** Depths in fathoms over the open sea, less of them near land; for the eye alone, no rule asks for them. */
export function soundings({ sea, terrain }: Pick<View, 'sea' | 'terrain'>): readonly Sounding[] {
  const shake = shaking(seedOf(`${sea.width} ${sea.length}`))
  const [width, height] = [mm(sea.width), mm(sea.length)]
  const land = terrain.map(({ element, pose }) => ({
    x: mm(pose.x),
    y: height - mm(pose.y),
    reach: reachOf(element),
  }))
  const found: Sounding[] = []
  for (let y = APART / 2; y < height; y += APART)
    for (let x = APART / 2; x < width; x += APART) {
      const spot = { x: x + (shake() - 0.5) * 90, y: y + (shake() - 0.5) * 90 }
      const shallow = Math.min(
        ...land.map((each) => Math.hypot(each.x - spot.x, each.y - spot.y) - each.reach),
        400,
      )
      const fathoms = Math.round(4 + (Math.max(0, shallow) / 400) * 30 * (0.6 + shake() * 0.5))
      if (shallow > 16 && shake() > 0.2) found.push({ ...spot, fathoms })
    }
  return found
}
