import type { TableChange } from '../storage/matches.ts'

/** Why a table cannot be changed so. */
export interface TableRefusal {
  readonly refused: string
  readonly why: 'forbidden' | 'conflict' | 'invalid'
}

export type TableDecision = TableChange | TableRefusal

export const refuse = (why: TableRefusal['why'], refused: string): TableRefusal => ({ why, refused })

export const NOT_PLAYING = refuse('conflict', 'The match is not being played.')
export const NOT_SEATED = refuse('forbidden', 'You do not sit at this table.')
export const NOT_HOST = refuse('forbidden', 'Only whoever laid this table can do that.')

export const noSuchSeat = (seat: string): TableRefusal =>
  refuse('invalid', `This table has no seat “${seat.slice(0, 40)}”.`)
