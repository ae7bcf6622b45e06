import { fault, Shape } from './shape.ts'

const ofType = (type: string, fits: (raw: unknown) => boolean, pattern?: string): Shape =>
  new Shape(
    (raw, issues, path) => (fits(raw) ? raw : fault(issues, path, `expected ${type}`)),
    pattern === undefined ? {} : { pattern: () => pattern },
  )

export const string = (): Shape => ofType('a text', (raw) => typeof raw === 'string', '[\\s\\S]{0,}')

export const number = (): Shape => ofType('a number', Number.isFinite)

export const int = (): Shape => ofType('a whole number', Number.isSafeInteger)

export const boolean = (): Shape => ofType('yes or no', (raw) => typeof raw === 'boolean')

export const unknown = (): Shape => new Shape((raw) => raw)

/** One of these very values. */
function oneOf(values: readonly unknown[]): Shape {
  const all = new Set(values)
  const pattern = () => `(?:${values.map((value) => escaped(String(value))).join('|')})`
  return new Shape(
    (raw, issues, path) =>
      all.has(raw) ? raw : fault(issues, path, `expected ${values.map(String).join(', ')}`),
    { values, pattern },
  )
}

const none = (): Shape => oneOf([null])
const named = (values: readonly string[]): Shape => oneOf(values)

export { named as enum, none as null }

export const literal = (value: unknown): Shape => oneOf(Array.isArray(value) ? value : [value])

/** A text made of parts, some of which are given. */
export function templateLiteral(parts: readonly (string | Shape)[]): Shape {
  let pattern: RegExp | undefined
  const made = () =>
    new RegExp(
      `^${parts.map((part) => (typeof part === 'string' ? escaped(part) : part.facts.pattern?.())).join('')}$`,
    )
  return string().refine((text) => {
    pattern ??= made()
    return pattern.test(String(text))
  })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}
