import type { Cue } from '@windward/kit/sounds.ts'

/** One stroke of a sound: a tone or a noise that swells, fades, and may slide from one pitch to another. */
export interface Stroke {
  readonly of: 'tone' | 'noise'
  /** Seconds after the beginning. */
  readonly at: number
  /** Seconds until hardly anything is left of it. */
  readonly lasts: number
  /** Seconds until it is at its loudest. */
  readonly swells: number
  /** 1 is as loud as it goes. */
  readonly loud: number
  /** In hertz, at its beginning and its end; of a noise, above which little is left. */
  readonly from: number
  readonly to: number
}

const tone = (at: number, from: number, to: number, lasts: number, loud: number): Stroke => ({
  of: 'tone',
  at,
  lasts,
  swells: 0.004,
  loud,
  from,
  to,
})

const noise = (
  at: number,
  from: number,
  to: number,
  lasts: number,
  loud: number,
  swells = 0.003,
): Stroke => ({
  of: 'noise',
  at,
  lasts,
  swells,
  loud,
  from,
  to,
})

/** A stroke on a drum: the skin falls in pitch, the stick is heard above it. */
const drum = (at: number, loud: number): readonly Stroke[] => [
  tone(at, 150, 68, 0.34, loud),
  noise(at, 1400, 300, 0.06, loud * 0.35),
]

/** Bone on wood. */
const knock = (at: number, pitch: number, loud: number): readonly Stroke[] => [
  tone(at, pitch, pitch * 0.8, 0.05, loud * 0.5),
  noise(at, 5200, 2600, 0.035, loud),
]

const shot = (at: number, loud: number): readonly Stroke[] => [
  noise(at, 2600, 90, 0.75, loud),
  tone(at, 95, 34, 0.5, loud * 0.8),
]

const struck = (at: number, pitch: number, lasts: number, loud: number): readonly Stroke[] => [
  tone(at, pitch, pitch, lasts, loud),
  tone(at, pitch * 2.76, pitch * 2.76, lasts * 0.5, loud * 0.35),
  tone(at, pitch * 5.4, pitch * 5.4, lasts * 0.22, loud * 0.18),
]

/** How everything that can be heard is made. */
export const STROKES: Readonly<Record<Cue, readonly Stroke[]>> = {
  bell: [...struck(0, 660, 1.4, 0.4), ...struck(0.22, 660, 1.6, 0.34)],
  blades: [
    ...struck(0, 1900, 0.3, 0.16),
    noise(0, 9000, 5000, 0.12, 0.22),
    ...struck(0.19, 2350, 0.34, 0.13),
  ],
  card: [noise(0, 3000, 7000, 0.11, 0.28, 0.05), noise(0.1, 2200, 900, 0.05, 0.2)],
  coins: [...struck(0, 3100, 0.22, 0.14), ...struck(0.08, 3650, 0.24, 0.12), ...struck(0.15, 3300, 0.3, 0.1)],
  crash: [noise(0, 1800, 200, 0.55, 0.6), ...drum(0.02, 0.5), noise(0.2, 2600, 700, 0.3, 0.25)],
  dice: [
    ...knock(0, 900, 0.3),
    ...knock(0.07, 1150, 0.34),
    ...knock(0.12, 820, 0.24),
    ...knock(0.21, 1020, 0.22),
    ...knock(0.34, 940, 0.14),
  ],
  drums: [...drum(0, 0.55), ...drum(0.24, 0.4), ...drum(0.36, 0.4), ...drum(0.48, 0.6)],
  fanfare: [
    ...struck(0, 392, 0.4, 0.24),
    ...struck(0.16, 523, 0.4, 0.24),
    ...struck(0.32, 659, 0.5, 0.24),
    ...struck(0.52, 784, 1.1, 0.3),
  ],
  guns: [...shot(0, 0.6), ...shot(0.13, 0.45), ...shot(0.3, 0.5)],
  hammers: [...knock(0, 420, 0.4), ...knock(0.26, 420, 0.4), ...knock(0.52, 430, 0.44)],
  sails: [noise(0, 350, 1500, 0.7, 0.34, 0.25), noise(0.5, 1500, 400, 0.5, 0.2, 0.08)],
}
