/** How often each of two sides should do each of the things it can do. */
export interface Mixtures {
  readonly own: readonly number[]
  readonly theirs: readonly number[]
}

interface Settings {
  readonly rounds: number
  /** What a player would do by habit; without it everything alike. */
  readonly prior?: readonly number[]
  /** How much is lost, on the scale of the payoffs, by straying from habit: 0 is a machine, more is more human. */
  readonly anchor?: number
}

/** A game of two sides that decide at once: rows are one's own ways, columns theirs, and what the one wins the other loses. */
export function mixture(
  payoffs: readonly (readonly number[])[],
  { rounds, prior, anchor }: Settings,
): Mixtures {
  const own = new Regrets(payoffs.length, prior, anchor)
  const theirs = new Regrets(payoffs[0]?.length ?? 0)
  for (let round = 0; round < rounds; round += 1) {
    const [rows, columns] = [own.now(), theirs.now()]
    own.learn(payoffs.map((row) => weighed(row, columns)))
    theirs.learn(
      columns.map(
        (_, column) =>
          -weighed(
            payoffs.map((row) => row[column] ?? 0),
            rows,
          ),
      ),
    )
  }
  return { own: own.average(), theirs: theirs.average() }
}

/** Regret matching with linear discounting: what one wishes one had done, one does more often; later rounds weigh more. */
export class Regrets {
  readonly #regrets: number[]
  readonly #played: number[]
  readonly #prior: readonly number[]
  readonly #anchor: number
  #round = 0

  constructor(ways: number, prior?: readonly number[], anchor = 0) {
    this.#regrets = Array.from({ length: ways }, () => 0)
    this.#played = Array.from({ length: ways }, () => 0)
    this.#prior = normal(prior ?? this.#regrets)
    this.#anchor = anchor
  }

  /** How often each way is taken now. */
  now(): readonly number[] {
    return normal(
      this.#regrets.map((regret) => Math.max(0, regret)),
      this.#prior,
    )
  }

  /** Told what each way would have been worth. */
  learn(worths: readonly number[]): void {
    const now = this.now()
    const anchored = worths.map((worth, way) => worth + this.#anchor * this.#pull(now, way))
    const reached = weighed(anchored, now)
    this.#round += 1
    const fading = this.#round / (this.#round + 1)
    for (const [way, worth] of anchored.entries()) {
      this.#regrets[way] = ((this.#regrets[way] ?? 0) + worth - reached) * fading
      this.#played[way] = (this.#played[way] ?? 0) + this.#round * (now[way] ?? 0)
    }
  }

  /** How often each way was taken over all rounds: this is what nobody can exploit. */
  average(): readonly number[] {
    return normal(this.#played, this.#prior)
  }

  /** Towards habit where one strays from it: the slope of the distance between the two. */
  #pull(now: readonly number[], way: number): number {
    const least = 1e-3
    return Math.log(Math.max(least, this.#prior[way] ?? 0) / Math.max(least, now[way] ?? 0))
  }
}

function weighed(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0)
}

/** Shares that add up to one; where there is nothing to share, the others, or everything alike. */
function normal(weights: readonly number[], otherwise?: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum > 0) return weights.map((weight) => weight / sum)
  return otherwise ?? weights.map(() => 1 / weights.length)
}
