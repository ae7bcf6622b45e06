import type { OptionsSchema, OptionSchema as Schema } from '@windward/kit/option-schema.ts'
import { optionWords } from './new-table-words.en.ts'

/** How one switch of a table is asked for, read off the game's own schema. */
export type OptionField = { readonly name: string; readonly help: string; readonly usual: unknown } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'several'; readonly values: readonly string[] }
  | { readonly kind: 'pairs'; readonly keys: readonly string[]; readonly values: readonly string[] }
)

/** The fields of a game's options, from the JSON Schema that its zod schema makes of itself. */
export function optionFields({ properties = {} }: OptionsSchema): readonly OptionField[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = kindOf(property)
    return field ? { name, help: property.description ?? '', usual: property.default, ...field } : []
  })
}

type Kind = OptionField extends infer F
  ? F extends OptionField
    ? Omit<F, 'name' | 'help' | 'usual'>
    : never
  : never

function kindOf(schema: Schema): Kind | undefined {
  const { type, anyOf = [] } = schema
  if (type === 'boolean') return { kind: 'switch' }
  if (schema.enum !== undefined) return { kind: 'choice', values: schema.enum }
  if (Array.isArray(type) && type.includes('boolean')) return { kind: 'choice', values: [null, true, false] }
  if (type === 'array') return { kind: 'several', values: schema.items?.enum ?? [] }
  if (typeof schema.additionalProperties === 'object')
    return {
      kind: 'pairs',
      keys: schema.propertyNames?.enum ?? [],
      values: schema.additionalProperties.enum ?? [],
    }
  const number = [schema, ...anyOf].find((each) => each.type === 'integer')
  if (number !== undefined)
    return { kind: 'number', least: number.minimum ?? 0, most: number.maximum ?? 9999 }
  const values = valuesOf({ anyOf })
  return values.length > 1 ? { kind: 'choice', values } : undefined
}

/** Everything a form can offer of it; what must be written out in full is left to those who write files. */
function valuesOf(schema: Schema): readonly unknown[] {
  if (schema.enum !== undefined) return schema.enum
  if ('const' in schema) return [schema.const]
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(valuesOf)
  if (schema.type === 'null') return [null]
  return schema.required === undefined ? [{}] : []
}

/** `territoryBidding` is asked for as “Territory bidding”. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What a switch is called; what its game calls it comes first. */
export function switchLabel(name: string, words: Readonly<Record<string, string>> = {}): string {
  return words[name] ?? labelOf(name)
}

export function choiceLabel(
  name: string,
  value: unknown,
  words: Readonly<Record<string, string>> = {},
): string {
  return words[`${name}.${String(value)}`] ?? valueLabel(value)
}

export function valueLabel(value: unknown): string {
  if (value === null) return optionWords.byTheRules
  if (typeof value === 'boolean') return value ? optionWords.yes : optionWords.no
  if (typeof value === 'object') return optionWords.asPrinted
  const text = String(value)
  return /^[A-Z]+$/.test(text) ? text : labelOf(text).toLowerCase().replaceAll('-', ' ')
}
