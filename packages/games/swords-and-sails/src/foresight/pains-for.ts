import { type Pains, USUAL_PAINS } from '@windward/search/odds'

/** So many trials are there before anybody has noticed that he waits. */
const QUICK: Pains = { ...USUAL_PAINS, way: 'sampled', trials: 1000 }

/** A first answer at once, or the one that `windward odds` would give. */
export const painsFor = (care: 'quick' | 'thorough'): Pains => (care === 'quick' ? QUICK : USUAL_PAINS)
