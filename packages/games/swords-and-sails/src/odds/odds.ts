import { type Count, type DrawChain, followAll, followSome } from './draw-chain.ts'

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

/** Steps an exact count may take: about half a second. */
const QUICKLY_DONE = 300_000
const NINETEEN_IN_TWENTY = 1.96

/** Counts the ends of a chain, all of them or many, into a fresh tally. */
export function oddsOf<S, T extends object>(
  chain: DrawChain<S>,
  tally: () => { readonly count: Count<S>; readonly chances: () => T },
  { way, trials, seed }: Pains,
): T & Certainty {
  if (way !== 'sampled') {
    const { count, chances } = tally()
    const most = way === 'exact' ? Number.POSITIVE_INFINITY : QUICKLY_DONE
    const error = followAll(chain, count, most)
    if (error !== undefined) return { ...chances(), exact: true, trials: 0, error }
  }
  const { count, chances } = tally()
  followSome(chain, count, trials, seed)
  return { ...chances(), ...sampledCertainty(trials) }
}

/** A chance of one half is the hardest to find out; all others are known better. */
export function sampledCertainty(trials: number): Certainty {
  return { exact: false, trials, error: NINETEEN_IN_TWENTY * Math.sqrt(0.25 / trials) }
}
