/** What survives a trip through JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Room for the longest answer any of the games knows, and far from what could hurt a server. */
const ROOM = { values: 20_000, characters: 200_000, depth: 32 }

export type JsonFault = 'too large' | 'not plain'

/** Says what keeps a value that came from outside from being plain JSON of a bearable size. */
export function jsonFault(value: unknown, room: typeof ROOM = ROOM): JsonFault | undefined {
  return faultOf(value, { ...room })
}

function faultOf(value: unknown, room: typeof ROOM): JsonFault | undefined {
  room.values -= 1
  if (room.values < 0) return 'too large'
  switch (typeof value) {
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : 'not plain'
    case 'string':
      return faultOfText(value, room)
    case 'object':
      return value === null ? undefined : faultOfComposite(value, room)
    default:
      return 'not plain'
  }
}

function faultOfText(text: string, room: typeof ROOM): JsonFault | undefined {
  room.characters -= text.length
  if (room.characters < 0) return 'too large'
  return text.isWellFormed() ? undefined : 'not plain'
}

function faultOfComposite(value: object, room: typeof ROOM): JsonFault | undefined {
  if (room.depth === 0) return 'too large'
  room.depth -= 1
  const fault = Array.isArray(value) ? faultOfItems(value, room) : faultOfFields(value, room)
  room.depth += 1
  return fault
}

function faultOfItems(items: readonly unknown[], room: typeof ROOM): JsonFault | undefined {
  for (let place = 0; place < items.length; place += 1) {
    const fault = faultOf(items[place], room)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfFields(value: object, room: typeof ROOM): JsonFault | undefined {
  if (!isPlainObject(value)) return 'not plain'
  for (const key in value) {
    if (key === '__proto__') return 'not plain'
    const fault = faultOfText(key, room) ?? faultOf(value[key], room)
    if (fault !== undefined) return fault
  }
  return undefined
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * A copy of plain data that shares nothing with the original. What was stored as a state comes back as one: the
 * type is the caller's word, as with everything that JSON brings.
 */
export function copyOf<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value))
}

/** Makes plain data unchangeable through and through: whoever tries hears of it at once. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
