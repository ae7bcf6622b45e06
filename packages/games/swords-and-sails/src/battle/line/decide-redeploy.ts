import {
  after,
  answer,
  branch,
  choice,
  type Decision,
  type Options,
  oneOf,
  refuse,
  standing,
  turned,
} from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../../data/factions/factions.ts'
import { ownerOf } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import type { File } from '../battle.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'
import { copyOf, other, putDown, type SideOfLine } from './line.ts'
import { type LineBrief, seenLine } from './seen-line.ts'

export interface RedeployBrief extends LineBrief {
  readonly where: Field
  /** The most units he may move. */
  readonly most: number
}

const moveShape = z.strictObject({
  file: z.int().min(0).max(999),
  rank: z.int().min(0).max(999),
  /** An end of the line, or a file: behind one's own there, or against the enemy who is alone in it. */
  to: z.union([z.enum(['left', 'right']), z.int().min(0).max(999)]),
})
export type Move = z.infer<typeof moveShape>

/** SNS 7.11.5: a third of his units anew, one after the other, each move on the line the last one left. */
export const redeploy: Decision<SwordsAndSails, RedeployBrief, readonly Move[]> = {
  kind: 'redeploy',
  title: ({ brief: { where, most } }) => say('battle.redeploy.title', { where, most }),
  shape: z.array(moveShape).max(200),
  options: ({ seat, view, brief }) => moves(seenLine(view, brief).line, brief.side, seat, brief.most, []),
  check: ({ seat, view, brief }, chosen) => {
    const { side, most } = brief
    if (chosen.length > most) return refuse('SNS 7.11.5', say('battle.redeploy.too-many', { most }))
    let line: File[] = copyOf(seenLine(view, brief).line)
    for (const move of chosen) {
      if (!isOwn(line, side, seat, move)) return refuse('SNS 7.11.5', say('battle.redeploy.own'))
      if (!placesAfter(line, side, move).includes(move.to))
        return refuse('SNS 7.11.5', say('battle.redeploy.where'))
      line = moved(line, side, move)
    }
    return undefined
  },
  absent: () => [],
  standing: standing(say('battle.redeploy.standing'), z.literal('stay'), () => []),
}

type From = Pick<Move, 'file' | 'rank'>

function isOwn(line: readonly File[], side: SideOfLine, seat: FactionId, { file, rank }: From): boolean {
  const soldier = line[file]?.ranks[side][rank]
  return soldier !== undefined && ownerOf(soldier.piece) === seat
}

/** Where a unit can go once it has been taken from its place. */
export function placesAfter(line: readonly File[], side: SideOfLine, from: From): Move['to'][] {
  const { line: rest } = takenOut(line, side, from)
  const files = [...rest.keys()].filter((place) => {
    const ranks = rest[place]?.ranks
    return ranks !== undefined && (ranks[side].length > 0 || ranks[other(side)].length > 0)
  })
  return ['left', 'right', ...files]
}

function takenOut(line: readonly File[], side: SideOfLine, { file, rank }: From) {
  const rest = copyOf(line)
  const [soldier] = rest[file]?.ranks[side].splice(rank, 1) ?? []
  return { line: rest, soldier }
}

export function moved(line: readonly File[], side: SideOfLine, move: Move): File[] {
  const { line: rest, soldier } = takenOut(line, side, move)
  if (soldier !== undefined) putDown(rest, side, soldier, move.to)
  return rest.filter(({ ranks }) => ranks[0].length + ranks[1].length > 0)
}

function moves(
  line: readonly File[],
  side: SideOfLine,
  seat: FactionId,
  left: number,
  made: readonly Move[],
): Options<readonly Move[]> {
  const done = branch('done', () => answer(made), say('battle.redeploy.done'))
  if (left === 0) return answer(made)
  const own = line.flatMap(({ ranks }, file) =>
    ranks[side].flatMap((_, rank) => (isOwn(line, side, seat, { file, rank }) ? [{ file, rank }] : [])),
  )
  const more = () =>
    after(
      oneOf(own, ({ file, rank }) => ({
        key: `${file}.${rank}`,
        label: say('battle.redeploy.from', { file, rank }),
      })),
      (from) =>
        after(
          turned(
            oneOf(placesAfter(line, side, from), (to) => ({
              key: `${to}`,
              label: say('battle.redeploy.to', { to }),
            })),
            (to) => ({ ...from, to }),
          ),
          (move) => moves(moved(line, side, move), side, seat, left - 1, [...made, move]),
        ),
    )
  return own.length === 0 ? choice([done]) : choice([done, branch('move', more, say('battle.redeploy.move'))])
}
