import type { Options } from '@windward/table'
import type { Segment } from '../deeds.ts'
import type { Mind } from './mind.ts'

/** The first of these things that can be done, in the first way it can. */
export function firstOf(
  { view, seat }: Pick<Mind, 'view' | 'seat'>,
  { ways }: Segment,
  names: readonly string[],
): unknown {
  for (const name of names) {
    const act = firstBelow(ways(view, seat, name), name)
    if (act !== undefined) return act
  }
  return undefined
}

function firstBelow(options: Options<unknown>, key: string): unknown {
  const branch = options.kind === 'choice' ? options.branches.find((each) => each.key === key) : undefined
  return branch === undefined ? undefined : firstIn(branch.leads())
}

function firstIn(options: Options<unknown>): unknown {
  if (options.kind === 'leaf') return options.answer
  if (options.kind === 'range') return firstIn(options.leads(options.most))
  return options.size === 0 ? undefined : firstIn(options.lead(0))
}
