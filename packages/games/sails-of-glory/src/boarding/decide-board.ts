import { someShips } from '../asking/some-ships.ts'
import type { ShipId } from '../data/ships.ts'
import { enemiesBeside } from './beside.ts'
import { say } from './words.en.ts'

export interface BoardBrief {
  /** Ships that may declare a boarding: in contact with an enemy and, in the Advanced rules, with the action. */
  readonly ships: readonly ShipId[]
}

/** SOG 12.11.1, SOG 12.13.1: the ships that show Boarding; the others show a blank. */
export const board = someShips<BoardBrief>('board', 'SOG 12.11.1', {
  title: () => say('board.title'),
  hint: () => say('board.hint'),
  choose: (ship, view) => say('board.yes', { ship, enemies: enemiesBeside(view, ship) }),
  cannot: (f) => say('board.cannot', f),
  some: () => say('board.confirm'),
  none: () => say('board.blank'),
})
