import type { Stroke } from './strokes.ts'

/** At its end a stroke is so many times quieter than at its loudest. */
const FADED = 1000
/** So long a sound rings on after its last stroke, to end in silence. */
const REST_SECONDS = 0.05

/** Strokes as a wave, with all samples between -1 and 1. The same strokes give the same wave everywhere. */
export function synthesise(strokes: readonly Stroke[], rate: number): Float32Array<ArrayBuffer> {
  const seconds = Math.max(0, ...strokes.map(({ at, swells, lasts }) => at + swells + lasts)) + REST_SECONDS
  const wave = new Float32Array(Math.ceil(seconds * rate))
  for (const [place, stroke] of strokes.entries()) add(stroke, wave, rate, place + 1)
  return wave.map((sample) => Math.tanh(sample))
}

function add(stroke: Stroke, wave: Float32Array, rate: number, seed: number): void {
  const { at, lasts, swells, loud, from, to } = stroke
  const first = Math.floor(at * rate)
  const length = Math.floor((swells + lasts) * rate)
  const sample = stroke.of === 'tone' ? toneOf(rate) : noiseOf(rate, seed)
  for (let place = 0; place < length && first + place < wave.length; place += 1) {
    const since = place / rate
    const pitch = from * (to / from) ** (place / length)
    const level = since < swells ? since / swells : FADED ** (-(since - swells) / lasts)
    wave[first + place] = (wave[first + place] ?? 0) + loud * level * sample(pitch)
  }
}

function toneOf(rate: number): (pitch: number) => number {
  let turned = 0
  return (pitch) => {
    turned += (2 * Math.PI * pitch) / rate
    return Math.sin(turned)
  }
}

/** White noise from a plain generator, with what lies above a pitch taken off. */
function noiseOf(rate: number, seed: number): (pitch: number) => number {
  let drawn = seed * 2_654_435_761
  let smooth = 0
  return (pitch) => {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) | 0
    const white = drawn / 2 ** 31
    smooth += (1 - Math.exp((-2 * Math.PI * pitch) / rate)) * (white - smooth)
    return 2 * smooth
  }
}
