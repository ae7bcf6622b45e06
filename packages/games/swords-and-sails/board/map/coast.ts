import { boardLines, boardSize } from '@windward/swords-and-sails/facts'

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

type Kind = ReturnType<typeof boardLines>[number]['kind']

let drawn: ReadonlyMap<Kind, readonly string[]> | undefined

/** The lines of a kind; all are drawn when the first is wanted, which is not before there is time for it. */
export function linesOf(kind: Kind): readonly string[] {
  drawn ??= new Map(
    [...Map.groupBy(boardLines(), (line) => line.kind)].map(([each, lines]) => [
      each,
      inParts(lines.map(({ path }) => path)),
    ]),
  )
  return drawn.get(kind) ?? []
}
