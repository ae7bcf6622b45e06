import { type Json, PACES, type Pace } from '@windward/table'

/** Kept with what nobody searches for. */
const KEY = 'botsThink'

export function keptPace(pace: Pace | undefined): Readonly<Record<string, Json>> {
  return pace === undefined ? {} : { [KEY]: pace }
}

/** How long the bots of a table may think; as is usual, where nobody has said. */
export function paceOf(more: Readonly<Record<string, Json>>): Pace {
  return PACES.find((pace) => pace === more[KEY]) ?? 'usual'
}
