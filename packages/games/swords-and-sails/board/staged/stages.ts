import { walk } from '@windward/kit/panel/options-walk.ts'
import type { Branch, Options } from '@windward/table'

type Key = string | number
export type Path = readonly Key[]

/** One thing to be decided on the way to an answer, and what was chosen there. */
export type Stage =
  | {
      readonly kind: 'choice'
      readonly branches: readonly Branch<unknown>[]
      readonly chosen: string | undefined
      /** The way that leads here. */
      readonly before: Path
    }
  | { readonly kind: 'some'; readonly items: readonly Some[]; readonly before: Path }
  | {
      readonly kind: 'range'
      readonly least: number
      readonly most: number
      readonly label: Branch<unknown>['label']
      readonly chosen: number
      readonly before: Path
    }

/** One of those of which any number may be taken. */
interface Some {
  readonly branch: Branch<unknown>
  readonly taken: boolean
}

export interface Staged {
  readonly stages: readonly Stage[]
  /** The keys that were taken, without those that lead nowhere any more. */
  readonly path: Path
  /** The whole answer, once every stage is decided. */
  readonly leaf: { readonly answer: unknown } | undefined
}

const DONE = 'done'

/** What is to be decided so far. A number begins with the least; of some things none is taken until somebody does. */
export function stagesOf(options: Options<unknown>, path: Path): Staged {
  const stages: Stage[] = []
  let keys: Key[] = []
  for (;;) {
    const { at } = walk(options, keys)
    if (at.kind === 'leaf') return { stages, path: keys, leaf: { answer: at.answer } }
    const before = keys
    const key = path[keys.length]
    if (at.kind === 'range') {
      const { least, most, label } = at
      const chosen = typeof key === 'number' ? Math.min(most, Math.max(least, key)) : least
      stages.push({ kind: 'range', least, most, label, chosen, before })
      keys = [...keys, chosen]
      continue
    }
    if (at.branches.some((branch) => branch.key === DONE)) {
      const taken = taking(path.slice(before.length))
      stages.push({ kind: 'some', items: itemsAt(at.branches, taken), before })
      keys = [...keys, ...taken.filter((each) => at.branches.some((branch) => branch.key === each)), DONE]
      if (walk(options, keys).taken.length === keys.length) continue
      keys = [...before, DONE]
      continue
    }
    const chosen = at.branches.find((branch) => branch.key === key)?.key
    stages.push({ kind: 'choice', branches: at.branches, chosen, before })
    if (chosen === undefined) return { stages, path: keys, leaf: undefined }
    keys = [...keys, chosen]
  }
}

/** Those taken at a stage where any number may be, up to the word that ends it. */
function taking(path: Path): string[] {
  const end = path.indexOf(DONE)
  return path.slice(0, end < 0 ? path.length : end).filter((key) => typeof key === 'string')
}

function itemsAt(branches: readonly Branch<unknown>[], taken: readonly string[]): Some[] {
  return branches
    .filter(({ key }) => key !== DONE)
    .map((branch) => ({ branch, taken: taken.includes(branch.key) }))
}

/** The way when something else is chosen at a stage; what was chosen after it stays as far as it can. */
export function rechosen(stage: Stage, key: Key, path: Path): Path {
  if (stage.kind !== 'some') return [...stage.before, key, ...path.slice(stage.before.length + 1)]
  const rest = path.slice(path.indexOf(DONE, stage.before.length) + 1)
  const taken = stage.items
    .filter(({ branch, taken: isTaken }) => (branch.key === key ? !isTaken : isTaken))
    .map(({ branch }) => branch.key)
  return [...stage.before, ...taken, DONE, ...(path.includes(DONE) ? rest : [])]
}
