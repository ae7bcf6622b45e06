import { at, type Spot, turned } from '../ship/pen.ts'

/** A point so far off the middle, on a bearing from straight up. */
const bearing = (degrees: number, far: number): Spot => turned({ x: 0, y: -far }, degrees)

/** A slice of a ring, or of the whole disc where nothing is left out inside. */
export function slice(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const [a, b] = [bearing(from, outer), bearing(to, outer)]
  const arc = `A${outer} ${outer} 0 ${large} 1 ${at(b.x, b.y)}`
  if (inner === 0) return `M0 0L${at(a.x, a.y)}${arc}Z`
  const [c, d] = [bearing(to, inner), bearing(from, inner)]
  return `M${at(a.x, a.y)}${arc}L${at(c.x, c.y)}A${inner} ${inner} 0 ${large} 0 ${at(d.x, d.y)}Z`
}

/** A star of rays, each half light and half dark. */
export function star(first: number, apart: number, long: number, wide: number) {
  const bearings = Array.from({ length: Math.round(360 / apart) }, (_, ray) => first + ray * apart)
  const half = (hand: 1 | -1) =>
    bearings
      .map((each) => {
        const [tip, side] = [bearing(each, long), bearing(each + hand * 22.5, wide)]
        return `M0 0L${at(side.x, side.y)}L${at(tip.x, tip.y)}Z`
      })
      .join('')
  return { light: half(-1), dark: half(1) }
}

export const ticks = (r: number): string =>
  Array.from({ length: 32 }, (_, tick) => {
    const [from, to] = [bearing(tick * 11.25, r), bearing(tick * 11.25, r + (tick % 4 === 0 ? 5 : 3))]
    return `M${at(from.x, from.y)}L${at(to.x, to.y)}`
  }).join('')

/** SOG 3.1.1: on which headings off the wind a ship has which attitude, from its source to either hand. */
export const ATTITUDES = [
  { attitude: 'aback', from: -60, to: 60 },
  { attitude: 'beating', from: 60, to: 95 },
  { attitude: 'beating', from: -95, to: -60 },
  { attitude: 'reaching', from: 95, to: 165 },
  { attitude: 'reaching', from: -165, to: -95 },
  { attitude: 'running', from: 165, to: 195 },
] as const
