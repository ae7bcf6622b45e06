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
import type { SwordsAndSails } from '../../state.ts'
import type { File, Soldier } from '../battle.ts'
import type { Field } from '../opposed-sides.ts'
import type { Stock } from '../stock.ts'
import { say } from '../words.en.ts'
import { copyOf, type SideOfLine } from './line.ts'
import {
  defaultPlacing,
  dutyOf,
  type Placing,
  type Put,
  place,
  placesIn,
  placingFault,
  putShape,
  soldierShape,
  without,
} from './placing.ts'
import { type LineBrief, type SeenLine, seenLine } from './seen-line.ts'

export interface PlaceBrief extends LineBrief {
  readonly where: Field
  /** Units the Conqueror may put down besides (SNS 7.11.9). */
  readonly extra: number
}

const placingShape = z.strictObject({
  matches: z.array(soldierShape).max(20),
  puts: z.array(putShape).max(20),
})

/** SNS 7.7.2, SNS 7.7.3: match what the enemy has put down, and put down one. */
export const placeUnits: Decision<SwordsAndSails, PlaceBrief, Placing> = {
  kind: 'place',
  title: ({ brief: { where } }) => say('battle.place.title', { where }),
  shape: placingShape,
  options: ({ view, brief }) => {
    const { side, extra } = brief
    const seen = seenLine(view, brief)
    const byRule = branch<Placing>(
      'default',
      () => answer(defaultPlacing(seen, side)),
      say('battle.place.default'),
    )
    return choice([byRule, branch('choose', () => chosen(seen, side, extra), say('battle.place.choose'))])
  },
  check: ({ view, brief }, placing) => {
    const seen = seenLine(view, brief)
    const duty = dutyOf(seen, brief.side)
    switch (placingFault(seen, brief.side, brief.extra, placing)) {
      case 'matches':
        return refuse('SNS 7.7.2', say('battle.place.matches', { count: duty.matches }))
      case 'puts':
        return refuse('SNS 7.7.2', say('battle.place.puts', { count: duty.puts }))
      case 'notInHand':
        return refuse('SNS 7.7.2', say('battle.place.not-in-hand'))
      case 'place':
        return refuse('SNS 7.7.3', say('battle.place.where'))
      case undefined:
        return undefined
    }
  },
  absent: ({ view, brief }) => defaultPlacing(seenLine(view, brief), brief.side),
  standing: standing(say('battle.place.standing'), z.literal('default'), ({ view, brief }) =>
    defaultPlacing(seenLine(view, brief), brief.side),
  ),
}

function chosen(seen: SeenLine, side: SideOfLine, extra: number): Options<Placing> {
  const duty = dutyOf(seen, side)
  return after(matched(seen.hand, duty.matches, []), ({ hand, matches }) => {
    const line = copyOf(seen.line)
    place(line, side, { matches, puts: [] })
    return turned(placed(line, side, hand, duty.puts, duty.puts === 0 ? 0 : extra, []), (puts) => ({
      matches,
      puts,
    }))
  })
}

interface Matched {
  readonly hand: readonly Stock[]
  readonly matches: readonly Soldier[]
}

function matched(hand: readonly Stock[], left: number, matches: readonly Soldier[]): Options<Matched> {
  if (left === 0) return answer({ hand, matches })
  return after(fromHand(hand), (soldier) => matched(without(hand, soldier), left - 1, [...matches, soldier]))
}

function placed(
  line: readonly File[],
  side: SideOfLine,
  hand: readonly Stock[],
  left: number,
  extra: number,
  puts: readonly Put[],
): Options<readonly Put[]> {
  const more = (fewer: number, further: number) =>
    after(onePut(line, side, hand), (put) => {
      const next = copyOf(line)
      place(next, side, { matches: [], puts: [put] })
      return placed(next, side, without(hand, put.unit), fewer, further, [...puts, put])
    })
  if (left > 0) return more(left - 1, extra)
  if (extra === 0 || hand.length === 0) return answer(puts)
  return choice([
    branch('enough', () => answer(puts), say('battle.place.enough')),
    branch('more', () => more(0, extra - 1), say('battle.place.more')),
  ])
}

function onePut(line: readonly File[], side: SideOfLine, hand: readonly Stock[]): Options<Put> {
  return after(fromHand(hand), (unit) =>
    turned(
      oneOf(placesIn(line, side), (at) => ({ key: `${at}`, label: say('battle.place.at', { at }) })),
      (at) => ({ unit, at }),
    ),
  )
}

function fromHand(hand: readonly Stock[]): Options<Soldier> {
  return oneOf(
    hand.map(({ piece, kind }) => ({ piece, kind })),
    ({ piece, kind }) => ({ key: `${piece} ${kind}`, label: say('battle.place.unit', { piece, kind }) }),
  )
}
