/** Whether two pieces of plain data say the same, in whatever order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [own, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return own.size === other.size && [...own].every(([key, value]) => isSame(value, other.get(key)))
}
