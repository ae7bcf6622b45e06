import { type Provenance, printed } from './provenance.ts'

/** SOG 12.19.1: the counters that may turn the wind. */
export const TURN_COUNTERS = [
  'clockwise',
  'clockwise',
  'clockwise',
  'counter-clockwise',
  'counter-clockwise',
  'counter-clockwise',
  'blank',
  'blank',
  'blank',
  'blank',
] as const

/** SOG 12.20.4: the counters that may change its strength. */
export const STRENGTH_COUNTERS = ['rising', 'falling', 'blank', 'blank', 'blank'] as const

export const WIND_COUNTERS_PROVENANCE: Provenance = printed('R p.59')
