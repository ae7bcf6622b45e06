import { boardLines, boardSize } from '@windward/swords-and-sails/board'

const COLUMNS = 5
const ROWS = 4

/** Which part of the board a path begins in: a browser passes over whole parts that are out of sight. */
function partOf(path: string): number {
  const [x = 0, y = 0] = path.slice(1).split(/[LQ]/, 1)[0]?.split(' ').map(Number) ?? []
  const column = Math.min(COLUMNS - 1, Math.floor((x / boardSize.width) * COLUMNS))
  return Math.min(ROWS - 1, Math.floor((y / boardSize.height) * ROWS)) * COLUMNS + column
}

/** Paths joined by the part of the board they begin in. */
export function inParts(paths: readonly string[]): readonly string[] {
  const parts = new Map<number, string>()
  for (const path of paths) {
    const part = partOf(path)
    parts.set(part, (parts.get(part) ?? '') + path)
  }
  return [...parts.values()]
}

const linesOf = (kind: (typeof boardLines)[number]['kind']): readonly string[] =>
  inParts(boardLines.filter((line) => line.kind === kind).map(({ path }) => path))

export const coasts = linesOf('coast')
export const landBorders = linesOf('border')
export const zoneEdges = linesOf('sea')
