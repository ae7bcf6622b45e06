import type { Options } from '@windward/table'

/** What is answered by whoever chooses nothing more here; nothing where something has to be chosen. */
export function enough(at: Options<unknown>): unknown {
  const end = at.kind === 'choice' ? at.branches.find(({ key }) => key === 'done')?.leads() : undefined
  return end?.kind === 'leaf' ? end.answer : undefined
}
