import type { Dice } from '@windward/table'

const FINE = 2 ** 20

/** The place of one of the weights, each as likely as it weighs. */
export function drawFrom(weights: readonly number[], dice: Dice): number {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let rest = (dice.below(FINE) / FINE) * sum
  for (const [place, weight] of weights.entries()) {
    if (rest < weight) return place
    rest -= weight
  }
  return weights.length - 1
}

/** Shares of things by their worth: at a low temperature the best takes all, at a high one all are alike. */
export function softened(worths: readonly number[], temperature: number): readonly number[] {
  const best = Math.max(...worths)
  const weights = worths.map((worth) => Math.exp((worth - best) / temperature))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
