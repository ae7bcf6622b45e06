import { type Decision, refuse, several, standing, turned } from '@windward/table'
import { z } from 'zod'
import type { SwordsAndSails } from '../../state.ts'
import type { File } from '../battle.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'
import type { SideOfLine } from './line.ts'
import { type LineBrief, seenLine } from './seen-line.ts'
import { figureIn } from './strike-value.ts'

export interface DrawBackBrief extends LineBrief {
  readonly where: Field
}

const spotShape = z.strictObject({ file: z.int().min(0).max(999), rank: z.int().min(0).max(999) })
export type Spot = z.infer<typeof spotShape>

/** SNS 7.7.11: cavalry that leaves its file, with all that stands behind it. */
export const drawBack: Decision<SwordsAndSails, DrawBackBrief, readonly Spot[]> = {
  kind: 'draw-back',
  title: ({ brief: { where } }) => say('battle.draw-back.title', { where }),
  shape: z.array(spotShape).max(999),
  options: ({ view, brief }) => {
    const riders = ridersIn(seenLine(view, brief).line, brief.side)
    return turned(several(riders.map(({ file, rank }) => `${file}.${rank}`)), (keys) =>
      riders.filter(({ file, rank }) => keys.includes(`${file}.${rank}`)),
    )
  },
  check: ({ view, brief }, spots) => {
    const riders = ridersIn(seenLine(view, brief).line, brief.side)
    const named = new Set(spots.map(({ file, rank }) => `${file}.${rank}`))
    if (named.size < spots.length) return refuse('SNS 7.7.11', say('battle.draw-back.twice'))
    return spots.every(({ file, rank }) => riders.some((each) => each.file === file && each.rank === rank))
      ? undefined
      : refuse('SNS 7.7.11', say('battle.draw-back.cavalry-only'))
  },
  absent: () => [],
  standing: standing(say('battle.draw-back.standing'), z.enum(['all', 'none']), ({ view, brief }, which) =>
    which === 'none' ? [] : ridersIn(seenLine(view, brief).line, brief.side),
  ),
  /** They may be named in any order. */
  openEnded: true,
}

export function ridersIn(line: readonly File[], side: SideOfLine): Spot[] {
  return line.flatMap(({ ranks }, file) =>
    ranks[side].flatMap((soldier, rank) => (figureIn(soldier).cavalry ? [{ file, rank }] : [])),
  )
}

/** The side's files, each cut off before the first rider that is drawn back. */
export function drawnBack(line: readonly File[], side: SideOfLine, spots: readonly Spot[]): void {
  for (const [place, file] of line.entries()) {
    const ranks = spots.filter((spot) => spot.file === place).map(({ rank }) => rank)
    if (ranks.length > 0) file.ranks[side].length = Math.min(...ranks)
  }
}
