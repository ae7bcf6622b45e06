/** A part of plain data of which nothing is known: a draft that was kept, what a line of the ledger tells. */
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
