import { type Fields, fault, type Issue, listOf, Shape, UNREAD } from './shape.ts'

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const NO_OBJECT = 'expected an object'

export const array = (element: Shape): Shape => listOf(() => element)

export function tuple(elements: readonly Shape[]): Shape {
  return listOf((place) => elements[place], elements.length)
}

/** What happens to fields the shape does not name. */
type Rest = 'refused' | 'dropped' | 'kept'

export const strictObject = (fields: Fields): Shape => objectOf(fields, 'refused')
export const object = (fields: Fields): Shape => objectOf(fields, 'dropped')
export const looseObject = (fields: Fields): Shape => objectOf(fields, 'kept')

function objectOf(fields: Fields, rest: Rest): Shape {
  const named = Object.entries(fields)
  return new Shape(
    (raw, issues, path) => {
      if (!isObject(raw)) return fault(issues, path, NO_OBJECT)
      const before = issues.length
      const read: Record<string, unknown> = {}
      for (const [name, shape] of named) {
        const value = shape.read(raw[name], issues, [...path, name])
        if (value !== undefined || name in raw) read[name] = value
      }
      for (const name of rest === 'dropped' ? [] : Object.keys(raw)) {
        if (Object.hasOwn(fields, name)) continue
        if (rest === 'refused') unasked(issues, path, name)
        else read[name] = raw[name]
      }
      return issues.length === before ? read : UNREAD
    },
    { fields, remade: (others) => objectOf(others, rest) },
  )
}

export const record = (key: Shape, value: Shape): Shape => recordOf(key, value, key.facts.values ?? [])
export const partialRecord = (key: Shape, value: Shape): Shape => recordOf(key, value, [])

function recordOf(key: Shape, value: Shape, needed: readonly unknown[]): Shape {
  return new Shape((raw, issues, path) => {
    if (!isObject(raw)) return fault(issues, path, NO_OBJECT)
    const before = issues.length
    const read: Record<string, unknown> = {}
    for (const name of new Set([...needed.map(String), ...Object.keys(raw)])) {
      if (key.safeParse(name).success) read[name] = value.read(raw[name], issues, [...path, name])
      else unasked(issues, path, name)
    }
    return issues.length === before ? read : UNREAD
  })
}

function unasked(issues: Issue[], path: readonly PropertyKey[], name: string): void {
  fault(issues, path, `“${name}” is not asked for`)
}

/** The first part that fits. */
export function union(parts: readonly Shape[]): Shape {
  return new Shape((raw, issues, path) => {
    for (const part of parts) {
      const value = part.read(raw, [], path)
      if (value !== UNREAD) return value
    }
    return fault(issues, path, 'it fits nothing that is possible here')
  })
}

/** Objects that tell themselves apart by the value of one field. */
export function discriminatedUnion(field: string, parts: readonly Shape[]): Shape {
  const byValue = new Map(
    parts.flatMap((part) => (part.facts.fields?.[field]?.facts.values ?? []).map((value) => [value, part])),
  )
  return new Shape((raw, issues, path) => {
    if (!isObject(raw)) return fault(issues, path, NO_OBJECT)
    const part = byValue.get(raw[field])
    return part === undefined
      ? fault(issues, [...path, field], 'it fits nothing that is possible here')
      : part.read(raw, issues, path)
  })
}
