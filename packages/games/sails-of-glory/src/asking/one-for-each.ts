import type { Refusal } from '@windward/table'

/** Who is meant: a ship or a battery. */
type Named = { readonly ship: string } | { readonly battery: string }

function nameOf(named: Named): string {
  return 'ship' in named ? named.ship : named.battery
}

/** What is wrong with answers of which there must be one for each that is due, and no other. */
export function faultOfEach<D extends Named, A extends Named>(
  due: readonly D[],
  answers: readonly A[],
  notEach: Refusal,
  faultOf: (due: D, answer: A) => Refusal | undefined,
): Refusal | undefined {
  const given = new Map(answers.map((answer) => [nameOf(answer), answer]))
  if (answers.length !== due.length || !due.every((each) => given.has(nameOf(each)))) return notEach
  for (const each of due) {
    const answer = given.get(nameOf(each))
    const fault = answer && faultOf(each, answer)
    if (fault !== undefined) return fault
  }
  return undefined
}
