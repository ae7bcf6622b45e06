import type { RaceId } from '../data/races.ts'
import type { SowTable } from '../state.ts'

/** SOW 10.2.4: at the start of the own Movement segment. */
export function healHeroes(_: SowTable, __: RaceId): void {}
