import type { TableChange } from '../storage/matches.ts'
import { tableRefusals } from './table-refusals.en.ts'

/** Why a table cannot be changed so. */
export interface TableRefusal {
  readonly refused: string
  readonly why: 'forbidden' | 'conflict' | 'invalid'
}

export type TableDecision = TableChange | TableRefusal

export const refuse = (why: TableRefusal['why'], refused: string): TableRefusal => ({ why, refused })

export const NOT_PLAYING = refuse('conflict', tableRefusals.notPlaying)
export const NOT_SEATED = refuse('forbidden', tableRefusals.notSeated)
export const NOT_HOST = refuse('forbidden', tableRefusals.notHost)

export const noSuchSeat = (seat: string): TableRefusal => refuse('invalid', tableRefusals.noSuchSeat(seat))
