import { UNIT_IDS, type UnitId, type Units } from '@windward/sails-of-war/facts'

/** As wide as a tile where armies stand. */
export const WIDEST_PLINTH = 146
/** What the owner's emblem takes before the first figure, and what is left after the last. */
const EMBLEM = 24
const END = 3
/** What a figure of each kind would like to have, and what its number must have, of one figure and of two. */
const ROOM: Readonly<Record<UnitId, number>> = {
  footman: 33,
  archer: 35,
  cavalry: 45,
  giant: 40,
  firegaunt: 34,
  dragon: 58,
}
const NUMBER = [15, 27] as const
/** How large figures stand there. */
const SIZES: Readonly<Record<UnitId, number>> = {
  footman: 0.66,
  archer: 0.66,
  cavalry: 0.66,
  giant: 0.56,
  firegaunt: 0.56,
  dragon: 0.6,
}

interface Standing {
  readonly unit: UnitId
  readonly count: number
  /** From the middle of the plinth. */
  readonly x: number
  readonly scale: number
}

interface Plinth {
  readonly width: number
  /** From the middle; nothing, where there is no room for it. */
  readonly emblem: number | undefined
  readonly standing: readonly Standing[]
}

/** What an army stands on: one figure of each kind above how many there are of it, closer together where they are many. */
export function plinthOf(units: Units): Plinth {
  const kinds = UNIT_IDS.filter((unit) => units[unit] > 0)
  const wanted = kinds.reduce((sum, unit) => sum + ROOM[unit], 0)
  const crowded = kinds.length > 4
  const before = crowded ? END : EMBLEM
  const room = WIDEST_PLINTH - before - END
  const closer = Math.min(1, room / wanted)
  const cells = kinds.map((unit) => Math.max(NUMBER[units[unit] < 10 ? 0 : 1], ROOM[unit] * closer))
  const width = before + cells.reduce((sum, cell) => sum + cell, 0) + END
  let from = before - width / 2
  const standing = kinds.map((unit, index): Standing => {
    const cell = cells[index] ?? 0
    from += cell
    return { unit, count: units[unit], x: from - cell / 2, scale: SIZES[unit] * Math.max(0.7, closer) }
  })
  return { width, emblem: crowded ? undefined : 13 - width / 2, standing }
}
