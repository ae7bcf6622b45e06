/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959963984540054

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's interval for a share of so many tries, with a confidence of 95 %; before the first try it may be anything. */
export function wilson(successes: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 }
  const share = successes / tries
  const weight = Z ** 2 / tries
  const middle = (share + weight / 2) / (1 + weight)
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / tries + weight / (4 * tries))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
