/** How odds are to be found out. */
export interface Pains {
  /** Exact while that is quickly done, otherwise sampled; or one of the two whatever it takes. */
  readonly way: 'best' | 'exact' | 'sampled'
  readonly trials: number
  readonly seed: string
}

export const USUAL_PAINS: Pains = { way: 'best', trials: 100_000, seed: 'windward' }

/** How sure the figures are. */
export interface Certainty {
  readonly exact: boolean
  /** Courses tried; 0 when exact. */
  readonly trials: number
  /** Nineteen times in twenty a chance lies no further than this from the true one; exact ones always. */
  readonly error: number
}

const NINETEEN_IN_TWENTY = 1.96

/** A chance of one half is the hardest to find out; all others are known better. */
export function sampledCertainty(trials: number): Certainty {
  return { exact: false, trials, error: NINETEEN_IN_TWENTY * Math.sqrt(0.25 / trials) }
}

/** Nothing was left to chance in finding it out. */
export const EXACTLY: Certainty = { exact: true, trials: 0, error: 0 }
