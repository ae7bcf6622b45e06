import { type Clause, type Decision, type Phrase, refuse, several } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import type { View } from '../view.ts'

interface Said {
  readonly title: () => Phrase
  readonly hint: () => Phrase
  readonly choose: (ship: ShipId, view: View) => Phrase
  readonly cannot: (f: { ship: ShipId }) => Phrase
  /** What is done where some are chosen, and where none is. */
  readonly some: () => Phrase
  readonly none: () => Phrase
}

/** Any of the ships that may do something, or none; a captain who is away chooses none. */
export function someShips<B extends { readonly ships: readonly ShipId[] }>(
  kind: string,
  clause: Clause,
  { title, hint, choose, cannot, some, none }: Said,
): Decision<SailsOfGlory, B, ShipId[]> {
  return {
    kind,
    title,
    hint,
    shape: z.array(z.enum(SHIP_IDS)).max(8),
    options: ({ brief, view }) => several(brief.ships, 0, brief.ships.length, (ship) => choose(ship, view)),
    check({ brief }, ships) {
      const wrong = ships.find((ship, index) => !brief.ships.includes(ship) || ships.indexOf(ship) < index)
      return wrong && refuse(clause, cannot({ ship: wrong }))
    },
    confirm: (_, ships) => (ships.length === 0 ? none() : some()),
    absent: () => [],
    unanswered: none,
  }
}
