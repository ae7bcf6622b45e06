import type { Json } from '@windward/table'
import { Unreadable } from '../unreadable.ts'
import type { Row } from './script.ts'

/** A column that holds a text. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  throw new Unreadable(`Column ${column} holds no text.`)
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column)
}

/** A column that holds a whole number; PostgreSQL sends long ones as texts. */
export function whole(row: Row, column: string): number {
  const value = row[column]
  const number = typeof value === 'string' || typeof value === 'bigint' ? Number(value) : value
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number
  throw new Unreadable(`Column ${column} holds no whole number.`)
}

export function wholeOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : whole(row, column)
}

/** One of a few words; the table itself checks that it holds no other. */
export function oneOf<const Words extends readonly string[]>(
  row: Row,
  column: string,
  words: Words,
): Words[number] {
  const value = text(row, column)
  const found = words.find((word) => word === value)
  if (found === undefined) throw new Unreadable(`Column ${column} holds no word it may hold.`)
  return found
}

/** What was written as JSON comes back as it went in: its type is the word of whoever put it there. */
export function json<T = Json>(row: Row, column: string): T {
  try {
    return JSON.parse(text(row, column))
  } catch (trouble) {
    // The words of the parser would repeat what stands there.
    throw trouble instanceof Unreadable ? trouble : new Unreadable(`Column ${column} holds no JSON.`)
  }
}

/** The same, but empty where it cannot be read, or is not of the kind it should be. */
export function jsonOr<T extends Json>(
  row: Row,
  column: string,
  empty: T,
  isOfKind: (value: Json) => value is T,
): { readonly value: T; readonly isWhole: boolean } {
  try {
    const value = json(row, column)
    return isOfKind(value) ? { value, isWhole: true } : { value: empty, isWhole: false }
  } catch (trouble) {
    if (trouble instanceof Unreadable) return { value: empty, isWhole: false }
    throw trouble
  }
}
