import ts from 'typescript'

export type Schema = Readonly<Record<string, unknown>>

const MOST_INLINE = 3

/**
 * Makes JSON Schemas of TypeScript's types, as its compiler understands them. They must be of plain data; whatever is not is
 * named in an error. Types that have a name get a place of their own among the definitions.
 */
export class FromType {
  readonly #checker: ts.TypeChecker
  readonly #definitions = new Map<string, Schema>()
  readonly #names = new Map<ts.Type, string>()

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /** Everything that was named, in alphabetical order. */
  get definitions(): Readonly<Record<string, Schema>> {
    return Object.fromEntries([...this.#definitions].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  of(type: ts.Type): Schema {
    const name = this.#nameOf(type)
    if (name === undefined) return this.#inline(type)
    if (!this.#definitions.has(name)) {
      this.#definitions.set(name, {})
      this.#definitions.set(name, this.#inline(type))
    }
    return { $ref: `#/$defs/${name}` }
  }

  /** Only what the house has named itself, and only where the name stands for one thing. */
  #nameOf(type: ts.Type): string | undefined {
    const known = this.#names.get(type)
    if (known !== undefined) return known
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined)
    const isOurs = symbol?.declarations?.every((each) => !each.getSourceFile().isDeclarationFile) === true
    if (symbol === undefined || !isOurs || (type.aliasTypeArguments?.length ?? 0) > 0) return undefined
    if (type.isUnion() && type.types.length <= MOST_INLINE && type.types.every(isLiteral)) return undefined
    if (!type.isUnion() && (type.flags & ts.TypeFlags.Object) === 0) return undefined
    const taken = new Set(this.#names.values())
    let name = symbol.name
    for (let n = 2; taken.has(name); n += 1) name = `${symbol.name}${n}`
    this.#names.set(type, name)
    return name
  }

  #inline(type: ts.Type): Schema {
    const { flags } = type
    if ((flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0) return {}
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if ((flags & ts.TypeFlags.BooleanLiteral) !== 0)
      return { const: this.#checker.typeToString(type) === 'true' }
    if ((flags & ts.TypeFlags.Null) !== 0) return { type: 'null' }
    if ((flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0) return { type: 'string' }
    if ((flags & ts.TypeFlags.Number) !== 0) return { type: 'number' }
    if ((flags & ts.TypeFlags.Boolean) !== 0) return { type: 'boolean' }
    if (type.isUnion()) return this.#union(type)
    if ((flags & ts.TypeFlags.Object) !== 0 || type.isIntersection()) return this.#object(type)
    throw new Error(`There is no schema for ${this.#checker.typeToString(type)}.`)
  }

  #union(type: ts.UnionType): Schema {
    const parts = partsOf(type).filter((each) => (each.flags & ts.TypeFlags.Undefined) === 0)
    const literals = parts.filter(isWord)
    const others = parts.filter((each) => !isWord(each))
    const schemas: Schema[] = [
      ...(literals.length > 0 ? [{ enum: inOrder(literals.map(({ value }) => value)) }] : []),
      ...inOrder(unique(others.map((each) => this.of(each)))),
    ]
    const bothTruths = schemas.filter((each) => typeof each['const'] === 'boolean')
    const rest = schemas.filter((each) => !bothTruths.includes(each))
    if (bothTruths.length === 2) rest.push({ type: 'boolean' })
    else rest.push(...bothTruths)
    const [only] = rest
    return rest.length === 1 && only !== undefined ? only : { anyOf: rest }
  }

  #object(type: ts.Type): Schema {
    const checker = this.#checker
    if (checker.isTupleType(type)) return this.#tuple(type)
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(reference(type))
      return { type: 'array', items: item === undefined ? {} : this.of(item) }
    }
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0)
      throw new Error(`${checker.typeToString(type)} is no plain data.`)
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const described = ts.displayPartsToString(property.getDocumentationComment(checker))
      const schema = this.of(checker.getTypeOfSymbol(property))
      properties[property.name] = described === '' ? schema : { ...schema, description: described }
      if (!isOptional) required.push(property.name)
    }
    const [index] = checker.getIndexInfosOfType(type)
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      additionalProperties: index === undefined ? false : this.of(index.type),
    }
  }

  #tuple(type: ts.Type): Schema {
    const items = this.#checker.getTypeArguments(reference(type)).map((each) => this.of(each))
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
  }
}

/** The parts as they were written, so that a named one keeps its name; the compiler flattens them otherwise. */
function partsOf(type: ts.UnionType): readonly ts.Type[] {
  const origin: unknown = Reflect.get(type, 'origin')
  return isUnion(origin) ? origin.types : type.types
}

function isUnion(origin: unknown): origin is ts.UnionType {
  return typeof origin === 'object' && origin !== null && 'types' in origin && Array.isArray(origin.types)
}

function isWord(type: ts.Type): type is ts.StringLiteralType | ts.NumberLiteralType {
  return type.isStringLiteral() || type.isNumberLiteral()
}

function isLiteral(type: ts.Type): boolean {
  return type.isLiteral() || (type.flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null)) !== 0
}

function reference(type: ts.Type): ts.TypeReference {
  if (!('target' in type)) throw new Error('A list that refers to nothing.')
  return type as ts.TypeReference
}

/** The compiler has an order of its own, which changes with what it happened to look at first. */
function inOrder<T>(parts: readonly T[]): readonly T[] {
  return parts.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

function unique(schemas: readonly Schema[]): readonly Schema[] {
  return [...new Map(schemas.map((each) => [JSON.stringify(each), each])).values()]
}
