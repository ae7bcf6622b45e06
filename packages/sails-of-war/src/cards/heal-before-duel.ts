import type { Hero, SowFlow, SowTable } from '../state.ts'

/** SOW 12.1.6: Healing Light before a duel a Hero is challenged to. */
export function* healBeforeDuel(_: SowTable, __: Hero): SowFlow {}
