/** Of numbers in order, the one below which this share of them lies. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return Number((sorted[at] ?? Number.NaN).toFixed(1))
}
