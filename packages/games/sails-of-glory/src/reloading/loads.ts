import { AMMUNITION, type Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import type { Options } from '../options.ts'

/** What a side may be loaded with by these rules (SOG 4.2, SOG 10.1.1, SOG 12.9.1). */
export function loadsOf({ level, doubleShot }: Options): readonly Ammo[] {
  if (!reaches(level, 'standard')) return ['ball']
  return AMMUNITION.filter((load) => load !== 'double' || doubleShot)
}
