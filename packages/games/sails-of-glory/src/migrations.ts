/**
 * How positions of older rules are carried across. Version 2 decides some things otherwise (collisions, terrain, rakes,
 * flagships, coasts), but a position before a turn is written as it was: it goes on as it stands.
 */
export const migrations = { 1: asItStands } as const

function asItStands(state: unknown): object {
  if (typeof state !== 'object' || state === null) throw new TypeError('A position is an object.')
  return state
}
