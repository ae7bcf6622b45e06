import type { Rake } from '../geometry/gunnery.ts'

export interface Volley {
  /** Firepower of the arc that is used, before anything is added. */
  readonly firepower: number
  readonly rake: Rake | null
  /** The first broadside of this side in the match, where that counts (SOG 12.7). */
  readonly first: boolean
  /** By how much it is divided when the guns are not loaded (SOG 12.6.1, SOG 12.3.3); 1 when they are. */
  readonly divided: number
}

/** A third more by the bow and for a first broadside, a half more by the stern. */
const THIRD = 3
const HALF = 2

/** SOG 10.5.1, SOG 10.5.3, SOG 12.6.1, SOG 12.7.1: how many counters a broadside draws. */
export function countersOf({ firepower, rake, first, divided }: Volley): number {
  const raked = rake === null ? 0 : Math.ceil(firepower / (rake === 'bow' ? THIRD : HALF))
  const fresh = first ? Math.ceil(firepower / THIRD) : 0
  return Math.floor((firepower + raked + fresh) / divided)
}
