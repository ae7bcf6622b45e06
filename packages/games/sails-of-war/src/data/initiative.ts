import { inferred, printed, type TableProvenance } from './provenance.ts'

export const COUNTER_NUMBERS = [1, 2, 3, 4, 5, 6] as const
/** An initiative counter, by its Spring number. */
export type InitiativeCounter = (typeof COUNTER_NUMBERS)[number]

/** SOW 4.2.1: the Fall number of each. */
export const FALL_NUMBERS: Readonly<Record<InitiativeCounter, InitiativeCounter>> = {
  1: 5,
  2: 6,
  3: 4,
  4: 1,
  5: 2,
  6: 3,
}

export const INITIATIVE_PROVENANCE: TableProvenance<'five' | 'sixth'> = {
  five: printed('S 7'),
  sixth: inferred('B 2 item 1'),
}
