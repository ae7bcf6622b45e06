import type { View } from '@windward/sails-of-glory/board'
import { mm } from '../measure.ts'
import type { Box } from './boxes.ts'

/** What a battery covers, its name below it. */
const REACH = 22
const NAME = { across: 36, below: 20 }

export function worksBox({ pose }: View['batteries'][number], top: number): Box {
  const x = mm(pose.x)
  const y = top - mm(pose.y)
  return { left: x - NAME.across, right: x + NAME.across, top: y - REACH, bottom: y + REACH + NAME.below }
}
