import { type Decision, refuse, several } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { enemiesBeside } from './beside.ts'
import { say } from './words.en.ts'

export interface BoardBrief {
  /** Ships that may declare a boarding: in contact with an enemy and, in the Advanced rules, with the action. */
  readonly ships: readonly ShipId[]
}

/** SOG 12.11.1, SOG 12.13.1: the ships that show Boarding; the others show a blank. */
export const board: Decision<SailsOfGlory, BoardBrief, ShipId[]> = {
  kind: 'board',
  title: () => say('board.title'),
  hint: () => say('board.hint'),
  shape: z.array(z.enum(SHIP_IDS)).max(8),
  options: ({ view, brief }) =>
    several(brief.ships, 0, brief.ships.length, (ship) =>
      say('board.yes', { ship, enemies: enemiesBeside(view, ship) }),
    ),
  check({ brief }, ships) {
    const wrong = ships.find((ship, index) => !brief.ships.includes(ship) || ships.indexOf(ship) < index)
    return wrong && refuse('SOG 12.11.1', say('board.cannot', { ship: wrong }))
  },
  confirm: (_, ships) => say(ships.length === 0 ? 'board.blank' : 'board.confirm'),
  absent: () => [],
  unanswered: () => say('board.blank'),
}
