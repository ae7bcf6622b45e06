import type { Side } from '@windward/sails-of-glory/facts'
import { at, fine } from './pen.ts'

/** A cloth that flies along +x from its hoist; each part of it is a path of one colour. */
interface Part {
  readonly colour: 'white' | 'red' | 'blue' | 'lines' | 'edge'
  readonly d: string
}

const LONG = 11
const HIGH = 7
const WAVES = 5.4
const DEEP = 0.75

/** A rectangle of the flag, in parts of its length and height, waving with it. */
function strip(scale: number, x0: number, x1: number, y0: number, y1: number, steps = 4): string {
  const [long, high] = [LONG * scale, HIGH * scale]
  const along = Array.from({ length: steps + 1 }, (_, step) => (x0 + ((x1 - x0) * step) / steps) * long)
  const wave = (x: number) => Math.sin((x / long) * WAVES) * DEEP * scale
  const upper = along.map((x) => at(x, y0 * high + wave(x)))
  const lower = along.toReversed().map((x) => at(x, y1 * high + wave(x)))
  return `M${[...upper, ...lower].join('L')}Z`
}

/** The white ensign of the one, the tricolour of the other. */
export function ensign(side: Side, scale: number): readonly Part[] {
  const whole = strip(scale, 0, 1, -0.5, 0.5, 8)
  if (side === 'french') {
    return [
      { colour: 'white', d: whole },
      { colour: 'blue', d: strip(scale, 0, 0.34, -0.5, 0.5) },
      { colour: 'red', d: strip(scale, 0.68, 1, -0.5, 0.5) },
      { colour: 'edge', d: whole },
    ]
  }
  const [l, h] = [LONG * scale, HIGH * scale]
  const union = `M${at(0.02 * l, -0.46 * h)}L${at(0.42 * l, -0.02 * h)}M${at(0.02 * l, -0.04 * h)}L${at(0.42 * l, -0.4 * h)}M${at(0.22 * l, -0.46 * h)}V${fine(0.02 * h)}M0 ${fine(-0.24 * h)}H${fine(0.43 * l)}`
  return [
    { colour: 'white', d: whole },
    { colour: 'red', d: `${strip(scale, 0, 1, -0.1, 0.1, 8)}${strip(scale, 0.44, 0.58, -0.5, 0.5, 2)}` },
    { colour: 'blue', d: strip(scale, 0, 0.44, -0.5, -0.02) },
    { colour: 'lines', d: union },
    { colour: 'edge', d: whole },
  ]
}

/** The pendant at the main: swallow-tailed, in the colour of her side. */
export function pendant(s: number): string {
  return `M0 ${fine(-1.05 * s)}C${at(4 * s, -2.4 * s)} ${at(7 * s, s)} ${at(11 * s, -0.6 * s)}Q${at(14 * s, -1.6 * s)} ${at(17.5 * s, -0.1 * s)}L${at(14.4 * s, 0.3 * s)}L${at(17 * s, 1.5 * s)}Q${at(13.5 * s, 0.6 * s)} ${at(11 * s, 1.2 * s)}C${at(7 * s, 2.6 * s)} ${at(4 * s, -0.4 * s)} 0 ${fine(1.05 * s)}Z`
}
