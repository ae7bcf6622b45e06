import type { RaceId } from '../data/races.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 8.1.1: every land battle of the active player, one after the other. */
export function* fightLandBattles(_: SowTable, __: RaceId): SowFlow {}
