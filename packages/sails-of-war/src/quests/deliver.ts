import type { RaceId } from '../data/races.ts'
import type { SowTable } from '../state.ts'

/** SOW 10.3.4: prizes of Heroes who stand in their own Home Realm, while their player controls it. */
export function deliverPrizes(_: SowTable, __: RaceId): void {}
