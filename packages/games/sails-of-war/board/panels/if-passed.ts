import type { TableModel } from '@windward/kit/contract.ts'
import type { Step } from '@windward/kit/panel/options-walk.ts'
import type { SailsOfWar } from '@windward/sails-of-war/facts'
import type { Options, Question } from '@windward/table'
import { isSame } from './is-same.ts'
import { nameOf } from './naming.ts'

/** Where the choices alone would not say it. */
const WORDS: Readonly<Record<string, string>> = {
  'battle-cards': 'No card is laid',
  council: 'You leave the Council',
  'harvest-cards': 'No more cards are played',
  recruit: 'Nothing more is recruited or built',
  move: 'Nothing more is moved',
}

/** What is answered for whoever lets a question pass, in the words of its choices. */
export function ifPassed(question: Question<SailsOfWar>, table: TableModel<SailsOfWar>): string | undefined {
  const known = WORDS[question.kind]
  if (known !== undefined) return known
  const names = wayTo(question.options(), question.absent())?.map((step) => nameOf(step, table))
  return names && counted(names).join(' · ')
}

/** So many places of the tree are looked at, as many in each branch: what lies deeper is not found. */
const MOST_STEPS = 1000

/** The choices that lead to an answer. */
export function wayTo(
  at: Options<unknown>,
  answer: unknown,
  most: number = MOST_STEPS,
): readonly Step[] | undefined {
  if (at.kind === 'leaf') return isSame(at.answer, answer) ? [] : undefined
  const ways = stepsFrom(at)
  const each = Math.floor((most - 1) / ways.length)
  for (const { step, to } of each < 1 ? [] : ways) {
    const rest = wayTo(to(), answer, each)
    if (rest !== undefined) return [step, ...rest]
  }
  return undefined
}

interface Way {
  readonly step: Step
  readonly to: () => Options<unknown>
}

function stepsFrom(at: Exclude<Options<unknown>, { readonly kind: 'leaf' }>): readonly Way[] {
  if (at.kind === 'choice')
    return at.branches.map(({ key, label, leads }) => ({ step: { key, label }, to: leads }))
  return Array.from({ length: at.most - at.least + 1 }, (_, more) => {
    const key = at.least + more
    return { step: { key, label: at.label }, to: () => at.leads(key) }
  })
}

/** The same name is said once. */
function counted(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length === 1 ? name : `${length} × ${name}`,
  )
}
