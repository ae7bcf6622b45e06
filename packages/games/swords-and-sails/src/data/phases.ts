import { type Provenance, printed } from './provenance.ts'

/** The turn sequence, in order. */
export const PHASES = [
  'income',
  'intrigue',
  'diplomacy',
  'orders',
  'movement',
  'battles',
  'units',
  'cities',
  'season',
] as const
export type Phase = (typeof PHASES)[number]

export const PHASES_PROVENANCE: Provenance = printed('R Turn sequence')
