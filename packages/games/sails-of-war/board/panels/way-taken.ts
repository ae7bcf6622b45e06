import type { Step } from '@windward/kit/panel/options-walk.ts'
import type { Options } from '@windward/table'
import type { Path } from '../fork.ts'

/** A step of the way: one that was chosen, or one there was no other for. */
export interface StepTaken extends Step {
  readonly chosen: boolean
}

/** The whole way so far: what nobody needed to choose is as much part of the answer as what was chosen. */
export function wayTaken(options: Options<unknown>, path: Path): readonly StepTaken[] {
  const way: StepTaken[] = []
  let at = options
  for (const key of [undefined, ...path]) {
    if (key !== undefined) {
      const next = stepped(at, key)
      if (next === undefined) break
      way.push({ key, label: next.label, chosen: true })
      at = next.to
    }
    for (let only = onlyStep(at); only !== undefined; only = onlyStep(at)) {
      way.push({ key: only.key, label: only.label, chosen: false })
      at = only.to
    }
  }
  return way
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
  if (at.kind === 'choice' && at.size === 1) return at.branches[0] && stepped(at, at.branches[0].key)
  return at.kind === 'range' && at.least === at.most ? stepped(at, at.least) : undefined
}
