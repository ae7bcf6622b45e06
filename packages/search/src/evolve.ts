import type { Dice } from '@windward/table'

/** Plans that are bred: what they are, the game knows. */
export interface Evolution<P> {
  readonly seeds: readonly P[]
  /** The more, the better. It is asked once for each plan. */
  worth(plan: P): number
  mutate(plan: P, dice: Dice): P
  cross(one: P, other: P, dice: Dice): P
  readonly population: number
  /** So many of the best go on unchanged. */
  readonly elite: number
  /** So many are drawn, and the best of them has offspring. */
  readonly tournament: number
  readonly generations: number
}

interface Bred<P> {
  readonly plan: P
  readonly worth: number
}

/** The plans of the last generation, best first. */
export function evolve<P>(evolution: Evolution<P>, dice: Dice): readonly Bred<P>[] {
  const { seeds, population, elite, tournament, generations, mutate, cross } = evolution
  const judged = (plan: P): Bred<P> => ({ plan, worth: evolution.worth(plan) })
  const filled = [...seeds]
  while (filled.length < population) filled.push(mutate(dice.pick(seeds), dice))
  let living = ranked(filled.map(judged))
  for (let generation = 1; generation < generations; generation += 1) {
    const parent = () =>
      ranked(Array.from({ length: tournament }, () => dice.pick(living)))[0]?.plan ?? dice.pick(seeds)
    const young: Bred<P>[] = []
    while (young.length < population - elite)
      young.push(judged(mutate(cross(parent(), parent(), dice), dice)))
    living = ranked([...living.slice(0, elite), ...young])
  }
  return living
}

function ranked<P>(bred: readonly Bred<P>[]): Bred<P>[] {
  return bred.toSorted((one, other) => other.worth - one.worth)
}
