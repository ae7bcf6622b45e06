import { CARD_NAMES, RACE_NAMES, UNIT_NAMES } from './data/names.en.ts'

/** What each kind of instruction is about, for a form in which one leaves it. */
export const standingTitles: Readonly<Record<string, string>> = {
  counterspell: 'A card is played: whether I counter it',
  'firestorm-losses': 'Firestorm: who burns first',
  'heal-before-duel': 'Before a duel: whether my hero is healed',
  'veil-of-mist': 'Veil of Mist: whether I play it',
  'let-pass': 'Others want to pass: whom I let',
  'agree-to-trade': 'Others want to trade: with whom I agree',
  losses: 'Losses in battle: who falls first',
  retreat: 'In battle: when I retreat',
  supply: 'Supply I cannot pay: what goes first',
}

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
