import { type Branch, isBare, type Options, type Phrase, type Step, type Way } from '@windward/table'

/** The branch that ends a list of which any number may be taken, or a round of deeds. */
const DONE = 'done'

/** One thing to be decided on the way to an answer, and what was chosen there. */
export type Stage = ChoiceStage | SomeStage | RangeStage

interface Before {
  /** What was chosen before it. */
  readonly before: Way
}

export interface ChoiceStage extends Before {
  readonly kind: 'choice'
  readonly head: Phrase | undefined
  readonly branches: readonly Branch<unknown>[]
  readonly chosen: string | undefined
}

/** Any number of these. */
export interface SomeStage extends Before {
  readonly kind: 'some'
  readonly head: Phrase | undefined
  readonly branches: readonly Branch<unknown>[]
  readonly taken: readonly string[]
  /** How many steps of the way belong to it. */
  readonly length: number
}

export interface RangeStage extends Before {
  readonly kind: 'range'
  readonly label: Phrase | undefined
  readonly least: number
  readonly most: number
  readonly chosen: number
}

export interface Staged {
  readonly stages: readonly Stage[]
  /** The keys that were chosen, without those that lead nowhere any more. */
  readonly path: Way
  /** The whole way: those too for which there was no other. */
  readonly way: Way
  /** The whole answer, once every stage is decided or nothing more need be chosen. */
  readonly leaf: { readonly answer: unknown } | undefined
}

/** What is to be decided so far. A number begins with the least; of some things none is taken until somebody does. */
export function stagesOf(options: Options<unknown>, path: Way): Staged {
  const stages: Stage[] = []
  const keys: (string | number)[] = []
  const way: (string | number)[] = []
  const end = (leaf: Staged['leaf']): Staged => ({ stages, path: keys, way, leaf })
  let at = options
  let place = 0
  const goOn = (next: Next, chosen = true) => {
    if (chosen) keys.push(next.key)
    way.push(next.key)
    at = next.to
  }
  for (;;) {
    const only = onlyStep(at)
    if (only !== undefined) {
      goOn(only, false)
      continue
    }
    if (at.kind === 'leaf') return end({ answer: at.answer })
    if (isBare(at)) return end(undefined)
    const before = [...keys]
    if (at.kind === 'range') {
      const { label, least, most } = at
      const wanted = path[place]
      const chosen = typeof wanted === 'number' ? Math.min(most, Math.max(least, wanted)) : least
      stages.push({ kind: 'range', label, least, most, chosen, before })
      goOn({ key: chosen, label, to: at.leads(chosen) })
      place += 1
      continue
    }
    const head = at.head?.()
    const branches = at.branches.filter(({ key }) => key !== DONE)
    if (branches.every(({ key }) => key.startsWith('+'))) {
      const taken: string[] = []
      for (let key = path[place]; typeof key === 'string' && key.startsWith('+'); key = path[place]) {
        const next = stepped(at, key)
        if (next !== undefined) {
          taken.push(key)
          goOn(next)
        }
        place += 1
      }
      if (path[place] === DONE) place += 1
      const stage = { kind: 'some', head, branches, taken, before } as const
      const isFull = at.kind !== 'choice' || at.branches.every(({ key }) => key === DONE)
      const enough = isFull ? undefined : stepped(at, DONE)
      if (enough !== undefined) goOn(enough)
      stages.push({ ...stage, length: keys.length - before.length })
      if (enough === undefined && !isFull) return end(undefined)
      continue
    }
    const enough = stepped(at, DONE)?.to
    const wanted = path[place]
    const next = wanted === undefined ? undefined : stepped(at, wanted)
    const isEnd = enough?.kind === 'leaf'
    const chosen = next === undefined || (isEnd && next.key === DONE) ? undefined : `${next.key}`
    stages.push({ kind: 'choice', head, branches: isEnd ? branches : at.branches, chosen, before })
    if (next === undefined || chosen === undefined) return end(isEnd ? { answer: enough.answer } : undefined)
    goOn(next)
    place += 1
  }
}

/** The way when something else is chosen at a stage, or nothing; what was chosen after it stays as far as it can. */
export function rechosen(stage: Stage, key: string | number, path: Way): Way {
  switch (stage.kind) {
    case 'choice':
      return stage.chosen === key
        ? stage.before
        : [...stage.before, key, ...path.slice(stage.before.length + 1)]
    case 'range':
      return [...stage.before, key, ...path.slice(stage.before.length + 1)]
    case 'some': {
      const taken = stage.branches
        .map((branch) => branch.key)
        .filter((each) => stage.taken.includes(each) !== (each === key))
      return [...stage.before, ...taken, DONE, ...path.slice(stage.before.length + stage.length)]
    }
  }
}

export interface Walked {
  /** The choices made so far. */
  readonly taken: readonly Step[]
  readonly at: Options<unknown>
}

/** Follows the keys down the tree; where there is only one way it is gone without asking. */
export function walk(options: Options<unknown>, path: Way): Walked {
  const taken: Step[] = []
  let at = onlyWay(options)
  for (const key of path) {
    const next = stepped(at, key)
    if (next === undefined) break
    taken.push(next)
    at = onlyWay(next.to)
  }
  return { taken, at }
}

interface Next extends Step {
  readonly to: Options<unknown>
}

function stepped(at: Options<unknown>, key: string | number): Next | undefined {
  if (at.kind === 'choice') {
    const found = at.branches.find((branch) => branch.key === key)
    return found && { key, label: found.label, to: found.leads() }
  }
  return at.kind === 'range' && typeof key === 'number' && key >= at.least && key <= at.most
    ? { key, label: at.label, to: at.leads(key) }
    : undefined
}

function onlyStep(at: Options<unknown>): Next | undefined {
  if (at.kind === 'choice') {
    const [only] = at.size === 1 ? at.branches : []
    return only && { key: only.key, label: only.label, to: only.leads() }
  }
  return at.kind === 'range' && at.least === at.most ? stepped(at, at.least) : undefined
}

function onlyWay(options: Options<unknown>): Options<unknown> {
  let at = options
  for (let next = onlyStep(at); next !== undefined; next = onlyStep(at)) at = next.to
  return at
}

const NO_WAY: Way = []

/** The way somebody has gone, where that is what a draft holds. */
export function pathIn(work: unknown): Way {
  if (typeof work !== 'object' || work === null || !('path' in work) || !Array.isArray(work.path))
    return NO_WAY
  return work.path
}
