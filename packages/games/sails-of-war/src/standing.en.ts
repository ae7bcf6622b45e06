import { CARD_NAMES, RACE_NAMES, UNIT_NAMES } from './data/names.en.ts'

const said: Readonly<Record<string, string>> = {
  below: 'when fewer of my units than this stand ready',
  first: 'first',
}

const books: readonly Readonly<Record<string, string | readonly string[]>>[] = [
  said,
  RACE_NAMES,
  UNIT_NAMES,
  CARD_NAMES,
]

/** How a value or a field of an instruction is called. */
export function standingName(value: string): string | undefined {
  const name = books.find((book) => value in book)?.[value]
  return typeof name === 'string' ? name : name?.at(-1)
}
