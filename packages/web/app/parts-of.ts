/** The parts of a piece of plain data by their names; of what has none, none. */
export function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
