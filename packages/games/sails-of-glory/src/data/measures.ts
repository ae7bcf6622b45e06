import { designed, inferred, measured, type Provenance } from './provenance.ts'

/** Micrometres in a millimetre, thousandths in a degree: all lengths and angles are whole numbers of these (SOG 1.3.4). */
export const MM = 1000
export const DEGREE = 1000
export const FULL_CIRCLE = 360 * DEGREE
export const HALF_CIRCLE = 180 * DEGREE

/** SOG 1.3.2 */
export const RULER = {
  length: 250 * MM,
  half: 125 * MM,
  red: 62_500,
  width: 19 * MM,
} as const

/** SOG 1.3.3: bases no farther apart than this touch. */
export const CONTACT = 20

export interface Base {
  readonly length: number
  readonly width: number
  readonly mastFromBow: number
  /** How far the dots lie off the centre line, and the stem and stern dots from the central one. */
  readonly dotsOff: number
  readonly dotsApart: number
}

const BASE_IDS = ['small', 'frigate', 'thirdRate', 'firstRate'] as const
export type BaseId = (typeof BASE_IDS)[number]

/** SOG 2.1.4, SOG 3.2.1 */
export const BASES: Readonly<Record<BaseId, Base>> = {
  small: { length: 60_000, width: 38_000, mastFromBow: 32_000, dotsOff: 7_500, dotsApart: 18_500 },
  frigate: { length: 70_000, width: 44_000, mastFromBow: 37_000, dotsOff: 8_500, dotsApart: 21_500 },
  thirdRate: { length: 75_000, width: 47_500, mastFromBow: 40_000, dotsOff: 9_200, dotsApart: 23_000 },
  firstRate: { length: 85_000, width: 53_000, mastFromBow: 45_000, dotsOff: 10_500, dotsApart: 26_000 },
}

export const ARCS = ['stem', 'central', 'stern'] as const
export type Arc = (typeof ARCS)[number]

/** SOG 3.2.2: the borders of the arcs, off the bow to either hand. */
export const ARC_BORDERS: Readonly<Record<Arc, readonly [from: number, to: number]>> = {
  stem: [41_500, 106_500],
  central: [73_500, 106_500],
  stern: [73_500, 138_500],
}

/** SOG 3.1.1: the wind's source off the bow at which each attitude begins. */
export const ATTITUDE_FROM = { beating: 60_000, reaching: 95_000, running: 165_000 } as const

export const MEASURES_PROVENANCE: Readonly<Record<string, Provenance>> = {
  ruler: measured('REF 1.5'),
  contact: designed('REF 3.4'),
  thirdRate: measured('REF 1.5'),
  frigate: inferred('REF 3.4'),
  small: designed('REF 3.4'),
  firstRate: designed('REF 3.4'),
  arcs: measured('REF 1.5'),
  beating: designed('REF 3.4'),
  reaching: measured('REF 1.5'),
  running: measured('REF 1.5'),
}
