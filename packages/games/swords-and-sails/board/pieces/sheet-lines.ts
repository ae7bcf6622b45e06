import {
  cardOf,
  type FactionId,
  type FigureId,
  figureOf,
  names,
  SHIP_IDS,
  UNIT_IDS,
} from '@windward/swords-and-sails/facts'
import { words } from './words.en.ts'

interface SheetLine {
  readonly label: string
  readonly value: string
}

/** What a figure of a faction is good for in a sentence, then its values (SNS 1.3). */
export function sheetLines(
  of: FactionId,
  kind: FigureId,
): { readonly about: string; readonly lines: readonly SheetLine[] } {
  const { type, dice, hit, health, shield, morale, gold } = figureOf(of, kind)
  const unit = UNIT_IDS.find((id) => id === type)
  const ship = SHIP_IDS.find((id) => id === type)
  const line = (label: string, value: number | string): SheetLine => ({ label, value: `${value}` })
  const { units, ships } = cardOf(of)
  const own = unit === undefined ? ship && ships[ship] : units[unit]
  return {
    about: (unit && names.units[unit].about) ?? (ship && names.ships[ship].about) ?? '',
    lines: [
      line(words.sheet.dice, dice),
      line(words.sheet.hits, dice === 0 ? words.sheet.never : words.sheet.upTo(hit)),
      line(words.sheet.absorbs, health),
      line(words.sheet.armour, shield),
      ...(unit === undefined
        ? [line(words.sheet.carries, ship === undefined ? 0 : ships[ship].carry)]
        : [line(words.sheet.morale, morale)]),
      ...(unit === undefined ? [] : [line(words.sheet.aboard, words.sheet.onePlace)]),
      ...(own === undefined ? [] : [line(words.sheet.upkeep, words.sheet.gold(own.maintenance))]),
      line(words.sheet.price, words.sheet.gold(gold)),
    ],
  }
}
