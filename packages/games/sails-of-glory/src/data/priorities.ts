/** SOG 15.2.5: what the crew of an automatic ship does first. */
export const SHIP_PRIORITIES = ['musketry', 'extinguish', 'repair-leak', 'fire', 'reload', 'repair'] as const
export type Priority = (typeof SHIP_PRIORITIES)[number]

/** SOG 15.2.6: and that of an automatic battery. */
export const BATTERY_PRIORITIES: readonly Priority[] = ['extinguish', 'fire', 'musketry', 'reload', 'repair']
