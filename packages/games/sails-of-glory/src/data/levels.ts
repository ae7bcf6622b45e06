/** SOG 1.2.1 */
export const LEVELS = ['basic', 'standard', 'advanced'] as const
export type Level = (typeof LEVELS)[number]

export function reaches(level: Level, least: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}

/** SOG 1.2.2: options that are switched on or off, the lowest level of each and what it needs. */
export const SWITCHES = {
  grog: { level: 'basic', needs: null },
  entanglement: { level: 'basic', needs: null },
  continuousFire: { level: 'basic', needs: null },
  firstBroadside: { level: 'basic', needs: null },
  forcedAim: { level: 'basic', needs: null },
  doubleShot: { level: 'standard', needs: null },
  aimingHigh: { level: 'advanced', needs: null },
  boarding: { level: 'basic', needs: null },
  flagship: { level: 'basic', needs: null },
  explosion: { level: 'advanced', needs: null },
  sinking: { level: 'advanced', needs: null },
  spreadingFires: { level: 'advanced', needs: null },
  surrenderedShips: { level: 'basic', needs: null },
  windDirection: { level: 'basic', needs: null },
  windStrength: { level: 'advanced', needs: 'windDirection' },
} as const satisfies Readonly<Record<string, { readonly level: Level; readonly needs: string | null }>>
export type Switch = keyof typeof SWITCHES

/** SOG 1.2.2: options that list ships, and the lowest level of each. */
export const TRAININGS = {
  untrainedGunners: { level: 'basic' },
  untrainedSailors: { level: 'advanced' },
} as const satisfies Readonly<Record<string, { readonly level: Level }>>
export type Training = keyof typeof TRAININGS
