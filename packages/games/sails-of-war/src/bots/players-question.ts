import type { Options, Question } from '@windward/table'
import type { SailsOfWar } from '../state.ts'

/** A question of this game before a seat; a warden sees of the match what that seat sees. */
export type Asked = Question<SailsOfWar>

/** The first answer below the branch of this name, if there is such a branch. */
export function firstBelow(options: Options<unknown>, key: string): unknown {
  const branch = options.kind === 'choice' ? options.branches.find((each) => each.key === key) : undefined
  return branch === undefined ? undefined : firstIn(branch.leads())
}

function firstIn(options: Options<unknown>): unknown {
  if (options.kind === 'leaf') return options.answer
  if (options.kind === 'range') return firstIn(options.leads(options.most))
  return options.size === 0 ? undefined : firstIn(options.lead(0))
}
