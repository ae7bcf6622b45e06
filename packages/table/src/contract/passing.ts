import type { SeenLine } from '../ledger.ts'
import { makePatch } from '../patch.ts'

type Parts = Readonly<Record<string, unknown>>
type Path = readonly string[]

/** What lines speak of: every value in their fields, and the parts of names that are put together. */
export type Spoken = ReadonlySet<unknown>

export function spokenIn(lines: readonly SeenLine[]): Spoken {
  const names = new Set<unknown>()
  for (const { what } of lines) gather(what.fields, names)
  return names
}

/** Looks for what is seen only in passing: in a frame, and neither in the settled view before it nor in the one after it. */
export class Passing {
  readonly #spoken: Spoken
  /** Nearly every line names one of these: that says what befell the seat itself, and not what befell all it has. */
  readonly #seats: readonly string[]
  readonly #unnamed: Path[] = []

  constructor(spoken: Spoken, seats: readonly string[]) {
    this.#spoken = spoken
    this.#seats = seats
  }

  /** Where in the frame such things lie that no line has named by then. */
  unnamed(frame: unknown, before: unknown, after: unknown): readonly Path[] {
    this.#look(frame, before, after, [])
    return this.#unnamed
  }

  #look(frame: unknown, before: unknown, after: unknown, path: Path): void {
    if (isLike(frame, before) || isLike(frame, after)) return
    if (Array.isArray(frame)) this.#lookAtItems(frame, before, after, path)
    else if (isParts(frame)) this.#lookAtParts(frame, before, after, path)
    else if (typeof frame !== 'string' || !this.#spoken.has(frame)) this.#unnamed.push(path)
  }

  #lookAtItems(frame: readonly unknown[], before: unknown, after: unknown, path: Path): void {
    const lists = [before, after].map((list): readonly unknown[] => (Array.isArray(list) ? list : []))
    const standing = lists.every(({ length }) => length === frame.length)
    for (const [place, item] of frame.entries()) {
      if (lists.flat().some((each) => isLike(each, item)) || this.#isNamed(item, place)) continue
      const within = [...path, `${place}`]
      if (standing && isParts(item))
        this.#look(item, partOf(before, `${place}`), partOf(after, `${place}`), within)
      else this.#unnamed.push(within)
    }
  }

  #lookAtParts(frame: Parts, before: unknown, after: unknown, path: Path): void {
    const seat = path.at(-1)
    const ofSeat = seat !== undefined && this.#seats.includes(seat) && this.#spoken.has(seat)
    for (const [name, part] of Object.entries(frame)) {
      const isNamed = this.#spoken.has(name) && !this.#seats.includes(name)
      if (isNamed || (ofSeat && !isParts(part))) continue
      this.#look(part, partOf(before, name), partOf(after, name), [...path, name])
    }
  }

  /** By a name of its own, or by its place in the list where it has none. */
  #isNamed(item: unknown, place: number): boolean {
    const parts = new Set<unknown>()
    gather(item, parts)
    const names = [...parts].filter((part) => typeof part === 'string' && !this.#seats.includes(part))
    return names.length === 0 ? this.#spoken.has(place) : names.some((name) => this.#spoken.has(name))
  }
}

function gather(value: unknown, into: Set<unknown>): void {
  if (isParts(value)) {
    for (const part of Object.values(value)) gather(part, into)
    return
  }
  into.add(value)
  if (typeof value === 'string') for (const word of value.split(' ')) into.add(word)
}

function isLike(one: unknown, other: unknown): boolean {
  return one === other || makePatch(one, other) === undefined
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null
}

function partOf(value: unknown, name: string): unknown {
  return isParts(value) ? value[name] : undefined
}
