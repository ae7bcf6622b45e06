import { allRealms } from '../board/realms.ts'
import { RACE_IDS } from '../data/races.ts'
import { MONSTER_COUNTERS, type MonsterId } from '../data/units.ts'
import type { Open } from '../public-state.ts'

/** SOW 1.4.3: counters of a monster that nobody has, on land or aboard. */
export function freeMonsters(open: Open, monster: MonsterId): number {
  let used = 0
  for (const { forces } of allRealms(open)) {
    for (const race of RACE_IDS) used += forces[race]?.units[monster] ?? 0
  }
  for (const { units } of open.ships) used += units[monster]
  return MONSTER_COUNTERS[monster] - used
}
