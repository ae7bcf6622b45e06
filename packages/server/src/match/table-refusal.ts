import type { TableRefusal } from './open-match.ts'

export const refuse = (why: TableRefusal['why'], refused: string): TableRefusal => ({ why, refused })

export const NOT_PLAYING = refuse('conflict', 'The match is not being played.')
export const NOT_SEATED = refuse('forbidden', 'You do not sit at this table.')
export const NOT_HOST = refuse('forbidden', 'Only whoever laid this table can do that.')

export const noSuchSeat = (seat: string): TableRefusal =>
  refuse('invalid', `This table has no seat “${seat.slice(0, 40)}”.`)
