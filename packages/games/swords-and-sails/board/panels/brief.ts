/** What the rules told with a question is anybody's guess until it has been read. */
export function partOf(brief: unknown, name: string): unknown {
  if (typeof brief !== 'object' || brief === null) return undefined
  return Object.entries(brief).find(([key]) => key === name)?.[1]
}

export function numberIn(brief: unknown, name: string): number {
  const part = partOf(brief, name)
  return typeof part === 'number' ? part : 0
}

export function textIn(brief: unknown, name: string): string {
  const part = partOf(brief, name)
  return typeof part === 'string' ? part : ''
}

export function listIn(brief: unknown, name: string): readonly unknown[] {
  const part = partOf(brief, name)
  return Array.isArray(part) ? part : []
}
