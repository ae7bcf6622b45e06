import type { MatchRecord, Options } from '@windward/table'

/** A match that has come to a question, and the seat it is put to. */
export interface Moment {
  readonly record: MatchRecord
  readonly seat: string
}

/** Where only one answer is possible nobody alone among bots is asked. */
export function hasChoice(options: Options<unknown>): boolean {
  if (options.kind === 'leaf') return false
  if (options.kind === 'range') return options.least < options.most || hasChoice(options.leads(options.least))
  const [only, other] = options.branches
  return other !== undefined || (only !== undefined && hasChoice(only.leads()))
}
