import { DEGREE } from './measures.ts'
import { designed, type Provenance } from './provenance.ts'

export const BATTERY_IDS = ['light', 'medium', 'fort'] as const
export type BatteryId = (typeof BATTERY_IDS)[number]

/** SOG 14.1.8: what the crew of a battery can do. */
export const BATTERY_ACTIONS = ['fire', 'reload', 'musketry', 'extinguish', 'repair'] as const
export type BatteryAction = (typeof BATTERY_ACTIONS)[number]
export type BatteryDelayed = 'extinguish' | 'repair'

/** One column of a battery log (SOG 14.1.1): firepower of each arc, musketry, crew actions. */
export interface BatteryColumn {
  readonly guns: readonly number[]
  readonly musketry: number
  readonly actions: number
}

export interface BatteryType {
  readonly fortification: number
  /** Off the seaward normal of the battery: the middle of each arc and half its width. */
  readonly arcs: readonly { readonly middle: number; readonly half: number }[]
  readonly points: number
  readonly log: readonly BatteryColumn[]
}

export const BATTERIES: Readonly<Record<BatteryId, BatteryType>> = {
  light: {
    fortification: 3,
    arcs: [{ middle: 0 * DEGREE, half: 45 * DEGREE }],
    points: 25,
    log: [
      { guns: [3], musketry: 2, actions: 3 },
      { guns: [3], musketry: 2, actions: 3 },
      { guns: [2], musketry: 1, actions: 2 },
      { guns: [2], musketry: 1, actions: 2 },
      { guns: [1], musketry: 1, actions: 1 },
    ],
  },
  medium: {
    fortification: 4,
    arcs: [
      { middle: -35 * DEGREE, half: 30 * DEGREE },
      { middle: 35 * DEGREE, half: 30 * DEGREE },
    ],
    points: 45,
    log: [
      { guns: [4, 4], musketry: 3, actions: 3 },
      { guns: [4, 4], musketry: 3, actions: 3 },
      { guns: [3, 3], musketry: 2, actions: 3 },
      { guns: [3, 3], musketry: 2, actions: 2 },
      { guns: [2, 2], musketry: 1, actions: 2 },
      { guns: [1, 1], musketry: 1, actions: 1 },
    ],
  },
  fort: {
    fortification: 6,
    arcs: [
      { middle: -60 * DEGREE, half: 33 * DEGREE },
      { middle: 0 * DEGREE, half: 33 * DEGREE },
      { middle: 60 * DEGREE, half: 33 * DEGREE },
    ],
    points: 80,
    log: [
      { guns: [5, 6, 5], musketry: 4, actions: 4 },
      { guns: [5, 6, 5], musketry: 4, actions: 4 },
      { guns: [4, 5, 4], musketry: 3, actions: 4 },
      { guns: [4, 5, 4], musketry: 3, actions: 3 },
      { guns: [3, 4, 3], musketry: 2, actions: 3 },
      { guns: [3, 3, 3], musketry: 2, actions: 2 },
      { guns: [2, 2, 2], musketry: 1, actions: 2 },
      { guns: [1, 1, 1], musketry: 1, actions: 1 },
    ],
  },
}

export const BATTERIES_PROVENANCE: Provenance = designed('REF 3.5')
