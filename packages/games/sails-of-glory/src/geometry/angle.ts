import { DEGREE, FULL_CIRCLE, HALF_CIRCLE } from '../data/measures.ts'

/*
 * SOG 1.3.4: the language's own sine differs from engine to engine. What stands here is made of sums, products,
 * quotients and square roots alone, whose results the language defines to the last bit. All of it is symmetric: the
 * mirrored angle gives exactly the mirrored result.
 */

const QUARTER = 90 * DEGREE
const EIGHTH = 45 * DEGREE
const RADIANS = Math.PI / HALF_CIRCLE
/** Terms of the series; at an eighth of a circle the last is below the last bit. */
const TERMS = 8

/** A heading from 0 up to, not including, a full circle. */
export function heading(angle: number): number {
  const rest = angle % FULL_CIRCLE
  return rest < 0 ? rest + FULL_CIRCLE : rest + 0
}

/** The angle between two headings, from 0 to half a circle. */
export function between(a: number, b: number): number {
  const apart = heading(a - b)
  return apart > HALF_CIRCLE ? FULL_CIRCLE - apart : apart
}

/** The sine of an angle in thousandths of a degree. */
export function sine(angle: number): number {
  const round = heading(angle)
  if (round > HALF_CIRCLE) return -risingSine(FULL_CIRCLE - round)
  return risingSine(round)
}

export function cosine(angle: number): number {
  return sine(QUARTER - between(angle, 0))
}

/** Sines of whole thousandths of a degree, as far as they have been reckoned: headings are asked for again and again. */
const reckoned = new Float64Array(QUARTER + 1)

/** From 0 to half a circle, folded back to a quarter. */
function risingSine(angle: number): number {
  const quarter = angle > QUARTER ? HALF_CIRCLE - angle : angle
  // Whatever is no whole number would be looked up by its digits, which is slow.
  if (!Number.isInteger(quarter)) return quarterSine(quarter)
  const known = reckoned[quarter] ?? 0
  if (known !== 0) return known
  const sine = quarterSine(quarter)
  reckoned[quarter] = sine
  return sine
}

/** From 0 to a quarter of a circle, folded to where the series is short. */
function quarterSine(quarter: number): number {
  return quarter > EIGHTH ? cosineSeries((QUARTER - quarter) * RADIANS) : sineSeries(quarter * RADIANS)
}

/** What each term of a series is multiplied by to get the next. */
const SINE_STEPS = Array.from({ length: TERMS }, (_, k) => 1 / ((2 * k + 2) * (2 * k + 3)))
const COSINE_STEPS = Array.from({ length: TERMS }, (_, k) => 1 / ((2 * k + 1) * (2 * k + 2)))

function sineSeries(x: number): number {
  return x * seriesOf(x * x, SINE_STEPS)
}

function cosineSeries(x: number): number {
  return seriesOf(x * x, COSINE_STEPS)
}

function seriesOf(square: number, steps: readonly number[]): number {
  let sum = 1
  for (let k = TERMS - 1; k >= 0; k -= 1) sum = 1 - square * (steps[k] ?? 0) * sum
  return sum
}

/** Which way a vector points, from minus half a circle to half a circle, clockwise from ahead. */
export function bearingOf(right: number, ahead: number): number {
  const steep = Math.abs(right) > Math.abs(ahead)
  const ratio = steep
    ? Math.abs(ahead) / Math.abs(right)
    : ahead === 0
      ? 0
      : Math.abs(right) / Math.abs(ahead)
  const low = arcTangent(ratio) / RADIANS
  const first = steep ? QUARTER - low : low
  const whole = Math.floor((ahead < 0 ? HALF_CIRCLE - first : first) + 0.5)
  return right < 0 ? -whole : whole
}

/** For 0 to 1; halved twice, so that the series is short. */
function arcTangent(t: number): number {
  const half = t / (1 + Math.sqrt(1 + t * t))
  const x = half / (1 + Math.sqrt(1 + half * half))
  let sum = 0
  for (let k = 2 * TERMS + 3; k >= 1; k -= 2) sum = 1 / k - x * x * sum
  return 4 * x * sum
}

/** To the nearest whole, halves away from zero, so that mirrored values stay mirrored. */
export function nearest(value: number): number {
  return value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5)
}
