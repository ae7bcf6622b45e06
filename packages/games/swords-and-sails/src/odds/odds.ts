import { type Certainty, type Pains, sampledCertainty } from '@windward/search/odds'
import { type Count, type DrawChain, followAll, followSome } from './draw-chain.ts'

/** Steps an exact count may take: about half a second. */
const QUICKLY_DONE = 300_000

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
