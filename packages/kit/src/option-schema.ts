/** The JSON Schema of a game's options, as far as games make use of it. */
export interface OptionsSchema {
  readonly properties?: Readonly<Record<string, OptionSchema>>
}

export interface OptionSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly anyOf?: readonly OptionSchema[]
  readonly items?: OptionSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly propertyNames?: OptionSchema
  readonly additionalProperties?: OptionSchema | boolean
  readonly properties?: Readonly<Record<string, OptionSchema>>
  readonly required?: readonly string[]
}
