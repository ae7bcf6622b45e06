import { designed, printed, type TableProvenance } from './provenance.ts'

/** SOW 8.1.6 */
export const BATTLE_STEPS = ['rout', 'archers', 'cavalry', 'front'] as const
export type BattleStep = (typeof BATTLE_STEPS)[number]

/** SOW 8.2.4 to SOW 8.2.6: how many attack. */
export const RANKS = { archers: 2, cavalry: 2, front: 3 } as const

/** SOW 8.4.1: the first row whose number is not passed. */
export const RALLY_TABLE: readonly { readonly upTo: number; readonly rallied: number }[] = [
  { upTo: 4, rallied: 0 },
  { upTo: 6, rallied: 1 },
  { upTo: 8, rallied: 2 },
  { upTo: 10, rallied: 3 },
]

/** SOW 8.4.4: killed in one round, and no Footman left. */
export const OVERRUN_KILLED = 2

/** SOW 8.2.1 */
export const ALWAYS_KILLS = 10

/** SOW 8.5.2 */
export const PURSUERS = 2

/** SOW 8.1.5 */
export const RETREAT_WOUNDS = 1

/** SOW 8.1.2 */
export const MILITIA = { footman: 2 } as const

export const BATTLE_PROVENANCE: TableProvenance<
  'order' | 'rally' | 'overrun' | 'ten' | 'pursuit' | 'wounds' | 'militia'
> = {
  order: printed('S table of the battle order'),
  rally: printed('S rout check table'),
  overrun: { origin: 'inferred', source: 'B 1.12' },
  ten: designed('B 3.4'),
  pursuit: designed('B 3.6'),
  wounds: designed('B 2b R15'),
  militia: designed('B 3.6'),
}
