/** The form of an instruction as its JSON Schema has it, as far as games make use of it. */
export interface Shape {
  readonly type?: string
  readonly const?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

export interface InstructionForm {
  readonly kind: string
  readonly title: string
  readonly shape: Shape
}

export interface InstructionForms {
  readonly forms: readonly InstructionForm[]
  /** How the words in the shapes are called. */
  readonly names: Readonly<Record<string, string>>
}
