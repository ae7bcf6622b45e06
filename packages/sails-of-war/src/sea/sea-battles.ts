import type { RaceId } from '../data/races.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 9.1: every sea battle of the active player. */
export function* fightSeaBattles(_: SowTable, __: RaceId): SowFlow {}

/** SOW 5.19: battles a tempest has brought, before anyone moves. */
export function settleTempest(_: SowTable): void {}
