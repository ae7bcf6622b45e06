import type { LedgerLine, NearEnd } from '@windward/kit/contract.ts'
import type { GameTypes } from '@windward/table'
import type { OpenTable } from '../model.ts'
import { isWorthALine, type ReportedLine } from './concerns.ts'

/** So many of the others' lines are in sight; those that count least are opened. */
const IN_SIGHT = 8

export interface ReportEntry {
  readonly line: LedgerLine
  readonly text: string
  /** Whose mark stands beside it: the first of those it is about, or of the others. */
  readonly seat: string | undefined
  /** What it brought or cost in points; nothing where it did not, or the game has none. */
  readonly points: number | undefined
}

export interface TurnReport {
  readonly turn: string
  readonly you: readonly ReportEntry[]
  readonly others: readonly ReportEntry[]
  /** Of the others, too, but of less weight. */
  readonly besides: readonly ReportEntry[]
  readonly everybody: readonly ReportEntry[]
  /** One's score when the turn began and when it was over. */
  readonly score: { readonly before: string; readonly after: string } | undefined
  readonly ahead: readonly { readonly seat: string; readonly score: string }[]
  readonly near: NearEnd | undefined
}

type View = GameTypes['view']

/** What a turn has done to whoever looks, then to the others, and who is ahead. */
export function turnReport(table: OpenTable): TurnReport | undefined {
  const lines = table.teller.reported.value
  const position = table.position.value
  const [first] = lines
  if (first === undefined || position === undefined) return undefined
  const { seat: viewer, view: now } = position
  const { board } = table
  const began = seenAfter(table, first.line.n - 1) ?? seenAfter(table, first.line.n)
  // What has begun of the next turn stands in the report of that one.
  const entries = lines.filter((each) => each.line.turn === first.line.turn && isWorthALine(each))
  const entry = (reported: ReportedLine) => entryOf(table, reported, viewer)
  const isForAll = ({ seats }: ReportedLine) => seats === 'everybody'
  const others = entries.filter((reported) => !reported.mine).map(entry)
  const weighty = new Set(others.toSorted((one, other) => weight(other) - weight(one)).slice(0, IN_SIGHT))
  const sits = table.host.seats.value.some(({ seat }) => seat === viewer)
  return {
    turn: board.turnName(seenAfter(table, first.line.n) ?? now),
    you: entries.filter((reported) => reported.mine && !isForAll(reported)).map(entry),
    others: others.filter((each) => weighty.has(each)),
    besides: others.filter((each) => !weighty.has(each)),
    everybody: entries.filter(isForAll).map(entry),
    score: sits && began !== undefined ? scores(table, viewer, began, now) : undefined,
    ahead: aheadIn(table, now),
    near: position.outcome === undefined ? board.nearEnd?.(now, viewer) : undefined,
  }
}

const weight = ({ points = 0 }: ReportEntry): number => Math.abs(points)

const seenAfter = ({ host }: OpenTable, n: number): View | undefined => host.frames.value.get(n)

function entryOf(table: OpenTable, { line, seats, text, mine }: ReportedLine, viewer: string): ReportEntry {
  const named = seats === 'everybody' ? [] : seats
  const seat =
    named.find((each) => each !== viewer) ?? named[0] ?? (mine && seats !== 'everybody' ? viewer : undefined)
  const [points] = (named.includes(viewer) ? [viewer] : named)
    .map((each) => change(table, line, each))
    .filter((each) => each !== 0)
  return { line, text: text ?? table.text(line.what), seat, points }
}

/** By how much a seat is nearer to its goal after a line than before it. */
function change(table: OpenTable, { n }: LedgerLine, seat: string): number {
  const [before, after] = [seenAfter(table, n - 1), seenAfter(table, n)]
  if (before === undefined || after === undefined) return 0
  return reached(table, after, seat) - reached(table, before, seat)
}

const reached = ({ board }: OpenTable, view: View, seat: string): number =>
  board.seat(view, seat).reached?.now ?? 0

function scores({ board }: OpenTable, seat: string, began: View, now: View): TurnReport['score'] {
  const [before, after] = [board.seat(began, seat).score, board.seat(now, seat).score]
  return before === undefined || after === undefined ? undefined : { before, after }
}

/** Those who have come furthest on the way to the goal, where that is a number and somebody has begun. */
function aheadIn(table: OpenTable, now: View): TurnReport['ahead'] {
  const seats = table.host.seats.value.map(({ seat }) => ({ seat, at: reached(table, now, seat) }))
  const furthest = Math.max(...seats.map(({ at }) => at))
  if (furthest === 0) return []
  return seats
    .filter(({ at }) => at === furthest)
    .map(({ seat }) => ({ seat, score: table.board.seat(now, seat).score ?? '' }))
}
