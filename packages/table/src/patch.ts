import type { Json } from './json.ts'

/**
 * What turns one piece of plain data into another:
 *
 * - `[]`: it is gone (a field of an object);
 * - `[value]`: it is this now;
 * - `{ name: patch, … }`: these fields of the object, or items of the list by their place, have changed, others not;
 * - `[place, count, [item, …]]`: at this place of the list so many items are gone, and these stand there instead.
 */
export type Patch = readonly Json[] | { readonly [name: string]: Patch }

/** A patch made for something else, or by somebody who means harm. */
export class PatchFault extends Error {}

/**
 * Parts that were compared already: where several see the same, which is then one object for all of them, it is compared
 * once. They are kept for one round of comparisons, in which nothing that is compared changes.
 */
export type Compared = Map<object, { readonly before: object; readonly patch: Patch | undefined }>

/** Parts that lie deeper are too small to be worth remembering. */
const REMEMBERED_DEPTH = 3

/** What has changed from one piece of plain data to another; nothing, if nothing has. A patch shares parts with `after`. */
export function makePatch(before: unknown, after: unknown, compared?: Compared): Patch | undefined {
  return made(before, after, compared, 0)
}

function made(
  before: unknown,
  after: unknown,
  compared: Compared | undefined,
  depth: number,
): Patch | undefined {
  if (before === after) return undefined
  if (typeof after !== 'object' || typeof before !== 'object' || after === null || before === null)
    return replaced(after)
  if (compared === undefined || depth > REMEMBERED_DEPTH) return madeWithin(before, after, compared, depth)
  const known = compared.get(after)
  if (known?.before === before) return known.patch
  const patch = madeWithin(before, after, compared, depth)
  compared.set(after, { before, patch })
  return patch
}

function madeWithin(
  before: object,
  after: object,
  compared: Compared | undefined,
  depth: number,
): Patch | undefined {
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return replaced(after)
    return before.length === after.length ? ofItems(before, after, compared, depth) : splice(before, after)
  }
  return Array.isArray(before)
    ? replaced(after)
    : ofFields(fieldsOf(before), fieldsOf(after), compared, depth)
}

type Fields = Readonly<Record<string, unknown>>
type Changes = Record<string, Patch>

const fieldsOf: (value: object) => Fields = Object

/** A field that is undefined is not there, as in JSON. */
function ofFields(was: Fields, is: Fields, compared: Compared | undefined, depth: number): Patch | undefined {
  let changes: Changes | undefined
  let kept = 0
  for (const name of Object.keys(is)) {
    const value = is[name]
    if (value === undefined) continue
    const old = was[name]
    const isThere = hasValue(old)
    if (isThere) kept += 1
    if (value === old) continue
    const patch = isThere ? made(old, value, compared, depth + 1) : replaced(value)
    if (patch === undefined) continue
    changes ??= {}
    changes[name] = patch
  }
  const names = Object.keys(was)
  if (names.length === kept) return changes
  for (const name of names) {
    if (was[name] === undefined || (Object.hasOwn(is, name) && is[name] !== undefined)) continue
    changes ??= {}
    changes[name] = GONE
  }
  return changes
}

/** To ask whether a field is an object's own takes long. What is not, and looks so, is a function, which no data hold. */
function hasValue(field: unknown): boolean {
  return field !== undefined && typeof field !== 'function'
}

function ofItems(
  before: readonly unknown[],
  after: readonly unknown[],
  compared: Compared | undefined,
  depth: number,
): Patch | undefined {
  let changes: Changes | undefined
  for (let place = 0; place < after.length; place += 1) {
    const patch = made(before[place], after[place], compared, depth + 1)
    if (patch === undefined) continue
    changes ??= {}
    changes[place] = patch
  }
  return changes
}

/** Lists that have grown or shrunk: all but what they begin and end with alike. */
function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head += 1
  let tail = 0
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  return list([head, before.length - head - tail, after.slice(head, after.length - tail)])
}

function isSame(before: unknown, after: unknown): boolean {
  return made(before, after, undefined, 0) === undefined
}

const GONE: Patch = []

function replaced(value: unknown): Patch {
  return list([value])
}

/** What was compared is plain data, which is the caller's word. */
function list(parts: unknown[]): Patch {
  return Object(parts)
}

/** What a patch makes of what it was made for. Nothing is changed in place: what is the same is the same object. */
export function applyPatch(patch: unknown, before: unknown): unknown {
  if (patch === undefined) return before
  if (typeof patch !== 'object' || patch === null) throw new PatchFault('This is no patch.')
  if (!Array.isArray(patch)) return changed(patch, before)
  if (patch.length === 1) return patch[0]
  return spliced(patch, before)
}

function changed(changes: object, before: unknown): unknown {
  if (typeof before !== 'object' || before === null) throw new PatchFault('There is nothing to change here.')
  return Array.isArray(before) ? itemsChanged(changes, before) : fieldsChanged(changes, Object(before))
}

function fieldsChanged(changes: object, before: Fields): Fields {
  const after: Record<string, unknown> = { ...before }
  for (const [name, patch] of Object.entries(changes)) {
    if (name === '__proto__') throw new PatchFault('No field may be called so.')
    if (Array.isArray(patch) && patch.length === 0) delete after[name]
    else after[name] = applyPatch(patch, Object.hasOwn(before, name) ? before[name] : undefined)
  }
  return after
}

function itemsChanged(changes: object, before: readonly unknown[]): readonly unknown[] {
  const after = [...before]
  for (const [name, patch] of Object.entries(changes)) {
    const place = Number(name)
    if (!isWithin(place, before.length - 1) || `${place}` !== name)
      throw new PatchFault('There is no such place in the list.')
    after[place] = applyPatch(patch, before[place])
  }
  return after
}

function spliced(patch: readonly unknown[], before: unknown): readonly unknown[] {
  const [place, count, items] = patch
  const { length } = patch
  if (length !== 3 || !Array.isArray(before) || !Array.isArray(items))
    throw new PatchFault('This is no list.')
  if (!isWithin(place, before.length) || !isWithin(count, before.length - place))
    throw new PatchFault('There is no such place in the list.')
  return [...before.slice(0, place), ...items, ...before.slice(place + count)]
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}
