import type { Label } from './map-shapes-schema.ts'

/** Radii, in units of the drawing, of what stands on the board at full scale; nothing drawn larger is safe from its neighbours. */
export const PIECE_RADIUS = 10
export const PORT_RADIUS = 8
export const CAPITAL_RADIUS = 6.5
export const CITY_RADIUS = 4

/** From one line of a name to the next, in letter heights. */
const LINE_HEIGHT = 1.08

const NARROW = "iljtfrI,.()'"
const WIDE = 'mwMWæ&'

/** The room a name needs in a roomy serif; no face chosen for the board should run wider. */
function breadth(letter: string): number {
  if (letter === ' ') return 0.29
  if (NARROW.includes(letter)) return 0.38
  if (WIDE.includes(letter)) return 0.92
  return letter === letter.toLowerCase() ? 0.56 : 0.74
}

/** Width and height, in units, of a name in its lines, before it is turned. */
export function labelExtent({ lines, size }: Pick<Label, 'lines' | 'size'>): {
  width: number
  height: number
} {
  const widths = lines.map((line) => [...line].reduce((sum, letter) => sum + breadth(letter), 0))
  return { width: Math.max(...widths) * size, height: ((lines.length - 1) * LINE_HEIGHT + 0.95) * size }
}
