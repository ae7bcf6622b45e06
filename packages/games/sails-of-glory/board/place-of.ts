import { BATTERY_NAMES, SHIP_IDS } from '@windward/sails-of-glory/facts'
import type { SeenLine } from '@windward/table'

const FIELDS = ['ship', 'battery', 'at', 'by', 'ships', 'others', 'one', 'other'] as const
const PLACES: readonly string[] = [...SHIP_IDS, ...BATTERY_NAMES]

/** The ships and batteries a line speaks of, the one it is about first. */
export function placeOf({ what: { fields } }: SeenLine): readonly string[] {
  return FIELDS.flatMap((name) => fields[name] ?? []).flatMap(
    (each) => PLACES.find((place) => place === each) ?? [],
  )
}
