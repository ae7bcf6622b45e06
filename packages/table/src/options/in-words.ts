import type { Phrase } from '../phrase.ts'
import type { Options } from './tree.ts'
import { type SaidStep, wayTo } from './way-to.ts'

/** The labels on the way to an answer; nothing where it is not found soon, or where the way has no labels. */
export function inWords(
  options: Options<unknown>,
  answer: unknown,
  text: (phrase: Phrase) => string,
): string | undefined {
  const names = wayTo(options, answer)?.flatMap((step) => nameOf(step, text) ?? [])
  return names === undefined || names.length === 0 ? undefined : counted(names).join(', ')
}

/** A key that is a word speaks for itself. */
function nameOf({ key, label, head }: SaidStep, text: (phrase: Phrase) => string): string | undefined {
  if (typeof key === 'number') return label === undefined ? `${key}` : `${text(label)}: ${key}`
  if (label !== undefined) return head === undefined ? text(label) : `${text(head)}: ${text(label)}`
  return key !== 'done' && /^[a-z]+(-[a-z]+)*$/.test(key) ? key.replaceAll('-', ' ') : undefined
}

/** The same name is said once. */
function counted(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length === 1 ? name : `${length} × ${name}`,
  )
}
