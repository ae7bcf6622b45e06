import type { Distance } from '@windward/kit/viewport/lens.ts'
import { isLand, OUTLINES, type View } from '@windward/sails-of-glory/facts'
import { mm } from '../../measure.ts'
import type { Box } from '../boxes.ts'

type Standing = Pick<View['batteries'][number], 'pose'>
type Terrain = View['terrain']

const REACH = 22
/** How far its name reaches to both sides, and how deep it is: the farther it is seen from, the larger it is written. */
const NAME: Readonly<Record<Distance, { readonly across: number; readonly deep: number }>> = {
  farthest: { across: 140, deep: 52 },
  farther: { across: 112, deep: 42 },
  far: { across: 82, deep: 32 },
  middling: { across: 60, deep: 26 },
  middle: { across: 44, deep: 22 },
  near: { across: 36, deep: 22 },
}
/** From so far it is wider than most land. */
const AFAR: readonly Distance[] = ['farthest', 'farther', 'far', 'middling', 'middle']
/** Where its name begins, below the guns. */
export const NAME_BELOW = 20

/** How much lower its name begins from afar, when it is wider than the land: below that. */
export function dropOf({ pose }: Standing, terrain: Terrain): number {
  const apart = (x: number, y: number) => (x - pose.x) ** 2 + (y - pose.y) ** 2
  const [land] = terrain
    .filter(isLand)
    .toSorted((a, b) => apart(a.pose.x, a.pose.y) - apart(b.pose.x, b.pose.y))
  if (land === undefined) return 0
  const turned = (land.pose.heading / 180_000) * Math.PI
  const [sine, cosine] = [Math.sin(turned), Math.cos(turned)]
  const south = OUTLINES[land.element].map(([x, y]) => x * sine - y * cosine)
  return Math.max(0, mm(pose.y - land.pose.y + Math.max(...south)) - NAME_BELOW + 6)
}

/** What a battery covers, its name below it. */
export function worksBox(battery: Standing, terrain: Terrain, top: number, distance: Distance): Box {
  const { across, deep } = NAME[distance]
  const x = mm(battery.pose.x)
  const y = top - mm(battery.pose.y)
  const drop = AFAR.includes(distance) ? dropOf(battery, terrain) : 0
  return { left: x - across, right: x + across, top: y - REACH, bottom: y + NAME_BELOW + drop + deep }
}
