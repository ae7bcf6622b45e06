import { DIE, DIRECTIONS } from '../data/setup.ts'
import type { SowTable } from '../state.ts'
import { type Zone, zoneAt } from './zones.ts'

/** SOW 2.1.2: a coastal zone by two dice, rolled again until it will do. */
export function rolledZone(t: SowTable, willDo: (zone: Zone) => boolean): Zone {
  for (;;) {
    const zone = zoneAt(t.dice.roll(DIRECTIONS), t.dice.roll(DIE))
    if (willDo(zone)) return zone
  }
}
