/** SOG 11.2.2, SOG 12.2.2, SOG 12.13.1: the action counters. Grog and boarding come with their options. */
export const ACTIONS = [
  'reload-port',
  'reload-starboard',
  'fire-port',
  'fire-starboard',
  'musketry',
  'increase-sails',
  'decrease-sails',
  'pump',
  'extinguish',
  'repair',
  'grog',
  'boarding',
] as const
export type ActionId = (typeof ACTIONS)[number]

/** SOG 11.4.2, SOG 11.4.3: those that lie open for a turn before they go to work. */
const DELAYED = ['extinguish', 'repair', 'reload-port', 'reload-starboard'] as const
export type DelayedId = (typeof DELAYED)[number]
