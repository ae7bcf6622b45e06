import {
  copyOfLine,
  dutyOf,
  type File,
  type LineBrief,
  type Placing,
  type Put,
  place,
  placesIn,
  type SeenLine,
  type Soldier,
  type Stock,
  unmatched,
} from '@windward/swords-and-sails/facts'
import { isFigure } from '../pieces/is-figure.ts'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import { listIn, partOf, textIn } from '../plain-data.ts'
import type { Spot } from './line-field.tsx'
import { handWithout } from './line-hand.tsx'

/** A turn at the line while it is being thought over: files may still be without anybody. */
export interface PlacingDraft {
  readonly matches: readonly (Soldier | null)[]
  readonly puts: readonly Put[]
}

function soldierIn(value: unknown): Soldier | null {
  const [from, kind] = [partOf(value, 'piece'), textIn(value, 'kind')]
  return isPieceKey(from) && isFigure(kind) ? { piece: from, kind } : null
}

function putIn(value: unknown): Put[] {
  const [unit, at] = [soldierIn(partOf(value, 'unit')), partOf(value, 'at')]
  const known = at === 'left' || at === 'right' || typeof at === 'number'
  return unit !== null && known ? [{ unit, at }] : []
}

export function placingIn(work: unknown): PlacingDraft {
  return { matches: listIn(work, 'matches').map(soldierIn), puts: listIn(work, 'puts').flatMap(putIn) }
}

/** The line as it would stand, and what was put into it and can be taken back. */
export interface Laid {
  readonly line: readonly File[]
  readonly hand: readonly Stock[]
  /** The files that still want somebody. */
  readonly holes: readonly number[]
  /** Where one more may be put down. */
  readonly spots: readonly Put['at'][]
  readonly fresh: readonly (Spot & { readonly back: PlacingDraft })[]
}

export function laid(seen: SeenLine, { side }: LineBrief, extra: number, draft: PlacingDraft): Laid {
  const { matches, puts } = draft
  const duty = dutyOf(seen, side)
  const files = unmatched(seen.line, side).slice(0, duty.matches)
  const line = copyOfLine(seen.line)
  let fresh: (Spot & { readonly back: PlacingDraft })[] = []
  for (const [i, file] of files.entries()) {
    const soldier = matches[i]
    if (soldier == null) continue
    line[file]?.ranks[side].push(soldier)
    const without = matches.map((each, j) => (i === j ? null : each))
    fresh.push({ file, rank: 0, back: { matches: without, puts: [] } })
  }
  for (const [i, put] of puts.entries()) {
    const back = { matches, puts: puts.slice(0, i) }
    if (put.at === 'left') fresh = fresh.map((spot) => ({ ...spot, file: spot.file + 1 }))
    const file = typeof put.at === 'number' ? put.at : put.at === 'left' ? 0 : line.length
    const rank = typeof put.at === 'number' ? (line[put.at]?.ranks[side].length ?? 0) : 0
    place(line, side, { matches: [], puts: [put] })
    fresh.push({ file, rank, back })
  }
  const holes = files.filter((_, i) => matches[i] == null)
  const most = duty.puts === 0 ? 0 : duty.puts + extra
  const open = holes.length === 0 && puts.length < most
  const placed = [...matches.filter((each) => each !== null), ...puts.map(({ unit }) => unit)]
  const hand = handWithout(seen.hand, placed)
  return { line, hand, holes, spots: open && hand.length > 0 ? placesIn(line, side) : [], fresh }
}

/** Somebody against the enemy who stands alone in a file. */
export function matched(
  seen: SeenLine,
  side: 0 | 1,
  draft: PlacingDraft,
  file: number,
  unit: Soldier,
): PlacingDraft {
  const files = unmatched(seen.line, side)
  const matches = files
    .slice(0, dutyOf(seen, side).matches)
    .map((each, i) => (each === file ? unit : (draft.matches[i] ?? null)))
  return { ...draft, matches }
}

/** The answer, once nobody is wanting. */
export function wholePlacing({ matches, puts }: PlacingDraft, holes: readonly number[]): Placing | undefined {
  return holes.length > 0 ? undefined : { matches: matches.filter((each) => each !== null), puts }
}
