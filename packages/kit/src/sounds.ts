/** What can be heard at a table, by what makes the noise; how it sounds is the page's own business. */
export const CUES = [
  'bell',
  'blades',
  'card',
  'coins',
  'crash',
  'dice',
  'drums',
  'fanfare',
  'guns',
  'hammers',
  'sails',
] as const

export type Cue = (typeof CUES)[number]

/** The lines of a game's log that can be heard when they are told. */
export type Sounds = Readonly<Partial<Record<Cue, readonly string[]>>>
