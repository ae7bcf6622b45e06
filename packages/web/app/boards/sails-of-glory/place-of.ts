import { SHIP_IDS } from '@windward/sails-of-glory/board'
import type { SeenLine } from '@windward/table'

const FIELDS = ['ship', 'at', 'by', 'ships', 'one', 'other'] as const

/** The ship a line speaks of first. */
export function placeOf({ what: { fields } }: SeenLine): string | undefined {
  for (const name of FIELDS) {
    const found = [fields[name]].flat().find((each) => SHIP_IDS.some((id) => id === each))
    if (typeof found === 'string') return found
  }
  return undefined
}
