import type { Phrase } from '../phrase.ts'
import type { Options } from './tree.ts'

/** One step down a tree of options. */
export interface Step {
  readonly key: string | number
  readonly label: Phrase | undefined
}

/** A step with what was chosen there. */
export interface SaidStep extends Step {
  readonly head: Phrase | undefined
}

/** So many places of the tree are looked at, as many in each branch: what lies deeper is not found. */
const MOST_LOOKS = 1000

/** The choices that lead to an answer, if they are found soon. */
export function wayTo(
  at: Options<unknown>,
  answer: unknown,
  most: number = MOST_LOOKS,
): readonly SaidStep[] | undefined {
  if (at.kind === 'leaf') return isSame(at.answer, answer) ? [] : undefined
  const ways = stepsFrom(at)
  const each = Math.floor((most - 1) / ways.length)
  if (each < 1) return undefined
  for (const { step, leads } of ways) {
    const rest = wayTo(leads(), answer, each)
    if (rest !== undefined) return [step, ...rest]
  }
  return undefined
}

interface Lead {
  readonly step: SaidStep
  readonly leads: () => Options<unknown>
}

function stepsFrom(at: Exclude<Options<unknown>, { readonly kind: 'leaf' }>): readonly Lead[] {
  if (at.kind === 'choice')
    return at.branches.map((branch) => ({
      step: { key: branch.key, label: branch.label, head: at.head?.() },
      leads: () => branch.leads(),
    }))
  return Array.from({ length: Math.max(0, at.most - at.least + 1) }, (_, more) => ({
    step: { key: at.least + more, label: at.label, head: undefined },
    leads: () => at.leads(at.least + more),
  }))
}

/** Whether two pieces of plain data say the same, in whatever order; what is undefined is not there. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [own, other] = [partsOf(a), partsOf(b)]
  return own.size === other.size && [...own].every(([key, value]) => isSame(value, other.get(key)))
}

function partsOf(data: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(data).filter(([, value]) => value !== undefined))
}
