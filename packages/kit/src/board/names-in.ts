/** Every word in the fields of a line, however deep it lies: names of seats, places and pieces are among them. */
export function namesIn(field: unknown): readonly string[] {
  if (typeof field === 'string') return [field]
  if (typeof field !== 'object' || field === null) return []
  return Object.values(field).flatMap(namesIn)
}
