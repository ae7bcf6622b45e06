import type { RaceId } from '../data/races.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 8.6.1, SOW 8.6.2, SOW 15.3.1: Realms change hands, with their Ports, ships and Stars. */
export function* settleControl(_: SowTable, __: RaceId): SowFlow {}
