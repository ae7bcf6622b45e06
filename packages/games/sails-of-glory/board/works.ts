import type { SailsOfGlory } from '@windward/sails-of-glory/facts'
import type { Decision } from '@windward/table'

/** A decision that is answered by a list of works, one for each ship or battery. */
type ByWorks<W> = Pick<Decision<SailsOfGlory, never, W[]>, 'shape'>

/** What somebody works on for each ship or battery, by its name. */
export function workFor<W>(work: unknown, { shape }: ByWorks<W>): Readonly<Record<string, W>> {
  if (typeof work !== 'object' || work === null || Array.isArray(work)) return {}
  const works = Object.entries(work).flatMap(([name, each]) => {
    const read = shape.safeParse([each])
    return read.success ? read.data.map((whole) => [name, whole] as const) : []
  })
  return Object.fromEntries(works)
}

/** What somebody works on as a list of things. */
export function workList<W>(work: unknown, { shape }: ByWorks<W>): readonly W[] {
  const read = shape.safeParse(work)
  return read.success ? read.data : []
}
