import { type Clause, type Decision, type Phrase, refuse, several } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'

interface Said {
  readonly title: () => Phrase
  readonly choose: (f: { ship: ShipId }) => Phrase
  readonly cannot: (f: { ship: ShipId }) => Phrase
}

/** Any of the ships that may do something, or none; a captain who is away chooses none. */
export function someShips<B extends { readonly ships: readonly ShipId[] }>(
  kind: string,
  clause: Clause,
  { title, choose, cannot }: Said,
): Decision<SailsOfGlory, B, ShipId[]> {
  return {
    kind,
    title,
    shape: z.array(z.enum(SHIP_IDS)).max(8),
    options: ({ brief }) => several(brief.ships, 0, brief.ships.length, (ship) => choose({ ship })),
    check({ brief }, ships) {
      const wrong = ships.find((ship, index) => !brief.ships.includes(ship) || ships.indexOf(ship) < index)
      return wrong && refuse(clause, cannot({ ship: wrong }))
    },
    absent: () => [],
  }
}
