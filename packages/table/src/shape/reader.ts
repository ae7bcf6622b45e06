import { z } from 'zod'
import { isPlainObject } from '../json.ts'
import { lengthsOf } from './bounds.ts'
import {
  isPlainText,
  type Reader,
  stringReader,
  textReader,
  valueReader,
  wholeNumberReader,
} from './value-readers.ts'

/** Answers of more values are looked at the careful way. */
const MOST_VALUES = 1000

/** How many values there is room for in the answer that is being read. */
let room = 0

const known = new WeakMap<z.ZodType, { readonly read: Reader<unknown> | undefined }>()

/**
 * The quick way to read answers of a shape, if it is made only of plain parts (strict objects, lists, names, whole
 * numbers and the like). What it reads, `jsonFault` and the shape itself would have let through as the very same data;
 * what it does not read may be right all the same, and goes that way to be accepted or refused with a sentence.
 */
export function readerOf<A>(shape: z.ZodType<A>): Reader<A> | undefined
export function readerOf(shape: z.ZodType): Reader<unknown> | undefined {
  if (last?.shape !== shape) last = { shape, read: knownReader(shape) }
  return last.read
}

/** The same is often asked of several seats one after another. */
let last: { readonly shape: z.ZodType; readonly read: Reader<unknown> | undefined } | undefined

function knownReader(shape: z.ZodType): Reader<unknown> | undefined {
  let reader = known.get(shape)
  if (reader === undefined) {
    reader = { read: counting(readerOfPart(shape)) }
    known.set(shape, reader)
  }
  return reader.read
}

function counting(read: Reader<unknown> | undefined): Reader<unknown> | undefined {
  if (read === undefined) return undefined
  return (raw) => {
    room = MOST_VALUES
    return read(raw)
  }
}

function readerOfPart(shape: z.core.$ZodType): Reader<unknown> | undefined {
  if (shape instanceof z.ZodEnum) return valueReader(shape.options)
  if (shape instanceof z.ZodLiteral) return valueReader([...shape.values])
  if (shape instanceof z.ZodBoolean) return shape.def.coerce ? undefined : valueReader([true, false])
  if (shape instanceof z.ZodNumberFormat) return wholeNumberReader(shape)
  if (shape instanceof z.ZodTemplateLiteral) return textReader((text) => shape._zod.pattern.test(text))
  if (shape instanceof z.ZodString) return stringReader(shape)
  if (shape instanceof z.ZodNullable) return nullableReader(shape)
  if (shape instanceof z.ZodArray) return listReader(shape)
  if (!(shape instanceof z.ZodType) || hasChecks(shape)) return undefined
  if (shape instanceof z.ZodObject) return objectReader(shape)
  if (shape instanceof z.ZodRecord) return recordReader(shape)
  if (shape instanceof z.ZodDiscriminatedUnion) return distinctReader(shape) ?? unionReader(shape)
  if (shape instanceof z.ZodUnion) return unionReader(shape)
  return undefined
}

/** Whether more is asked of what is read than its form. */
function hasChecks({ def }: z.ZodType): boolean {
  return def.checks !== undefined && def.checks.length > 0
}

function nullableReader(shape: z.ZodNullable): Reader<unknown> | undefined {
  const read = readerOfPart(shape.def.innerType)
  return read && ((raw) => (raw === null ? null : read(raw)))
}

function listReader(shape: z.ZodArray): Reader<unknown[]> | undefined {
  const lengths = lengthsOf(shape.def.checks)
  const read = readerOfPart(shape.def.element)
  if (lengths === undefined || read === undefined) return undefined
  const { least, most } = lengths
  return (raw) => {
    if (!Array.isArray(raw) || raw.length < least || raw.length > most) return undefined
    room -= raw.length
    if (room < 0) return undefined
    const items: unknown[] = []
    for (let place = 0; place < raw.length; place += 1) {
      const item = read(raw[place])
      if (item === undefined) return undefined
      items.push(item)
    }
    return items
  }
}

interface Field {
  readonly name: string
  readonly read: Reader<unknown>
  readonly optional: boolean
}

function objectReader(shape: z.ZodObject): Reader<object> | undefined {
  const read = fieldsReader(shape)
  return read && ((raw) => (isPlainObject(raw) ? read(raw) : undefined))
}

/** Of what is known to be a plain object. */
function fieldsReader(
  shape: z.ZodObject,
): ((raw: Readonly<Record<string, unknown>>) => object | undefined) | undefined {
  const fields = fieldsOf(shape)
  if (fields === undefined) return undefined
  return (raw) => {
    room -= fields.length
    if (room < 0) return undefined
    let strange = 0
    for (const _ in raw) strange += 1
    const object: Record<string, unknown> = {}
    for (const { name, read, optional } of fields) {
      const value = raw[name]
      if (value === undefined && optional) continue
      const field = read(value)
      if (field === undefined) return undefined
      object[name] = field
      strange -= 1
    }
    return strange === 0 ? object : undefined
  }
}

function fieldsOf({ def: { catchall, shape } }: z.ZodObject): readonly Field[] | undefined {
  if (!(catchall instanceof z.ZodNever)) return undefined
  const fields: Field[] = []
  for (const [name, part] of Object.entries(shape)) {
    const optional = part instanceof z.ZodOptional
    const read = readerOfPart(optional ? part.def.innerType : part)
    if (read === undefined || !isPlainText(name) || name in Object.prototype) return undefined
    fields.push({ name, read, optional })
  }
  return fields
}

/** Some of these names, each with a value. */
function recordReader({
  def: { keyType, valueType, partial, mode },
}: z.ZodRecord): Reader<object> | undefined {
  const readName = keyType instanceof z.ZodEnum ? readerOfPart(keyType) : undefined
  const read = readerOfPart(valueType)
  if (readName === undefined || read === undefined || !partial || mode === 'loose') return undefined
  return (raw) => {
    if (!isPlainObject(raw)) return undefined
    const record: Record<string, unknown> = {}
    for (const name in raw) {
      room -= 1
      if (room < 0 || name === '__proto__' || readName(name) === undefined) return undefined
      const value = read(raw[name])
      if (value === undefined) return undefined
      record[name] = value
    }
    return record
  }
}

/** The first part that fits. */
function unionReader({ def: { options, inclusive } }: z.ZodUnion): Reader<unknown> | undefined {
  const reads = options.map(readerOfPart).filter((read) => read !== undefined)
  if (reads.length < options.length || inclusive === false) return undefined
  return (raw) => {
    for (const read of reads) {
      const value = read(raw)
      if (value !== undefined) return value
    }
    return undefined
  }
}

/** Objects that tell themselves apart by the name in one of their fields. */
function distinctReader({ def }: z.ZodDiscriminatedUnion): Reader<unknown> | undefined {
  const reads = new Map<unknown, NonNullable<ReturnType<typeof fieldsReader>>>()
  for (const part of def.options) {
    if (!(part instanceof z.ZodObject) || hasChecks(part)) return undefined
    const name = part.def.shape[def.discriminator]
    const read = fieldsReader(part)
    if (!(name instanceof z.ZodLiteral) || read === undefined) return undefined
    for (const value of name.values) reads.set(value, read)
  }
  return (raw) => (isPlainObject(raw) ? reads.get(raw[def.discriminator])?.(raw) : undefined)
}
