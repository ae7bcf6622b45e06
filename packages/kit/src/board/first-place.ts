/** The first thing in some field of a line that is the name of a place on the board. */
export function firstPlace(field: unknown, isPlace: (name: string) => boolean): string | undefined {
  if (typeof field === 'string') return isPlace(field) ? field : undefined
  if (typeof field !== 'object' || field === null) return undefined
  for (const part of Object.values(field)) {
    const found = firstPlace(part, isPlace)
    if (found !== undefined) return found
  }
  return undefined
}
