import { after, answer, branch, choice, type Decision, type Options, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { SeaId } from '../../data/area-ids.ts'
import { pieceKeyShape } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import { FIGURE_IDS, type FigureId, figureShape } from '../figure.ts'
import { countPrizes, type Prize } from './capture.ts'
import { say } from './sea-words.en.ts'

export interface CapturedBrief {
  readonly sea: SeaId
  /** How many ships are captured. */
  readonly count: number
  /** The ships they may be, more than are captured. */
  readonly prizes: readonly Prize[]
}

const shape = z
  .array(
    z.strictObject({
      piece: pieceKeyShape,
      kind: figureShape,
      loaded: z.boolean(),
      count: z.int().min(1).max(999),
    }),
  )
  .max(60)

/** SNS 7.8.3: the victim chooses the ships that are captured. */
export const captured: Decision<SwordsAndSails, CapturedBrief, readonly Prize[]> = {
  kind: 'captured-ships',
  title: ({ brief: { sea, count } }) => say('sea.captured.title', { sea, count }),
  shape,
  options: ({ brief: { prizes, count } }) => given(prizes, count, []),
  check: ({ brief: { prizes, count } }, chosen) => {
    const there = chosen.every((prize) => countOf(chosen, prize) <= countOf(prizes, prize))
    if (!there) return refuse('SNS 7.8.4', say('sea.captured.not-there'))
    return countPrizes(chosen) === count
      ? undefined
      : refuse('SNS 7.8.3', say('sea.captured.count', { count }))
  },
  absent: ({ brief: { prizes, count } }) => taken(prizes, count, []),
  standing: standing(
    say('sea.captured.standing'),
    z.strictObject({ order: z.array(figureShape).max(FIGURE_IDS.length) }),
    ({ brief: { prizes, count } }, { order }) => taken(prizes, count, order),
  ),
}

/** Ship after ship, in the order of the list, so that each choice has one way to it. */
function given(prizes: readonly Prize[], count: number, before: readonly Prize[]): Options<readonly Prize[]> {
  if (count === 0) return answer(before)
  const ways = prizes.flatMap((prize, place) => {
    const rest = prizes.slice(place + 1)
    const most = Math.min(prize.count, count)
    const least = Math.max(1, count - countPrizes(rest))
    if (least > most) return []
    const { piece, kind, loaded } = prize
    const many = numbers(least, most)
    return branch(
      `${piece} ${kind}${loaded ? ' loaded' : ''}`,
      () => after(many, (number) => given(rest, count - number, [...before, { ...prize, count: number }])),
      say('sea.captured.ship', { piece, kind, loaded }),
    )
  })
  return choice(ways)
}

function numbers(least: number, most: number): Options<number> {
  const all = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  return choice(all.map((number) => branch(`${number}`, () => answer(number))))
}

function countOf(prizes: readonly Prize[], { piece, kind, loaded }: Prize): number {
  return countPrizes(
    prizes.filter((prize) => prize.piece === piece && prize.kind === kind && prize.loaded === loaded),
  )
}

/** Empty ships before loaded ones, kinds in the order wished for, and without a wish the least ship first. */
function taken(prizes: readonly Prize[], count: number, order: readonly FigureId[]): Prize[] {
  const rank = ({ kind, loaded }: Prize) =>
    (loaded ? 100 : 0) + (order.includes(kind) ? order.indexOf(kind) : 50 - FIGURE_IDS.indexOf(kind))
  let left = count
  return [...prizes]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((prize) => {
      const number = Math.min(left, prize.count)
      left -= number
      return number === 0 ? [] : [{ ...prize, count: number }]
    })
}
