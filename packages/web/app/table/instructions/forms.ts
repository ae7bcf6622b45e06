import type { Shape } from '@windward/kit/instruction-forms.ts'
import { partsOf } from '../../parts-of.ts'

/** The words one may choose among, where the shape is a choice of words. */
export function wordsOf(shape: Shape): readonly string[] | undefined {
  if (shape.const !== undefined) return [shape.const]
  if (shape.enum !== undefined) return shape.enum
  if (shape.pattern !== undefined) return spelled(shape.pattern)
  const parts = shape.anyOf?.map(wordsOf)
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined
}

/** `^(a|b) (1|2)$` stands for “a 1”, “a 2”, “b 1” and “b 2”. */
function spelled(pattern: string): readonly string[] | undefined {
  const [, first, second] = /^\^\(([^()]+)\) \(([^()]+)\)\$$/.exec(pattern) ?? []
  return second === undefined
    ? undefined
    : first?.split('|').flatMap((word) => second.split('|').map((other) => `${word} ${other}`))
}

/** Where a form begins before anything is chosen. */
export function blank(shape: Shape): unknown {
  const words = wordsOf(shape)
  if (words !== undefined) return words[0]
  const [first] = shape.anyOf ?? shape.oneOf ?? []
  if (first !== undefined) return blank(first)
  switch (shape.type) {
    case 'boolean':
      return false
    case 'integer':
      return shape.minimum ?? 0
    case 'array':
      return []
    default:
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, property]) => [name, blank(property)]),
      )
  }
}

/** Which of several shapes a value has: told by its kind, and by the words that stand in it. */
export function chosenAmong(shapes: readonly Shape[], value: unknown): number {
  return Math.max(
    0,
    shapes.findIndex((shape) => fits(shape, value)),
  )
}

function fits(shape: Shape, value: unknown): boolean {
  const words = wordsOf(shape)
  if (words !== undefined) return typeof value === 'string' && words.includes(value)
  if (shape.type === 'array') return Array.isArray(value)
  if (shape.type === 'integer') return typeof value === 'number'
  if (shape.type === 'boolean') return typeof value === 'boolean'
  if (shape.type === 'null') return value === null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = partsOf(value)
  return Object.entries(shape.properties ?? {}).every(
    ([name, property]) => property.const === undefined || property.const === fields[name],
  )
}
