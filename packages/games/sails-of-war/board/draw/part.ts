/*
 * Drawings are lists of paths in tile units: a hundred from the middle of a hex to its corner, light from the upper left.
 * They name paints and pens; what those look like by day and by lamplight says `look/colours.css`.
 */

/** The first four are the owner's: they come from where a drawing stands. */
const OWNERS = ['side', 'wood', 'skin', 'steel'] as const

export const PAINTS = [
  ...OWNERS,
  'pen',
  'cut',
  'halo',
  'stone',
  'stone-shade',
  'thatch',
  'trunk',
  'tree-light',
  'tree',
  'tree-shade',
  'tree-far',
  'hedge',
  'rock-light',
  'rock',
  'rock-shade',
  'snow',
  'wheat-light',
  'wheat',
  'wheat-shade',
  'sand-light',
  'sand',
  'sand-shade',
  'bone',
  'gold',
  'gold-light',
  'fire',
  'flame',
  'soot',
  'spell',
  'serpent',
  'serpent-light',
  'serpent-shade',
  'plain-field',
  'plain-meadow',
  'forest-floor',
  'mountain-foot',
  'waste-floor',
  'sea-deep',
  'foam',
  'shadow',
] as const
export type Paint = (typeof PAINTS)[number]

/** A contour, a finer one inside, a stroke without a filling, or no pen at all. */
type Pen = 'contour' | 'inner' | 'stroke' | 'none'

export interface Part {
  readonly d: string
  readonly paint: Paint
  readonly pen: Pen
  /** How wide a stroke is. */
  readonly wide?: number
}

export type Drawing = readonly Part[]

export const inked = (paint: Paint, d: string): Part => ({ d, paint, pen: 'contour' })
export const thin = (paint: Paint, d: string): Part => ({ d, paint, pen: 'inner' })
export const flat = (paint: Paint, d: string): Part => ({ d, paint, pen: 'none' })
export const stroke = (paint: Paint, wide: number, d: string): Part => ({ d, paint, pen: 'stroke', wide })

const owners: ReadonlySet<string> = new Set(OWNERS)
export const colourOf = (paint: Paint): string => `var(--${owners.has(paint) ? '' : 'sow-'}${paint})`

/** A figure of a path: so exact, and no more. */
export const n = (value: number): string => `${Math.round(value * 10) / 10}`
export const xy = (x: number, y: number): string => `${n(x)} ${n(y)}`

/** All parts of one paint and pen that follow each other are one path: fewer to draw, and the same to see. */
export function joined(parts: readonly Part[]): Drawing {
  const whole: Part[] = []
  for (const part of parts) {
    if (part.d === '') continue
    const last = whole.at(-1)
    if (last !== undefined && last.paint === part.paint && last.pen === part.pen && last.wide === part.wide)
      whole[whole.length - 1] = { ...last, d: last.d + part.d }
    else whole.push(part)
  }
  return whole
}
