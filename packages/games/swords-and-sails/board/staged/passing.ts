import type { SwordsAndSails } from '@windward/swords-and-sails/facts'
import type { Branch, Question } from '@windward/table'

/** Where the choices alone would not say what is answered for whoever lets a question pass. */
const WORDS: Readonly<Record<string, string>> = {
  pursued: 'the cavalry is drawn off, the others answer if they may',
  targets: 'each strikes at the enemy named first',
  'ready-sabotage': 'one card for each battle, from the first on',
  'retreat-to': 'each goes to the land named first',
  'fleets-retreat-to': 'the fleets go to the place named first',
  'former-ally': 'each army takes the way named first',
  'meet-forces': 'in the order in which they are named',
  'mercenary-fees': 'bands are paid in turn while your gold lasts',
  'storm-losses': 'the cheapest ship of each fleet',
  'take-share': 'nothing',
}

/** Answers by which one leaves everything as it is: to let the question pass says as much. */
const NOTHING = ['pass', 'stay', 'fight', 'refuse']

/** What is answered for whoever lets a question pass, where that is more than nothing. */
export function passingOf(
  question: Pick<Question<SwordsAndSails>, 'kind' | 'absent' | 'options'>,
  nameOf: (branch: Branch<unknown>) => string,
): string | undefined {
  const absent = question.absent()
  if (NOTHING.some((each) => each === absent)) return undefined
  const known = WORDS[question.kind]
  if (known !== undefined) return known
  const options = question.options()
  const taken =
    options.kind === 'choice' ? options.branches.find((branch) => leadsTo(branch, absent)) : undefined
  return taken && nameOf(taken)
}

function leadsTo({ leads }: Branch<unknown>, answer: unknown): boolean {
  const end = leads()
  return end.kind === 'leaf' && JSON.stringify(end.answer) === JSON.stringify(answer)
}
