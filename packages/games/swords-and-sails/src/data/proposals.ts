import { designed, type Provenance } from './provenance.ts'

/** So many proposals can a seat make in one Diplomacy: an untimed one must come to an end. */
export const MOST_PROPOSALS = 20

export const PROPOSALS_PROVENANCE: Provenance = designed('REF 3')
