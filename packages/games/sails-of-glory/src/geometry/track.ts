import type { End } from '../data/deck-figures.ts'
import { bearingOf, cosine, nearest, sine } from './angle.ts'

/** A place on a movement line, from where the line begins, and the heading there: micrometres and thousandths. */
export interface Place {
  readonly right: number
  readonly ahead: number
  readonly turned: number
}

/** A movement line up to the arrow that is used: its length, roughly, and the place at a part of it from 0 to 1. */
export interface Track {
  readonly end: Place
  readonly length: number
  at(part: number): Place
}

const START: End = [0, 0, 0]

/** SOG 6.1.6: one Hermite piece to the orange arrow, or a second one from there to the green. */
export function track(orange: End, green: End | null): Track {
  const first = new Piece(START, orange)
  if (green === null) return { end: first.end, length: first.length, at: (part) => first.at(part) }
  const second = new Piece(orange, green)
  const length = first.length + second.length
  const knot = first.length / length
  return {
    end: second.end,
    length,
    at: (part) => (part < knot ? first.at(part / knot) : second.at((part - knot) / (1 - knot))),
  }
}

/** SOG 6.1.6: astern, straight to the cusp and straight on to the end; the heading turns evenly. */
export function trackAstern(two: End, cusp: readonly [number, number] | null): Track {
  const [right, ahead, turned] = two
  const [cuspRight, cuspAhead] = cusp ?? [0, 0]
  const first = Math.sqrt(cuspRight * cuspRight + cuspAhead * cuspAhead)
  const dx = right - cuspRight
  const dy = ahead - cuspAhead
  const length = first + Math.sqrt(dx * dx + dy * dy)
  const knot = first / length
  return {
    end: { right, ahead, turned },
    length,
    at(part) {
      if (part < knot) {
        const t = part / knot
        return { right: cuspRight * t, ahead: cuspAhead * t, turned: nearest(turned * part) }
      }
      const t = (part - knot) / (1 - knot)
      return { right: cuspRight + dx * t, ahead: cuspAhead + dy * t, turned: nearest(turned * part) }
    },
  }
}

/** A cubic Hermite piece between two places, the chord's length as length of its tangents. */
class Piece {
  readonly end: Place
  readonly length: number
  readonly #x: Cubic
  readonly #y: Cubic

  constructor([x0, y0, h0]: End, [x1, y1, h1]: End) {
    const chord = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0))
    this.end = { right: x1, ahead: y1, turned: h1 }
    this.#x = cubic(x0, x1, chord * sine(h0), chord * sine(h1))
    this.#y = cubic(y0, y1, chord * cosine(h0), chord * cosine(h1))
    this.length = chord
  }

  at(t: number): Place {
    if (t >= 1) return this.end
    const dx = slope(this.#x, t)
    const dy = slope(this.#y, t)
    return { right: value(this.#x, t), ahead: value(this.#y, t), turned: bearingOf(dx, dy) }
  }
}

type Cubic = readonly [number, number, number, number]

function cubic(p0: number, p1: number, m0: number, m1: number): Cubic {
  return [p0, m0, 3 * (p1 - p0) - 2 * m0 - m1, m0 + m1 - 2 * (p1 - p0)]
}

function value([a, b, c, d]: Cubic, t: number): number {
  return a + t * (b + t * (c + t * d))
}

function slope([, b, c, d]: Cubic, t: number): number {
  return b + t * (2 * c + t * 3 * d)
}
