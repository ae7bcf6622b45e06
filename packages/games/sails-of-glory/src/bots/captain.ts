import { MM } from '../data/measures.ts'

/** How a captain weighs a place, in points of hull damage. */
export interface Mind {
  /** How much it minds being hit, against hitting. */
  readonly caution: number
  readonly collision: number
  /** Within what of an enemy it wants to be. */
  readonly closeTo: number
  /** How many of its own cards it sails ahead. */
  readonly ahead: number
  /** What muskets do against guns, and what it gives for lying to windward of the nearest enemy. */
  readonly muskets: number
  readonly windward: number
  /** How much it wants room ahead: each so many millimetres short of it are a point. */
  readonly room: number
}

/** What a captain goes by: figures that differ from one to the other. */
export interface Captain {
  readonly bold: Mind
  /** Where it is meant to win unhurt (SOG 16.7.2). */
  readonly careful: Mind
  /** For how many turns there should be a way on that keeps her at sea and off the rocks. */
  readonly turnsOn: number
  /** How many cards it sails ahead at least where there are rocks and shoals. */
  readonly amongRocks: number
  /** Sound habits: counts loaded guns, knows her own squadron's cards, serves crew and shot by need. */
  readonly sound: boolean
  /** In how many of a hundred decisions about a ship its judgement slips, and how far it varies its openings. */
  readonly slips: number
  readonly variety: number
}

const BOLD: Mind = {
  caution: 0.8,
  collision: 5,
  closeTo: 90 * MM,
  ahead: 1,
  muskets: 1,
  windward: 0,
  room: 0,
}
const CAREFUL: Mind = {
  caution: 5,
  collision: 60,
  closeTo: 150 * MM,
  ahead: 3,
  muskets: 1,
  windward: 0,
  room: 0,
}

/** As the first bots of this game thought: by places alone. */
export const BEFORE: Captain = {
  bold: BOLD,
  careful: CAREFUL,
  turnsOn: 3,
  amongRocks: 2,
  sound: false,
  slips: 0,
  variety: 0,
}

/** Sound habits, and no slips. */
export const SOUND: Captain = {
  bold: { ...BOLD, room: 0.8, windward: 1.5, caution: 1.1 },
  careful: { ...CAREFUL, room: 0.8 },
  turnsOn: 6,
  amongRocks: 2,
  sound: true,
  slips: 0,
  variety: 0.4,
}

export const EASY: Captain = { ...SOUND, slips: 12 }

/** Likes to lie alongside, minds little what that costs, and reckons otherwise in most things. */
export const ODD: Captain = {
  ...SOUND,
  bold: { caution: 0.45, collision: 2, closeTo: 30 * MM, ahead: 2, muskets: 2, windward: 1.5, room: 0.3 },
  turnsOn: 5,
  variety: 0.8,
}

const minded = (mind: Partial<Mind>): Captain => ({ ...SOUND, bold: { ...SOUND.bold, ...mind } })

/** Characters differ in what they value. */
export const CHARACTERS = {
  /** Keeps off until her guns do more than those of the enemy. */
  cautious: minded({ caution: 1.2, closeTo: 120 * MM }),
  /** Closes, and gives more than she asks for. */
  bold: minded({ caution: 0.55, closeTo: 50 * MM, muskets: 1.6 }),
  /** Keeps to windward, from where she may choose when to fight. */
  weather: minded({ windward: 2 }),
} as const satisfies Readonly<Record<string, Captain>>
export type Character = keyof typeof CHARACTERS

/** The same captain with less time to look: for the many turns that are played on in thought. */
export function inHaste(captain: Captain): Captain {
  return { ...captain, amongRocks: 1, variety: 0 }
}
