import {
  answer,
  branch,
  choice,
  type Decision,
  inTurn,
  oneOf,
  refuse,
  standing,
  turned,
} from '@windward/table'
import { z } from 'zod'
import type { SwordsAndSails } from '../../state.ts'
import type { Soldier } from '../battle.ts'
import type { Field } from '../opposed-sides.ts'
import type { Stock } from '../stock.ts'
import { say } from '../words.en.ts'
import { isSame, type SideOfLine } from './line.ts'
import { byPrice, count, soldierShape } from './placing.ts'
import { type LineBrief, type SeenLine, seenLine } from './seen-line.ts'

export interface RearBrief extends LineBrief {
  readonly where: Field
}

const rearShape = z.strictObject({ unit: soldierShape, file: z.int().min(0).max(999) })
export type Rear = z.infer<typeof rearShape>

/** SNS 7.7.4: who has units left puts them in further rows. */
export const rearRows: Decision<SwordsAndSails, RearBrief, readonly Rear[]> = {
  kind: 'rear-rows',
  title: ({ brief: { where } }) => say('battle.rear.title', { where }),
  shape: z.array(rearShape).max(999),
  options: ({ view, brief }) => {
    const seen = seenLine(view, brief)
    const files = filesOf(seen, brief.side)
    return choice([
      branch('default', () => answer(defaultRear(seen, brief.side)), say('battle.place.default')),
      branch(
        'choose',
        () =>
          inTurn(singly(seen.hand), (unit) =>
            turned(
              oneOf(files, (file) => ({ key: `${file}`, label: say('battle.rear.file', { ...unit, file }) })),
              (file) => ({ unit, file }),
            ),
          ),
        say('battle.place.choose'),
      ),
    ])
  },
  check: ({ view, brief }, rear) => {
    const seen = seenLine(view, brief)
    const whole =
      rear.length === count(seen.hand) &&
      seen.hand.every((stock) => rear.filter(({ unit }) => isSame(unit, stock)).length === stock.count)
    if (!whole) return refuse('SNS 7.7.4', say('battle.rear.all', { count: count(seen.hand) }))
    const files = filesOf(seen, brief.side)
    return rear.every(({ file }) => files.includes(file))
      ? undefined
      : refuse('SNS 7.7.4', say('battle.rear.behind-own'))
  },
  absent: ({ view, brief }) => defaultRear(seenLine(view, brief), brief.side),
  standing: standing(say('battle.rear.standing'), z.literal('default'), ({ view, brief }) =>
    defaultRear(seenLine(view, brief), brief.side),
  ),
}

/** Files with an own unit at their head. */
function filesOf({ line }: SeenLine, side: SideOfLine): number[] {
  return [...line.keys()].filter((file) => line[file]?.ranks[side].length)
}

function singly(hand: readonly Stock[]): Soldier[] {
  return byPrice(hand).flatMap(({ piece, kind, count: many }) =>
    Array.from({ length: many }, () => ({ piece, kind })),
  )
}

/** SNS 7.7.14: from the left, row by row, the dearest first. */
function defaultRear(seen: SeenLine, side: SideOfLine): Rear[] {
  const files = filesOf(seen, side)
  return singly(seen.hand).flatMap((unit, index) => {
    const file = files[index % files.length]
    return file === undefined ? [] : [{ unit, file }]
  })
}
