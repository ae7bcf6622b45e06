import type { View } from '@windward/sails-of-glory/board'
import type { Distance } from '../../viewport/lens.ts'
import { mm } from '../measure.ts'
import type { Box } from './boxes.ts'

const REACH = 22
/** How far its name reaches to both sides and below: the farther it is seen from, the larger it is written. */
const NAME: Readonly<Record<Distance, { readonly across: number; readonly below: number }>> = {
  farthest: { across: 100, below: 60 },
  far: { across: 56, below: 44 },
  middle: { across: 36, below: 42 },
  near: { across: 36, below: 42 },
}

/** What a battery covers, its name below it. */
export function worksBox(
  { pose }: Pick<View['batteries'][number], 'pose'>,
  top: number,
  distance: Distance,
): Box {
  const { across, below } = NAME[distance]
  const x = mm(pose.x)
  const y = top - mm(pose.y)
  return { left: x - across, right: x + across, top: y - REACH, bottom: y + below }
}
