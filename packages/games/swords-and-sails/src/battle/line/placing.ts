import { z } from 'zod'
import { pieceKeyShape } from '../../pieces.ts'
import type { File, Soldier } from '../battle.ts'
import { figureShape } from '../figure.ts'
import type { Stock } from '../stock.ts'
import { copyOf, isClosed, isSame, putDown, type SideOfLine, unmatched } from './line.ts'
import type { SeenLine } from './seen-line.ts'
import { figureIn, strikeValue } from './strike-value.ts'

export const soldierShape = z.strictObject({ piece: pieceKeyShape, kind: figureShape })

export const putShape = z.strictObject({
  unit: soldierShape,
  /** An end of the line, or the file at whose back it goes. */
  at: z.union([z.enum(['left', 'right']), z.int().min(0).max(999)]),
})
export type Put = z.infer<typeof putShape>

/** A turn at the line: enemies matched, from the left, then units put down. */
export interface Placing {
  readonly matches: readonly Soldier[]
  readonly puts: readonly Put[]
}

/** SNS 7.7.2: what a side has to do in its turn; nothing at all when the line is formed. */
export interface Duty {
  readonly matches: number
  readonly puts: number
}

export function dutyOf({ line, hand, foesHand }: SeenLine, side: SideOfLine): Duty {
  const own = count(hand)
  const matches = Math.min(own, unmatched(line, side).length)
  return { matches, puts: own > matches && count(foesHand) > 0 ? 1 : 0 }
}

/** Where a unit may be put down (SNS 7.7.3). */
export function placesIn(line: readonly File[], side: SideOfLine): Put['at'][] {
  const behind = isClosed(line) ? [...line.keys()].filter((file) => line[file]?.ranks[side].length) : []
  return ['left', 'right', ...behind]
}

export function place(line: File[], side: SideOfLine, { matches, puts }: Placing): void {
  const files = unmatched(line, side)
  for (const [index, soldier] of matches.entries()) putDown(line, side, soldier, files[index] ?? 'right')
  for (const { unit, at } of puts) putDown(line, side, unit, at)
}

export type PlacingFault = 'notInHand' | 'matches' | 'puts' | 'place'

export function placingFault(
  seen: SeenLine,
  side: SideOfLine,
  extra: number,
  placing: Placing,
): PlacingFault | undefined {
  const { matches, puts } = placing
  const duty = dutyOf(seen, side)
  if (matches.length !== duty.matches) return 'matches'
  const most = duty.puts === 0 ? 0 : duty.puts + extra
  if (puts.length < duty.puts || puts.length > most) return 'puts'
  const units = [...matches, ...puts.map(({ unit }) => unit)]
  const held = units.every((unit) => {
    const used = units.filter((each) => isSame(each, unit)).length
    return used <= (seen.hand.find((stock) => isSame(stock, unit))?.count ?? 0)
  })
  if (!held) return 'notInHand'
  const line = copyOf(seen.line)
  place(line, side, { matches, puts: [] })
  for (const put of puts) {
    if (!placesIn(line, side).includes(put.at)) return 'place'
    place(line, side, { matches: [], puts: [put] })
  }
  return undefined
}

/** SNS 7.7.14: the best against what it faces, the cheapest in a tie; then the dearest, at the right end. */
export function defaultPlacing(seen: SeenLine, side: SideOfLine): Placing {
  const duty = dutyOf(seen, side)
  let hand = [...seen.hand]
  const matches: Soldier[] = []
  for (const file of unmatched(seen.line, side).slice(0, duty.matches)) {
    const enemy = seen.line[file]?.ranks[side === 0 ? 1 : 0][0]
    const [best] = enemy === undefined ? hand : [...hand].sort((a, b) => better(a, b, enemy))
    if (best === undefined) break
    matches.push({ piece: best.piece, kind: best.kind })
    hand = without(hand, best)
  }
  const [dearest] = byPrice(hand)
  const put = duty.puts > 0 && dearest !== undefined ? [dearest] : []
  return {
    matches,
    puts: put.map(({ piece, kind }) => ({ unit: { piece, kind }, at: 'right' })),
  }
}

function better(a: Stock, b: Stock, enemy: Soldier): number {
  return strikeValue(b, enemy) - strikeValue(a, enemy) || figureIn(a).gold - figureIn(b).gold
}

/** Dearest first. */
export function byPrice(hand: readonly Stock[]): Stock[] {
  return [...hand].sort((a, b) => b.figure.gold - a.figure.gold)
}

export function without(hand: readonly Stock[], soldier: Soldier): Stock[] {
  return hand.flatMap((stock) => {
    const left = isSame(stock, soldier) ? stock.count - 1 : stock.count
    return left > 0 ? [{ ...stock, count: left }] : []
  })
}

export function count(hand: readonly Stock[]): number {
  return hand.reduce((sum, stock) => sum + stock.count, 0)
}
