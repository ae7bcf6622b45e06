import type { BoardModule, Host, LedgerLine, Reported } from '@windward/kit/contract.ts'
import { type GameTypes, SPECTATOR } from '@windward/table'

/** A line with what it is to the report of its turn. */
export interface ReportedLine extends Reported<GameTypes> {
  readonly line: LedgerLine
  /** Whoever looks did it, or it was done to them. */
  readonly mine: boolean
}

/** What the lines of a turn are to whoever looks. Of a game that does not say, everything concerns everybody. */
export function reportedTo(
  viewer: string,
  board: BoardModule<GameTypes>,
  { frames }: Pick<Host<GameTypes>, 'frames'>,
  lines: readonly LedgerLine[],
): readonly ReportedLine[] {
  const seen = frames.peek()
  const found = board.report?.(lines, (place) => seen.get((lines[place]?.n ?? 0) - 1))
  return lines.map((line, place) => {
    const reported = found?.[place] ?? { seats: 'everybody', worth: 'nobody' }
    const { seats } = reported
    const all = seats === 'everybody' || viewer === SPECTATOR
    return { ...reported, line, mine: all || line.private || seats.includes(viewer) }
  })
}

/** Whether whoever looks finds it in the report. */
export function isWorthALine({ mine, worth }: ReportedLine): boolean {
  return worth === 'everybody' || (mine && worth === 'own')
}
