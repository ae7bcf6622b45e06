import type { z } from 'zod'
import { lengthsOf, numbersOf } from './bounds.ts'

/** Reads a value that came from outside: a copy of it in the right form, or nothing where that is not plain to see. */
export type Reader<A> = (raw: unknown) => A | undefined

/** Longer texts are looked at the careful way. */
const LONGEST_TEXT = 100

/** One of these very values. */
export function valueReader(values: readonly unknown[]): Reader<unknown> | undefined {
  if (!values.every(isPlainValue)) return undefined
  const [only] = values
  if (values.length === 1) return (raw) => (raw === only ? only : undefined)
  if (values.length <= FEW) return (raw) => (values.includes(raw) ? raw : undefined)
  const all = new Set(values)
  return (raw) => (all.has(raw) ? raw : undefined)
}

/** So few are looked through faster than looked up. */
const FEW = 8

/** Without nought: its twin −0, which is not plain, would pass for it. */
function isPlainValue(value: unknown): boolean {
  if (typeof value === 'string') return isPlainText(value)
  return typeof value === 'boolean' || value === null || (Number.isSafeInteger(value) && value !== 0)
}

export function isPlainText(text: string): boolean {
  return text.length <= LONGEST_TEXT && text.isWellFormed()
}

export function wholeNumberReader({ def, format }: z.ZodNumberFormat): Reader<number> | undefined {
  const bounds = format === 'safeint' && !def.coerce ? numbersOf(def.checks) : undefined
  if (bounds === undefined) return undefined
  const { least, most, step } = bounds
  return (raw) => {
    if (typeof raw !== 'number' || !Number.isSafeInteger(raw) || raw < least || raw > most) return undefined
    if (step > 1 && raw % step !== 0) return undefined
    return Object.is(raw, -0) ? undefined : raw
  }
}

export function stringReader({ def, format }: z.ZodString): Reader<string> | undefined {
  const lengths = format === null && !def.coerce ? lengthsOf(def.checks) : undefined
  if (lengths === undefined) return undefined
  return textReader(({ length }) => length >= lengths.least && length <= lengths.most)
}

export function textReader(fits: (text: string) => boolean): Reader<string> {
  return (raw) => (typeof raw === 'string' && isPlainText(raw) && fits(raw) ? raw : undefined)
}
