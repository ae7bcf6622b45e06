import { type Decision, oneOf, refuse } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { commandedBy } from '../ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 12.14.1 */
export const flagship: Decision<SailsOfGlory, null, ShipId> = {
  kind: 'flagship',
  title: () => say('flagship.title'),
  shape: z.enum(SHIP_IDS),
  options: ({ view, seat }) =>
    oneOf(
      commandedBy(view, seat).map(({ id }) => id),
      (ship) => ({ key: ship, label: say('flagship.choice', { ship }) }),
    ),
  check: ({ view, seat }, ship) =>
    commandedBy(view, seat).some(({ id }) => id === ship)
      ? undefined
      : refuse('SOG 12.14.1', say('flagship.not-yours', { ship })),
  absent({ view, seat }) {
    const [first] = commandedBy(view, seat)
    if (first === undefined) throw new Error(`${seat} has no ship.`)
    return first.id
  },
}
