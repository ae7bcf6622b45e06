import { isLandId, isSeaId } from './data/area-ids.ts'
import { nameOf } from './data/map.ts'
import { names } from './data/names.en.ts'

const said: Readonly<Record<string, string>> = {
  below: 'leave when my force is worth less than so many per cent of theirs',
  card: 'with a Withdraw, if I have one',
  drawOff: 'draw the cavalry off',
  answer: 'answer the pursuers',
  buyOff: 'pay gold instead',
  most: 'as much as the rules and my gold allow',
  none: 'nothing',
  agreeWith: 'if it is that of',
  seaBattles: 'before battles at sea',
  borders: 'before battles on borders',
  battles: 'before battles on land',
  sieges: 'before sieges',
  end: 'when all is done',
}

const books: readonly Readonly<Record<string, { readonly name: string }>>[] = [
  names.factions,
  names.units,
  names.ships,
  names.mercenaries,
  names.cards,
  names.revolts,
]

/** How a value or a field of an instruction is called. */
export function standingName(value: string): string | undefined {
  if (isLandId(value) || isSeaId(value)) return nameOf(value)
  return said[value] ?? books.find((book) => value in book)?.[value]?.name
}
