import { type AreaId, landIds, seaIds } from '../../src/data/area-ids.ts'

/** Areas as they stand in the raster: nought is nobody's, then the lands, the seas and what is out of play. */
export const OUTSIDE_LABELS = ['waste', 'far_water'] as const
export type Outside = (typeof OUTSIDE_LABELS)[number]

export const LABELS: readonly (AreaId | Outside)[] = [...landIds, ...seaIds, ...OUTSIDE_LABELS]

const numbers = new Map(LABELS.map((id, i) => [id, i + 1]))

export function labelOf(id: AreaId | Outside): number {
  const label = numbers.get(id)
  if (label === undefined) throw new Error(`${id} has no label`)
  return label
}

export const idOf = (label: number): AreaId | Outside | undefined => LABELS[label - 1]
