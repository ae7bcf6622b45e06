import type { Side } from './data/ships.ts'

/** SOG 1.1.1: up to four captains on a side. */
export const SEATS = [
  'british-1',
  'french-1',
  'british-2',
  'french-2',
  'british-3',
  'french-3',
  'british-4',
  'french-4',
] as const
export type Seat = (typeof SEATS)[number]

export function sideOf(seat: Seat): Side {
  return seat.startsWith('british') ? 'british' : 'french'
}

export function enemyOf(side: Side): Side {
  return side === 'british' ? 'french' : 'british'
}

export function captainsOf(seats: readonly Seat[], side: Side): Seat[] {
  return seats.filter((seat) => sideOf(seat) === side)
}

/** SOG 1.1.1: captains of one side win and lose together. */
export function sides(seats: readonly Seat[]): Seat[][] {
  return [captainsOf(seats, 'british'), captainsOf(seats, 'french')].filter((side) => side.length > 0)
}
