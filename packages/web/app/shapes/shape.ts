export interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

type Path = readonly PropertyKey[]
export type Read = (raw: unknown, issues: Issue[], path: Path) => unknown
type Success = { readonly success: true; readonly data: unknown }
type Failure = { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }

/** What a reading gives back when there was nothing it could read. */
export const UNREAD = Symbol('unread')

export function fault(issues: Issue[], path: Path, message: string): typeof UNREAD {
  issues.push({ path, message })
  return UNREAD
}

/** What shapes that are made of others need to know of their parts. */
interface Facts {
  /** The only values there are: of a name, or of the field that tells one object from another. */
  readonly values?: readonly unknown[]
  readonly fields?: Fields
  /** Makes an object of the same kind from other fields. */
  readonly remade?: (fields: Fields) => Shape
  /** What it looks like as part of a text. */
  readonly pattern?: () => string
  /** It may be missing from its object. */
  readonly optional?: boolean
  readonly inner?: Shape
}

export type Fields = Readonly<Record<string, Shape>>

const sizeOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : Number(value)

/** The form of some data. */
export class Shape {
  readonly read: Read
  readonly facts: Facts

  constructor(read: Read, facts: Facts = {}) {
    this.read = read
    this.facts = facts
  }

  safeParse(raw: unknown): Success | Failure {
    const issues: Issue[] = []
    const data = this.read(raw, issues, [])
    return data === UNREAD ? { success: false, error: { issues } } : { success: true, data }
  }

  parse(raw: unknown): unknown {
    const read = this.safeParse(raw)
    if (read.success) return read.data
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }

  get shape(): Fields {
    return this.facts.fields ?? {}
  }

  array(): Shape {
    return listOf(() => this)
  }

  optional(): Shape {
    return this.#unless(undefined, () => undefined, { optional: true })
  }

  nullable(): Shape {
    return this.#unless(null, () => null)
  }

  default(usual: unknown): Shape {
    return this.#unless(undefined, () => structuredClone(usual), { optional: true })
  }

  readonly(): Shape {
    return new Shape(this.read, { ...this.facts, inner: this })
  }

  describe(): this {
    return this
  }

  unwrap(): Shape {
    return this.facts.inner ?? this
  }

  partial(): Shape {
    return this.#remade(
      Object.fromEntries(Object.entries(this.shape).map(([name, each]) => [name, each.optional()])),
    )
  }

  extend(more: Fields): Shape {
    return this.#remade({ ...this.shape, ...more })
  }

  min(least: number): Shape {
    const { pattern } = this.facts
    const facts = pattern === undefined ? {} : { pattern: () => pattern().replace(/\{0,\}$/, `{${least},}`) }
    return this.#if((value) => sizeOf(value) >= least, `it is less than ${least}`, facts)
  }

  max(most: number): Shape {
    return this.#if((value) => sizeOf(value) <= most, `it is more than ${most}`)
  }

  length(size: number): Shape {
    return this.min(size).max(size)
  }

  positive(): Shape {
    return this.#if((value) => sizeOf(value) > 0, 'it is not above 0')
  }

  negative(): Shape {
    return this.#if((value) => sizeOf(value) < 0, 'it is not below 0')
  }

  nonnegative(): Shape {
    return this.min(0)
  }

  multipleOf(step: number): Shape {
    return this.#if((value) => sizeOf(value) % step === 0, `it is not a multiple of ${step}`)
  }

  regex(pattern: RegExp): Shape {
    return this.#if((value) => pattern.test(String(value)), 'it does not look as it should')
  }

  refine(fits: (value: unknown) => boolean, problem: string | { readonly message?: string } = {}): Shape {
    return this.#if(fits, (typeof problem === 'string' ? problem : problem.message) ?? 'it is not valid')
  }

  #if(fits: (value: unknown) => boolean, problem: string, facts: Facts = {}): Shape {
    return new Shape(
      (raw, issues, path) => {
        const value = this.read(raw, issues, path)
        return value === UNREAD || fits(value) ? value : fault(issues, path, problem)
      },
      { ...this.facts, ...facts },
    )
  }

  #unless(exception: unknown, value: () => unknown, facts: Facts = {}): Shape {
    return new Shape((raw, issues, path) => (raw === exception ? value() : this.read(raw, issues, path)), {
      ...this.facts,
      ...facts,
      inner: this,
    })
  }

  #remade(fields: Fields): Shape {
    const { remade } = this.facts
    if (remade === undefined) throw new Error('Only an object has fields.')
    return remade(fields)
  }
}

/** A list of so many, or of any length. */
export function listOf(elementAt: (place: number) => Shape | undefined, size?: number): Shape {
  return new Shape((raw, issues, path) => {
    if (!Array.isArray(raw)) return fault(issues, path, 'expected a list')
    if (size !== undefined && raw.length !== size) return fault(issues, path, `expected ${size} of them`)
    const before = issues.length
    const items = raw.map((item, place) => elementAt(place)?.read(item, issues, [...path, place]))
    return issues.length === before ? items : UNREAD
  })
}
