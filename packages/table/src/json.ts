/** What survives a trip through JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Room for the longest answer any of the games knows, and far from what could hurt a server. */
const ROOM = { values: 20_000, characters: 200_000, depth: 32 }

export type JsonFault = 'too large' | 'not plain'

/** Says what keeps a value that came from outside from being plain JSON of a bearable size. */
export function jsonFault(value: unknown, room: typeof ROOM = ROOM): JsonFault | undefined {
  return new Reading(room).faultOf(value)
}

/** A value from outside as plain data of our own that nobody can change, or what keeps it from being that. */
export function plainCopy(value: unknown): { readonly value: unknown } | JsonFault {
  const reading = new Reading(ROOM)
  const copy = reading.copy(value)
  return reading.fault ?? { value: copy }
}

/** One look at a value from outside: it counts how much room is left, and stops at the first fault. */
class Reading {
  #values: number
  #characters: number
  #depth: number
  fault: JsonFault | undefined

  constructor(room: typeof ROOM) {
    this.#values = room.values
    this.#characters = room.characters
    this.#depth = room.depth
  }

  faultOf(value: unknown): JsonFault | undefined {
    this.copy(value)
    return this.fault
  }

  copy(value: unknown): unknown {
    this.#values -= 1
    if (this.#values < 0) return this.#stop('too large')
    switch (typeof value) {
      case 'boolean':
        return value
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0) ? value : this.#stop('not plain')
      case 'string':
        return this.#text(value)
      case 'object':
        return value === null ? null : this.#composite(value)
      default:
        return this.#stop('not plain')
    }
  }

  #text(text: string): string | undefined {
    this.#characters -= text.length
    if (this.#characters < 0) return this.#stop('too large')
    return text.isWellFormed() ? text : this.#stop('not plain')
  }

  #composite(value: object): unknown {
    if (this.#depth === 0) return this.#stop('too large')
    this.#depth -= 1
    const copy = Array.isArray(value) ? this.#items(value) : this.#fields(value)
    this.#depth += 1
    return copy
  }

  #items(items: readonly unknown[]): readonly unknown[] {
    const copy: unknown[] = []
    for (let place = 0; place < items.length && this.fault === undefined; place += 1) {
      copy.push(this.copy(items[place]))
    }
    return Object.freeze(copy)
  }

  #fields(value: object): object | undefined {
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null) return this.#stop('not plain')
    const copy: Record<string, unknown> = {}
    for (const key of Object.keys(value)) {
      if (key === '__proto__') return this.#stop('not plain')
      this.#text(key)
      copy[key] = this.copy(Reflect.get(value, key))
      if (this.fault !== undefined) return undefined
    }
    return Object.freeze(copy)
  }

  #stop(fault: JsonFault): undefined {
    this.fault ??= fault
  }
}

/**
 * A copy of plain data that shares nothing with the original. What was stored as a state comes back as one: the
 * type is the caller's word, as with everything that JSON brings.
 */
export function copyOf<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value))
}
