import type { Options, Phrase } from '@windward/table'

export interface Step {
  readonly label: Phrase | undefined
  readonly key: string | number
}

export type Path = readonly (string | number)[]

export interface Walked {
  /** The choices made so far. */
  readonly taken: readonly Step[]
  readonly at: Options<unknown>
}

/** Follows the keys down the tree; where there is only one way it is gone without asking. */
export function walk(options: Options<unknown>, path: Path): Walked {
  const taken: Step[] = []
  let at = onlyWay(options)
  for (const key of path) {
    const next = stepped(at, key)
    if (next === undefined) break
    taken.push({ label: next.label, key })
    at = onlyWay(next.to)
  }
  return { taken, at }
}

function stepped(
  at: Options<unknown>,
  key: string | number,
): { readonly to: Options<unknown>; readonly label: Phrase | undefined } | undefined {
  if (at.kind === 'choice') {
    const branch = at.branches.find((each) => each.key === key)
    return branch && { to: branch.leads(), label: branch.label }
  }
  if (at.kind === 'range' && typeof key === 'number' && key >= at.least && key <= at.most)
    return { to: at.leads(key), label: at.label }
  return undefined
}

function onlyWay(options: Options<unknown>): Options<unknown> {
  let at = options
  for (;;) {
    if (at.kind === 'choice' && at.size === 1) at = at.lead(0)
    else if (at.kind === 'range' && at.least === at.most) at = at.leads(at.least)
    else return at
  }
}

/** The way somebody has gone, where that is what a draft holds. */
export function pathIn(work: unknown): Path {
  if (typeof work !== 'object' || work === null || !('path' in work) || !Array.isArray(work.path)) return []
  return work.path
}

/** A choice in words: its label, or its key made readable. */
export function stepName({ label, key }: Step, text: (phrase: Phrase) => string): string {
  if (typeof key === 'number') return label === undefined ? `${key}` : `${text(label)}: ${key}`
  if (label !== undefined) return text(label)
  if (key === 'done') return 'That is all'
  const words = key
    .replace(/^\+/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
