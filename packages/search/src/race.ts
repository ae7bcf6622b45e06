/** A candidate with what is known of its worth. */
export interface Ranked<C> {
  readonly candidate: C
  readonly mean: number
  /** The standard error of the mean. */
  readonly error: number
  readonly tries: number
}

interface Runner<C> {
  readonly candidate: C
  readonly place: number
  readonly worths: number[]
}

/** So few worlds at least before anybody is left behind. */
const FEWEST_WORLDS = 2

/**
 * Successive halving: all candidates are tried in the same worlds, the worse half is left behind, and the better half is tried
 * in more of them, until the tries are used up. Returns all of them: those that came furthest first, the best of them first.
 */
export function race<C>(
  candidates: readonly C[],
  trial: (candidate: C, world: number) => number,
  tries: number,
): readonly Ranked<C>[] {
  const runners = candidates.map((candidate, place): Runner<C> => ({ candidate, place, worths: [] }))
  const rounds = Math.max(1, Math.ceil(Math.log2(runners.length)))
  const left: Runner<C>[] = []
  let running = runners
  for (let round = 0; round < rounds && running.length > 0; round += 1) {
    const worlds = Math.max(FEWEST_WORLDS, Math.floor(tries / rounds / running.length))
    const begun = running[0]?.worths.length ?? 0
    for (let world = begun; world < begun + worlds; world += 1)
      for (const { candidate, worths } of running) worths.push(trial(candidate, world))
    const ordered = running.toSorted(
      (one, other) => mean(other.worths) - mean(one.worths) || one.place - other.place,
    )
    const stay = round === rounds - 1 ? ordered.length : Math.ceil(ordered.length / 2)
    left.unshift(...ordered.slice(stay))
    running = ordered.slice(0, stay)
  }
  return [...running, ...left].map(({ candidate, worths }) => ({
    candidate,
    mean: mean(worths),
    error: errorOf(worths),
    tries: worths.length,
  }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function errorOf(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length))
}
