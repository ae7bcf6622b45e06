export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('Nothing was measured.')
  return (upper + lower) / 2
}

/** Round by round one against the other, and the median of that: a slow moment of the machine slows both. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((speed, round) => speed / (theirs[round] ?? Number.NaN)))
}
